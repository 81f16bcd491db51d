import type { Assessment } from "./assess.ts";
import { codeLevel, earnsByEndorsement } from "./claimCode.ts";
import { type CompiledJob, type CompiledRequirement, compileJob } from "./compileJob.ts";
import { quantise } from "./fixedPoint.ts";
import { findLift, type Lift } from "./lift.ts";
import type { Band, Claim, EvidenceSource, Requirement, RequirementKind, SkillFacts } from "./model.ts";
import { type Score, scoreCompiled } from "./scorer.ts";
import { EXCLUDED_ATTRIBUTES, SCORER_VERSION } from "./scorerConfig.ts";

export type RequirementStatus = "met" | "below_level" | "adjacent" | "missing" | "level_unknown";

/** One line of the sheet. */
export interface ExplainedRequirement {
  /** Canonical id. */
  skillId: string;
  status: RequirementStatus;
  /** The related skill that earns the credit, with its level; null unless the status is adjacent. */
  via: string | null;
  viaLevel: number | null;
  need: number;
  /** The person's level in the required skill itself; null when missing or unknown. */
  have: number | null;
  kind: RequirementKind;
  importance: number;
  mustHave: boolean;
  weight: number;
  /** 0–1. */
  credit: number;
  /** Of 100; over all lines, points sum to 100 × score and points + lost to 100, exactly. */
  points: number;
  lost: number;
  /** Source and years since last use of the claim that earns the credit. */
  source: EvidenceSource | null;
  lastUsedYears: number | null;
}

export interface Explanation {
  scorerVersion: string;
  /** Null, like the band, when the claims are not scorable; the requirements are listed anyway. */
  score: number | null;
  band: Band | null;
  cappedBy: string | null;
  /**
   * Share of the weight, 0–1, with a known level of the required skill itself; related skills do not count.
   */
  confidence: number;
  requirements: readonly ExplainedRequirement[];
  lift: Lift | null;
  /** Canonical ids of the person's skills that earned nothing and were not required. */
  notUsed: readonly string[];
  neverUsed: readonly string[];
}

function knownLevel(code: number): number | null {
  return codeLevel(code) === 0 ? null : codeLevel(code);
}

function statusOf(
  { level: need, isLicence }: CompiledRequirement,
  { deciding, own }: Assessment,
): RequirementStatus {
  if (deciding === null) return "missing";
  if (deciding !== own) return "adjacent";
  if (isLicence) return "met";
  const level = knownLevel(deciding.code);
  if (level === null) return "level_unknown";
  return level >= need ? "met" : "below_level";
}

function sourceOf({ level }: CompiledRequirement, { deciding, own }: Assessment): EvidenceSource | null {
  if (deciding === null) return null;
  return deciding === own && earnsByEndorsement(own.code, level) ? "endorsed" : deciding.claim.source;
}

function explainRequirement(requirement: CompiledRequirement, assessment: Assessment): ExplainedRequirement {
  const { credit, deciding, own } = assessment;
  const status = statusOf(requirement, assessment);
  const earned = quantise(requirement.share * credit);
  const via = status === "adjacent" ? deciding : null;
  return {
    skillId: requirement.skillId,
    status,
    via: via?.skillId ?? null,
    viaLevel: via === null ? null : knownLevel(via.code),
    need: requirement.level,
    have: own === null ? null : knownLevel(own.code),
    kind: requirement.kind,
    importance: requirement.importance,
    mustHave: requirement.mustHave,
    weight: requirement.weight,
    credit,
    points: 100 * earned,
    lost: 100 * (requirement.share - earned),
    source: sourceOf(requirement, assessment),
    lastUsedYears: deciding?.claim.lastUsedYears ?? null,
  };
}

function confidenceOf(job: CompiledJob, score: Score): number {
  return job.requirements.reduce((sum, requirement, at) => {
    const own = score.assessments[at]?.own ?? null;
    return own !== null && (requirement.isLicence || codeLevel(own.code) > 0) ? sum + requirement.share : sum;
  }, 0);
}

function unusedSkills(job: CompiledJob, score: Score, claims: readonly Claim[], facts: SkillFacts): string[] {
  const used = new Set(job.requirements.map((requirement) => requirement.skillId));
  for (const { deciding } of score.assessments) if (deciding) used.add(deciding.skillId);
  const held = new Set(claims.map((claim) => facts.canonical(claim.skillId)));
  return [...held].filter((skillId) => !used.has(skillId)).sort();
}

/**
 * Returns the calculation of a person's score line by line, identical for person, manager and recruiter;
 * null when the job has no requirements ("not enough information").
 */
export function explain(
  requirements: readonly Requirement[],
  claims: readonly Claim[],
  facts: SkillFacts,
): Explanation | null {
  const job = compileJob(requirements, facts);
  if (job === null) return null;
  const score = scoreCompiled(job, claims, facts);
  return {
    scorerVersion: SCORER_VERSION,
    score: score.score,
    band: score.band,
    cappedBy: score.cappedBy,
    confidence: confidenceOf(job, score),
    requirements: job.requirements.flatMap((requirement, at) => {
      const assessment = score.assessments[at];
      return assessment ? [explainRequirement(requirement, assessment)] : [];
    }),
    lift: findLift(job, score, facts),
    notUsed: unusedSkills(job, score, claims, facts),
    neverUsed: EXCLUDED_ATTRIBUTES,
  };
}
