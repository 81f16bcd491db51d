import { adjacencyStrength } from "./adjacencyStrength.ts";
import { adjacentCredit, claimCode, codeEvidence, codeLevel, directCredit } from "./claimCode.ts";
import type { CompiledJob, CompiledRequirement } from "./compileJob.ts";
import type { Claim, SkillFacts } from "./model.ts";

/** A claim under its canonical skill, with its code. */
export interface PreparedClaim {
  skillId: string;
  code: number;
  claim: Claim;
}

/** A person's credit on one requirement. */
export interface Assessment {
  credit: number;
  /** The claim that earns the credit; null without one. */
  deciding: PreparedClaim | null;
  /** The person's best claim on the required skill itself. */
  own: PreparedClaim | null;
}

function comparePrepared(a: PreparedClaim, b: PreparedClaim): number {
  if (a.skillId !== b.skillId) return a.skillId < b.skillId ? -1 : 1;
  return (
    codeLevel(b.code) - codeLevel(a.code) ||
    codeEvidence(b.code) - codeEvidence(a.code) ||
    a.claim.lastUsedYears - b.claim.lastUsedYears ||
    a.code - b.code
  );
}

/** Returns claims under their canonical skills, in an order independent of the input order. */
export function prepareClaims(claims: readonly Claim[], facts: SkillFacts): PreparedClaim[] {
  return claims
    .map((claim) => ({ skillId: facts.canonical(claim.skillId), code: claimCode(claim), claim }))
    .sort(comparePrepared);
}

/**
 * Returns the best claim for a requirement: on the skill itself, or on a related skill that earns strictly
 * more.
 */
export function assess(
  requirement: CompiledRequirement,
  claims: readonly PreparedClaim[],
  job: CompiledJob,
  facts: SkillFacts,
): Assessment {
  let own: PreparedClaim | null = null;
  let credit = 0;
  for (const claim of claims) {
    if (claim.skillId !== requirement.skillId) continue;
    const direct = directCredit(claim.code, requirement.level);
    if (direct > credit) {
      credit = direct;
      own = claim;
    }
  }
  let deciding = own;
  if (!job.adjacency) return { credit, deciding, own };
  for (const claim of claims) {
    const strength = adjacencyStrength(requirement.skillId, claim.skillId, facts);
    const adjacent = strength === 0 ? 0 : adjacentCredit(strength, codeLevel(claim.code), requirement.level);
    if (adjacent > credit) {
      credit = adjacent;
      deciding = claim;
    }
  }
  return { credit, deciding, own };
}
