import { adjacentSkills } from "./adjacencyStrength.ts";
import { adjacentCredit, CODES, directCredit, LEVEL_CODES, LEVEL_MASK } from "./claimCode.ts";
import type { CompiledJob, CompiledRequirement } from "./compileJob.ts";
import { quantise } from "./fixedPoint.ts";
import type { SkillTable } from "./skillTable.ts";

/** What holding one skill earns on one requirement. */
export interface Term {
  /** Number of the skill. */
  skill: number;
  /** Bits of a claim code that matter: all for the skill itself, the level for a related one. */
  mask: number;
  /** By masked code: credit 0–1, and the share of the score it makes. */
  credits: Float64Array;
  gains: Float64Array;
}

export interface RequirementTerms {
  requirement: CompiledRequirement;
  /** The required skill itself first, then the related ones. */
  terms: readonly Term[];
}

function toTerm(skill: number, mask: number, share: number, credits: Float64Array): Term {
  return { skill, mask, credits, gains: credits.map((credit) => quantise(share * credit)) };
}

/** Spells a job out as the skills that count for each requirement, with a table from claim code to gain. */
export function jobTerms(job: CompiledJob, skills: SkillTable): RequirementTerms[] {
  return job.requirements.map((requirement) => {
    const { share, level } = requirement;
    const direct = Float64Array.from({ length: CODES }, (_, code) => directCredit(code, level));
    const terms = [toTerm(skills.ordinalOf(requirement.skillId), CODES - 1, share, direct)];
    const byStrength = new Map<number, Term>();
    for (const { skillId, strength } of job.adjacency ? adjacentSkills(requirement.skillId, skills) : []) {
      const skill = skills.ordinalOf(skillId);
      const alike = byStrength.get(strength);
      const term =
        alike !== undefined
          ? { ...alike, skill }
          : toTerm(
              skill,
              LEVEL_MASK,
              share,
              Float64Array.from({ length: LEVEL_CODES }, (_, code) => adjacentCredit(strength, code, level)),
            );
      byStrength.set(strength, term);
      terms.push(term);
    }
    return { requirement, terms };
  });
}
