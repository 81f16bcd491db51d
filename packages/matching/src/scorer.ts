import { type Assessment, assess, prepareClaims } from "./assess.ts";
import { bandWithCap } from "./bands.ts";
import { type CompiledJob, compileJob } from "./compileJob.ts";
import { quantise } from "./fixedPoint.ts";
import { isScorable } from "./isScorable.ts";
import type { Band, Claim, Requirement, SkillFacts } from "./model.ts";

export interface Score {
  /**
   * Σ share · credit, 0–1, exact in any summation order; null, like the band, when the claims are not
   * scorable.
   */
  score: number | null;
  band: Band | null;
  /** Canonical id of the must-have that limits the band to Moderate; null without one. */
  cappedBy: string | null;
  /** One per requirement of the compiled job, in the same order. */
  assessments: readonly Assessment[];
}

/** Scores a person against a compiled job. */
export function scoreCompiled(job: CompiledJob, claims: readonly Claim[], facts: SkillFacts): Score {
  const prepared = prepareClaims(claims, facts);
  const assessments = job.requirements.map((requirement) => assess(requirement, prepared, job, facts));
  if (!isScorable(claims)) return { score: null, band: null, cappedBy: null, assessments };
  const score = job.requirements.reduce(
    (sum, requirement, at) => sum + quantise(requirement.share * (assessments[at]?.credit ?? 0)),
    0,
  );
  return {
    score,
    ...bandWithCap(score, job.requirements, (at) => assessments[at]?.credit ?? 0),
    assessments,
  };
}

/** Scores a person against requirements; null without requirements ("not enough information", never 0). */
export function scorePerson(
  requirements: readonly Requirement[],
  claims: readonly Claim[],
  facts: SkillFacts,
): Score | null {
  const job = compileJob(requirements, facts);
  return job === null ? null : scoreCompiled(job, claims, facts);
}
