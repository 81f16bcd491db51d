import { clampLevel } from "./claimCode.ts";
import { exactShares } from "./fixedPoint.ts";
import type { Requirement, SkillFacts } from "./model.ts";
import { NEUTRAL_IMPORTANCE, RARITY_FLOOR, RARITY_FULL_IDF, ROLE_WEIGHT } from "./scorerConfig.ts";

/**
 * A requirement under its canonical skill, with its weight and its share of the total weight (shares sum to
 * 1).
 */
export interface CompiledRequirement extends Requirement {
  weight: number;
  share: number;
  /** A licence is held or not: its required level is 1, which every claim reaches. */
  isLicence: boolean;
}

export interface CompiledJob {
  /** Sorted by canonical skill id, each skill once. */
  requirements: readonly CompiledRequirement[];
  /** Whether related skills earn credit; true unless disabled. */
  adjacency: boolean;
}

/** Returns the weight of a requirement: role · importance / 3 · (0.2 + 0.8 · min(1, idf / 5)). */
function requirementWeight(requirement: Requirement, idf: number): number {
  const rarity = Math.min(1, Math.max(0, idf) / RARITY_FULL_IDF);
  return (
    ROLE_WEIGHT[requirement.kind] *
    (requirement.importance / NEUTRAL_IMPORTANCE) *
    (RARITY_FLOOR + (1 - RARITY_FLOOR) * rarity)
  );
}

/** Combines two requirements for one skill into the stronger value of each field, independent of order. */
function stronger(a: Requirement, b: Requirement): Requirement {
  return {
    skillId: a.skillId,
    level: Math.max(a.level, b.level),
    kind: a.kind === "essential" ? a.kind : b.kind,
    importance: Math.max(a.importance, b.importance),
    mustHave: a.mustHave || b.mustHave,
  };
}

/**
 * Compiles a job's requirements for scoring; null without requirements, which means "not enough
 * information".
 */
export function compileJob(
  requirements: readonly Requirement[],
  facts: SkillFacts,
  options: { adjacency?: boolean } = {},
): CompiledJob | null {
  const bySkill = new Map<string, Requirement>();
  for (const given of requirements) {
    const skillId = facts.canonical(given.skillId);
    const requirement = {
      skillId,
      level: facts.isLicence(skillId) ? 1 : clampLevel(given.level),
      kind: given.kind,
      importance: clampLevel(given.importance),
      mustHave: given.mustHave,
    };
    const earlier = bySkill.get(requirement.skillId);
    bySkill.set(requirement.skillId, earlier ? stronger(earlier, requirement) : requirement);
  }
  if (bySkill.size === 0) return null;
  const merged = [...bySkill.values()].sort((a, b) => (a.skillId < b.skillId ? -1 : 1));
  const weights = merged.map((requirement) => requirementWeight(requirement, facts.idf(requirement.skillId)));
  const parts = exactShares(weights);
  return {
    requirements: merged.map((requirement, at) => ({
      ...requirement,
      weight: weights[at] ?? 0,
      share: parts[at] ?? 0,
      isLicence: facts.isLicence(requirement.skillId),
    })),
    adjacency: options.adjacency ?? true,
  };
}
