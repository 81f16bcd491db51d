import type { SkillFacts } from "./model.ts";
import { SAME_GROUP_CREDIT, SIMILAR_CREDIT, SIMILARITY_START } from "./scorerConfig.ts";

/** What a neighbour with this cosine stands in for at most, 0–0.4. */
export function similarityStrength(sim: number): number {
  return SIMILAR_CREDIT * Math.min(1, Math.max(0, (sim - SIMILARITY_START) / (1 - SIMILARITY_START)));
}

/** Whether two skills share a skill group. */
function sameGroup(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const group of a) if (b.has(group)) return true;
  return false;
}

/**
 * How far another skill stands in for a required one, 0–0.4; canonical ids. The required skill's own neighbours are
 * asked, so the answer may differ the other way round.
 */
export function adjacencyStrength(required: string, held: string, facts: SkillFacts): number {
  if (required === held) return 0;
  const sim = facts.neighbours(required).find((neighbour) => neighbour.skillId === held)?.sim ?? 0;
  const grouped = sameGroup(facts.groupOf(required), facts.groupOf(held)) ? SAME_GROUP_CREDIT : 0;
  return Math.max(similarityStrength(sim), grouped);
}

/** Every skill that stands in for a required one, with its strength above 0; canonical ids. */
export function adjacentSkills(required: string, facts: SkillFacts): { skillId: string; strength: number }[] {
  const candidates = new Set(facts.neighbours(required).map((neighbour) => neighbour.skillId));
  for (const group of facts.groupOf(required)) {
    for (const member of facts.membersOf(group)) candidates.add(member);
  }
  return [...candidates]
    .map((skillId) => ({ skillId, strength: adjacencyStrength(required, skillId, facts) }))
    .filter((adjacent) => adjacent.strength > 0);
}
