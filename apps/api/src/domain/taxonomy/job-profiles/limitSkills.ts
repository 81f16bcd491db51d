/** A profile that is read through and kept: so many skills at least, where there are, and at most. */
const AT_LEAST = 8;
const AT_MOST = 15;

interface Rated {
  skillId: string;
  kind: "essential" | "optional";
  /** Rarity. */
  idf: number;
}

/** What is kept of a shared job's skills, which may be hundreds: essential first, then the rarest. */
export function limitSkills<T extends Rated>(skills: readonly T[]): T[] {
  if (skills.length <= AT_MOST) return [...skills];
  const rank = ({ kind }: Rated) => (kind === "essential" ? 0 : 1);
  const ordered = [...skills].sort(
    (a, b) => rank(a) - rank(b) || b.idf - a.idf || (a.skillId < b.skillId ? -1 : 1),
  );
  const essential = skills.filter((skill) => rank(skill) === 0).length;
  return ordered.slice(0, Math.min(AT_MOST, Math.max(AT_LEAST, essential)));
}
