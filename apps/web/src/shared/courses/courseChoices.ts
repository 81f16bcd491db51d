/** Course levels in the order of their codes, 1–3. */
export const COURSE_LEVELS = ["Beginner", "Intermediate", "Advanced"] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

export const COURSE_PRICES = ["free", "paid"] as const;
export type CoursePrice = (typeof COURSE_PRICES)[number];

/** Returns the code of a level on the wire: 1 beginner, 2 intermediate, 3 advanced. */
export function levelCodeOf(level: CourseLevel): number {
  return COURSE_LEVELS.indexOf(level) + 1;
}

/** Returns the level of a code. */
export function levelOfCode(code: number): CourseLevel {
  return COURSE_LEVELS[code - 1] ?? "Beginner";
}

/** Returns the level of courses that raise a skill one level above 1–5; null means the skill is missing. */
export function nextCourseLevel(skillLevel: number | null): CourseLevel {
  return levelToReach(Math.min(5, (skillLevel ?? 0) + 1));
}

/** Returns the course level that leads to a skill level 1–5. */
function levelToReach(skillLevel: number): CourseLevel {
  if (skillLevel <= 2) return "Beginner";
  return skillLevel === 3 ? "Intermediate" : "Advanced";
}
