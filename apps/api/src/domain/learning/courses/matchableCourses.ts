import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import { found } from "../../../platform/http/appError.ts";
import { coursesForSkill, readCourses, type TeachingCourse } from "./courses.queries.ts";

/** Level of a course → skill levels that such courses lead to. */
const LEVELS_TO: Record<number, readonly number[]> = { 1: [1, 2], 2: [3], 3: [4, 5] };

interface CourseQuery {
  skillId: string;
  /** Level of the course, 1–3. */
  level: number;
  price: "free" | "paid";
  language: Language;
  /** One course, whatever its level and price, even when it is no longer offered. */
  course_id?: string | undefined;
}

async function isLicence(tx: Tx, skillId: string): Promise<boolean> {
  const { rows } = await tx.$client.query<{ kind: string }>({
    name: "course_skill_kind",
    text: "select kind from skills where id = $1",
    values: [skillId],
  });
  return rows[0]?.kind === "licence";
}

/**
 * Returns the courses that teach a skill as requested; for a licence, which has no levels, courses of every
 * level. Throws 404 when the course in `course_id` does not teach the skill.
 */
export async function matchableCourses(
  tx: Tx,
  companyId: string,
  query: CourseQuery,
): Promise<TeachingCourse[]> {
  const { skillId, level, price, language, course_id: courseId } = query;
  if (courseId !== undefined) {
    const course = found((await readCourses(tx, companyId, [courseId], language)).get(courseId));
    return [found(course.skills.some((one) => one.skillId === skillId) ? course : undefined)];
  }
  const levels = (await isLicence(tx, skillId)) ? [1, 2, 3, 4, 5] : (LEVELS_TO[level] ?? []);
  return coursesForSkill(tx, companyId, { skillId, levels, isPaid: price === "paid", language });
}
