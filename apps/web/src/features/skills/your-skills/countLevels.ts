import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { LEVELS, type Level } from "../../../shared/skills/levelNames.ts";

export interface LevelCounts {
  total: number;
  /** Number of skills per level, lowest level first. */
  counts: { level: Level; count: number }[];
  /** The level with the most skills; null on a tie or without skills. */
  most: Level | null;
}

/** Returns the number of skills per level; licences have no levels. */
export function countLevels(all: readonly Pick<PersonSkill, "level" | "skill">[]): LevelCounts {
  const skills = all.filter(({ skill }) => skill.kind !== "licence");
  const counts = LEVELS.map((level) => ({
    level,
    count: skills.filter((one) => one.level === level).length,
  }));
  const highest = Math.max(...counts.map(({ count }) => count));
  const tops = counts.filter(({ count }) => count === highest);
  const most = highest > 0 && tops.length === 1 ? (tops[0]?.level ?? null) : null;
  return { total: skills.length, counts, most };
}
