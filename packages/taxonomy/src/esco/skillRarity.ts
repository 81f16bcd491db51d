/**
 * The IDF of every skill over occupations: ln(occupations / occupations with the skill), 0 for one that all have.
 * Each pair of occupation and skill must be given once.
 */
export function skillRarity(
  relations: Iterable<{ occupationUri: string; skillUri: string }>,
): ReadonlyMap<string, number> {
  const occupations = new Set<string>();
  const counts = new Map<string, number>();
  for (const { occupationUri, skillUri } of relations) {
    occupations.add(occupationUri);
    counts.set(skillUri, (counts.get(skillUri) ?? 0) + 1);
  }
  return new Map([...counts].map(([uri, count]) => [uri, Math.log(occupations.size / count)]));
}
