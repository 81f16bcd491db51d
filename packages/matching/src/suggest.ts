import type { OccupationSkill } from "./adjacency.ts";
import { SUGGEST_OCCUPATIONS, SUGGEST_POWER } from "./scorerConfig.ts";
import type { Linker } from "./textMatch/linker.ts";

export interface SuggestedSkill {
  skillId: string;
  /** 0–1: how much of the similar occupations, weighted by similarity⁴, ask for this skill. */
  score: number;
  /** The most similar of the occupations that ask for it. */
  becauseOf: string;
}

export interface SkillSuggester {
  /** Skills for a job title, best first; empty when no occupation looks like it. */
  suggest(title: string, options?: { k?: number; minSimilarity?: number }): SuggestedSkill[];
}

/** Below this cosine two titles have no more than letters in common. */
const MIN_SIMILARITY = 0.2;

/**
 * Suggests skills for a job title by neighbour transfer: the 20 occupations whose titles are most similar lend their
 * skills, optional ones like essential ones (which finds more of a left-out occupation's skills). The linker's
 * concepts are occupations; each pair of occupation and skill is given once.
 */
export function buildSuggester(linker: Linker, relations: Iterable<OccupationSkill>): SkillSuggester {
  const byOccupation = new Map<string, OccupationSkill[]>();
  for (const relation of relations) {
    const list = byOccupation.get(relation.occupationId);
    if (list) list.push(relation);
    else byOccupation.set(relation.occupationId, [relation]);
  }
  return {
    suggest(title, { k = 20, minSimilarity = MIN_SIMILARITY } = {}) {
      const similar = linker.link(title, { k: SUGGEST_OCCUPATIONS, minScore: minSimilarity });
      const total = similar.reduce((sum, link) => sum + link.score ** SUGGEST_POWER, 0);
      const found = new Map<string, SuggestedSkill>();
      for (const { conceptId, score } of similar) {
        const part = score ** SUGGEST_POWER / total;
        for (const { skillId } of byOccupation.get(conceptId) ?? []) {
          const earlier = found.get(skillId);
          if (earlier) earlier.score += part;
          else found.set(skillId, { skillId, score: part, becauseOf: conceptId });
        }
      }
      return [...found.values()]
        .sort((a, b) => b.score - a.score || (a.skillId < b.skillId ? -1 : 1))
        .slice(0, k);
    },
  };
}
