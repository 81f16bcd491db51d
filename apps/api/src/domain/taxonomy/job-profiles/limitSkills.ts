/**
 * Minimum, if there are as many, and maximum number of skills in a copied profile, so that people can review
 * it.
 */
const AT_LEAST = 8;
const AT_MOST = 15;

interface Rated {
  skillId: string;
  kind: "essential" | "optional";
  /** Rarity. */
  idf: number;
}

/**
 * Returns the skills to keep of a shared job profile, which may have hundreds: essential first, then the
 * rarest.
 */
export function limitSkills<T extends Rated>(skills: readonly T[]): T[] {
  if (skills.length <= AT_MOST) return [...skills];
  const rank = ({ kind }: Rated) => (kind === "essential" ? 0 : 1);
  const ordered = [...skills].sort(
    (a, b) => rank(a) - rank(b) || b.idf - a.idf || (a.skillId < b.skillId ? -1 : 1),
  );
  const essential = skills.filter((skill) => rank(skill) === 0).length;
  return ordered.slice(0, Math.min(AT_MOST, Math.max(AT_LEAST, essential)));
}
