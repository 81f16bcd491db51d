/** Levels of courses in the order of their codes, 1–3. */
export const COURSE_LEVELS = ["Beginner", "Intermediate", "Advanced"] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

export const COURSE_PRICES = ["free", "paid"] as const;
export type CoursePrice = (typeof COURSE_PRICES)[number];

/** The code of a level on the wire: 1 beginner, 2 intermediate, 3 advanced. */
export function levelCodeOf(level: CourseLevel): number {
  return COURSE_LEVELS.indexOf(level) + 1;
}

/** The level of a code. */
export function levelOfCode(code: number): CourseLevel {
  return COURSE_LEVELS[code - 1] ?? "Beginner";
}

/** The level of the courses that take a skill one step beyond a level 1–5; null is a skill that is not there yet. */
export function nextCourseLevel(skillLevel: number | null): CourseLevel {
  return levelToReach(Math.min(5, (skillLevel ?? 0) + 1));
}

/** The course level that leads a skill to a level 1–5. */
function levelToReach(skillLevel: number): CourseLevel {
  if (skillLevel <= 2) return "Beginner";
  return skillLevel === 3 ? "Intermediate" : "Advanced";
}
