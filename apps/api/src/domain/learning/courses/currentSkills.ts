import type { Tx } from "../../../platform/db/database.ts";
import { canonicalSkillIds } from "../../taxonomy/canonicalSkillIds.ts";
import type { TaughtSkill } from "./taughtSkill.ts";

/** Of two skills that became one, what a course teaches of both. */
function joinTaught(skills: readonly TaughtSkill[], idOf: (id: string) => string): TaughtSkill[] {
  const joined = new Map<string, TaughtSkill>();
  for (const { skillId: stored, levelFrom, levelTo } of skills) {
    const skillId = idOf(stored);
    const other = joined.get(skillId);
    joined.set(skillId, {
      skillId,
      levelFrom: Math.min(levelFrom, other?.levelFrom ?? levelFrom),
      levelTo: Math.max(levelTo, other?.levelTo ?? levelTo),
    });
  }
  return [...joined.values()];
}

/** Lets courses teach the skills that hold now: merged ones are followed, undoing a merge gives each back. */
export async function withCurrentSkills<T extends { skills: TaughtSkill[] }>(
  tx: Tx,
  courses: readonly T[],
): Promise<T[]> {
  const stored = new Set(courses.flatMap(({ skills }) => skills.map(({ skillId }) => skillId)));
  if (stored.size === 0) return [...courses];
  const current = await canonicalSkillIds(tx, [...stored]);
  const isCurrent = [...stored].every((id) => (current.get(id) ?? id) === id);
  if (isCurrent) return [...courses];
  return courses.map((course) => ({
    ...course,
    skills: joinTaught(course.skills, (id) => current.get(id) ?? id),
  }));
}
