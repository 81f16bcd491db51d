import type { OccupationSkill } from "./adjacency.ts";
import { SUGGEST_OCCUPATIONS, SUGGEST_POWER } from "./scorerConfig.ts";
import type { Linker } from "./textMatch/linker.ts";

export interface SuggestedSkill {
  skillId: string;
  /** 0–1: share of the similar occupations, weighted by similarity⁴, that require this skill. */
  score: number;
  /** The most similar occupation that requires it. */
  becauseOf: string;
}

export interface SkillSuggester {
  /** Returns skills for a job title, best first; empty when no occupation is similar. */
  suggest(title: string, options?: { k?: number; minSimilarity?: number }): SuggestedSkill[];
}

/** Below this cosine two titles share nothing but letters. */
const MIN_SIMILARITY = 0.2;

/**
 * Builds a suggester of skills for a job title by neighbour transfer: the 20 occupations with the most
 * similar titles contribute their skills, optional ones with the weight of essential ones (which recovers
 * more skills of a held-out occupation). The linker's concepts are occupations; each pair of occupation and
 * skill must be given once.
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
