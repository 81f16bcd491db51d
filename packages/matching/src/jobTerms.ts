import { adjacentSkills } from "./adjacencyStrength.ts";
import { adjacentCredit, CODE_COUNT, codeLevel, directCredit, LEVEL_CODES } from "./claimCode.ts";
import type { CompiledJob, CompiledRequirement } from "./compileJob.ts";
import { quantise } from "./fixedPoint.ts";
import type { SkillTable } from "./skillTable.ts";

/** Contribution of one held skill to one requirement. */
export interface Term {
  /** Number of the skill. */
  skill: number;
  /** By claim code: the rung reached on the requirement's ladder. */
  rungs: Uint16Array;
}

export interface RequirementTerms {
  requirement: CompiledRequirement;
  /** The required skill itself first, then the related ones. */
  terms: readonly Term[];
  /**
   * The ladder: all possible credits in ascending order, and the share of the score for each. Rung 0 is
   * worth nothing: none of the skills is held.
   */
  credits: Float64Array;
  gains: Float64Array;
}

function requirementTerms(
  requirement: CompiledRequirement,
  related: readonly { skillId: string; strength: number }[],
  skills: SkillTable,
): RequirementTerms {
  const { skillId, share, level } = requirement;
  const direct = Float64Array.from({ length: CODE_COUNT }, (_, code) => directCredit(code, level));
  // A related skill earns by its level only.
  const byStrength = new Map<number, Float64Array>();
  for (const { strength } of related)
    if (!byStrength.has(strength))
      byStrength.set(
        strength,
        Float64Array.from({ length: LEVEL_CODES }, (_, held) => adjacentCredit(strength, held, level)),
      );
  const different = new Set(direct);
  for (const earned of byStrength.values()) for (const credit of earned) different.add(credit);
  const credits = Float64Array.from([0, ...Float64Array.from(different).sort()]);
  const rungOf = new Map<number, number>();
  for (const [rung, credit] of credits.entries()) rungOf.set(credit, rung);
  const toRungs = (earned: Float64Array) => Uint16Array.from(earned, (credit) => rungOf.get(credit) ?? 0);
  const rungsByStrength = new Map<number, Uint16Array>();
  for (const [strength, earned] of byStrength) {
    const byLevel = toRungs(earned);
    const rungs = new Uint16Array(CODE_COUNT);
    for (let code = 0; code < CODE_COUNT; code += 1) rungs[code] = byLevel[codeLevel(code)] ?? 0;
    rungsByStrength.set(strength, rungs);
  }
  const terms: Term[] = [{ skill: skills.ordinalOf(skillId), rungs: toRungs(direct) }];
  for (const { skillId: id, strength } of related) {
    const rungs = rungsByStrength.get(strength);
    if (rungs) terms.push({ skill: skills.ordinalOf(id), rungs });
  }
  return { requirement, terms, credits, gains: credits.map((credit) => quantise(share * credit)) };
}

/**
 * Expands a job into the skills that count for each requirement, with tables from claim code to credit and
 * gain.
 */
export function jobTerms(job: CompiledJob, skills: SkillTable): RequirementTerms[] {
  return job.requirements.map((requirement) =>
    requirementTerms(requirement, job.adjacency ? adjacentSkills(requirement.skillId, skills) : [], skills),
  );
}
