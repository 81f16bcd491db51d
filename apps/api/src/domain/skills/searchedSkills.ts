/** A skill that a list looks for, at its least level; 0 where any is enough. */
export interface SearchedSkill {
  skillId: string;
  level: number;
}

/** Skills of a search as a call gives them, each once. */
export function searchedSkills(tokens: readonly string[] = []): SearchedSkill[] {
  const byId = new Map(tokens.map((token) => token.split(".") as [string, string]));
  return [...byId].map(([skillId, level]) => ({ skillId, level: Number(level) }));
}
