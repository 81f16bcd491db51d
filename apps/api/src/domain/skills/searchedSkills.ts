/** A searched skill with its minimum level; 0 for any level. */
export interface SearchedSkill {
  skillId: string;
  level: number;
}

/** Parses the skills of a search request, each once. */
export function searchedSkills(tokens: readonly string[] = []): SearchedSkill[] {
  const byId = new Map(tokens.map((token) => token.split(".") as [string, string]));
  return [...byId].map(([skillId, level]) => ({ skillId, level: Number(level) }));
}
