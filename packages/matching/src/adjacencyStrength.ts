import type { SkillFacts } from "./model.ts";
import { SAME_GROUP_CREDIT, SIMILAR_CREDIT, SIMILARITY_START } from "./scorerConfig.ts";

/** Returns the maximum credit of a neighbour with this cosine, 0–0.4. */
export function similarityStrength(sim: number): number {
  return SIMILAR_CREDIT * Math.min(1, Math.max(0, (sim - SIMILARITY_START) / (1 - SIMILARITY_START)));
}

/** Returns whether two skills share a skill group. */
function sameGroup(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const group of a) if (b.has(group)) return true;
  return false;
}

/**
 * Returns the strength, 0–0.4, with which a held skill substitutes a required one; both ids canonical.
 * Asymmetric, because only the required skill's neighbours are considered.
 */
export function adjacencyStrength(required: string, held: string, facts: SkillFacts): number {
  if (required === held) return 0;
  const sim = facts.neighbours(required).find((neighbour) => neighbour.skillId === held)?.sim ?? 0;
  const grouped = sameGroup(facts.groupOf(required), facts.groupOf(held)) ? SAME_GROUP_CREDIT : 0;
  return Math.max(similarityStrength(sim), grouped);
}

/** Returns every skill that can substitute a required one, with its strength above 0; ids are canonical. */
export function adjacentSkills(required: string, facts: SkillFacts): { skillId: string; strength: number }[] {
  const candidates = new Set(facts.neighbours(required).map((neighbour) => neighbour.skillId));
  for (const group of facts.groupOf(required)) {
    for (const member of facts.membersOf(group)) candidates.add(member);
  }
  return [...candidates]
    .map((skillId) => ({ skillId, strength: adjacencyStrength(required, skillId, facts) }))
    .filter((adjacent) => adjacent.strength > 0);
}
