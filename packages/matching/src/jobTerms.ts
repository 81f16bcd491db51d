import { adjacentSkills } from "./adjacencyStrength.ts";
import { adjacentCredit, CODES, codeLevel, directCredit, LEVEL_CODES } from "./claimCode.ts";
import type { CompiledJob, CompiledRequirement } from "./compileJob.ts";
import { quantise } from "./fixedPoint.ts";
import type { SkillTable } from "./skillTable.ts";

/** What holding one skill earns on one requirement. */
export interface Term {
  /** Number of the skill. */
  skill: number;
  /** By claim code: credit 0–1, and the share of the score it makes. */
  credits: Float64Array;
  gains: Float64Array;
}

export interface RequirementTerms {
  requirement: CompiledRequirement;
  /** The required skill itself first, then the related ones. */
  terms: readonly Term[];
}

function toTerm(skill: number, share: number, credits: Float64Array): Term {
  return { skill, credits, gains: credits.map((credit) => quantise(share * credit)) };
}

/** A related skill earns by its level alone. */
function toAdjacentTerm(skill: number, share: number, strength: number, required: number): Term {
  const byLevel = Float64Array.from({ length: LEVEL_CODES }, (_, level) =>
    adjacentCredit(strength, level, required),
  );
  const gainByLevel = byLevel.map((credit) => quantise(share * credit));
  const [credits, gains] = [new Float64Array(CODES), new Float64Array(CODES)];
  for (let code = 0; code < CODES; code += 1) {
    const level = codeLevel(code);
    credits[code] = byLevel[level] ?? 0;
    gains[code] = gainByLevel[level] ?? 0;
  }
  return { skill, credits, gains };
}

/** Spells a job out as the skills that count for each requirement, with a table from claim code to gain. */
export function jobTerms(job: CompiledJob, skills: SkillTable): RequirementTerms[] {
  return job.requirements.map((requirement) => {
    const { share, level } = requirement;
    const direct = Float64Array.from({ length: CODES }, (_, code) => directCredit(code, level));
    const terms = [toTerm(skills.ordinalOf(requirement.skillId), share, direct)];
    const byStrength = new Map<number, Term>();
    for (const { skillId, strength } of job.adjacency ? adjacentSkills(requirement.skillId, skills) : []) {
      const skill = skills.ordinalOf(skillId);
      const alike = byStrength.get(strength);
      const term = alike !== undefined ? { ...alike, skill } : toAdjacentTerm(skill, share, strength, level);
      byStrength.set(strength, term);
      terms.push(term);
    }
    return { requirement, terms };
  });
}
