import type { Tx } from "../../../platform/db/database.ts";
import { canonicalSkillIds } from "../../taxonomy/canonicalSkillIds.ts";
import type { TaughtSkill } from "./taughtSkill.ts";

/** Combines the taught levels of skills that were merged into one. */
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

/** Returns the ids under which skills are stored: their own, and those of skills merged into them. */
export async function storedSkillIds(tx: Tx, skillIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "course_skills_stored",
    text: `with recursive stored as (
        select s.id from skills s where s.merged_into = any($1::uuid[])
        union select s.id from skills s join stored t on s.merged_into = t.id)
      select id from stored`,
    values: [skillIds],
  });
  return [...skillIds, ...rows.map(({ id }) => id)];
}

/** Returns those of the skills that were merged into another; mostly none. */
async function mergedAmong(tx: Tx, skillIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "course_skills_merged",
    text: "select id from skills where merged_into is not null and id = any($1::uuid[])",
    values: [skillIds],
  });
  return rows.map(({ id }) => id);
}

/** Replaces merged skills of courses by the current ones; undoing a merge restores each. */
export async function withCurrentSkills<T extends { skills: TaughtSkill[] }>(
  tx: Tx,
  courses: readonly T[],
): Promise<T[]> {
  const stored = new Set(courses.flatMap(({ skills }) => skills.map(({ skillId }) => skillId)));
  const merged = stored.size === 0 ? [] : await mergedAmong(tx, [...stored]);
  if (merged.length === 0) return [...courses];
  const current = await canonicalSkillIds(tx, merged);
  return courses.map((course) => ({
    ...course,
    skills: joinTaught(course.skills, (id) => current.get(id) ?? id),
  }));
}
