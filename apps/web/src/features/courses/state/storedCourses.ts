import { courseState, matchedCourse, myCourse } from "@vaardig/contract/courses/courses";
import { skill } from "@vaardig/contract/skills/skills";
import { z } from "zod";
import { COURSE_LEVELS, COURSE_PRICES } from "../../../shared/courses/courseChoices.ts";

const sortedSkill = z.object({ skill, level: z.number().nullable(), required: z.number().nullable() });

/** Schemas of the persisted parts; an invalid part keeps its initial value. */
const PARTS = {
  myCourses: z.array(myCourse),
  myCourse: myCourse.nullable(),
  matchedCourses: z.array(matchedCourse),
  matchedCourse: matchedCourse.nullable(),
  coursesCount: z.number().int().min(0),
  courseSkillId: z.uuid().nullable(),
  sortedUserSkills: z.array(sortedSkill),
  courseLevel: z.enum(COURSE_LEVELS),
  courseState,
  coursePrice: z.enum(COURSE_PRICES),
};
type Stored = { [Part in keyof typeof PARTS]: z.output<(typeof PARTS)[Part]> };

/** Returns the valid parts of a persisted state. */
export function parseStoredCourses(stored: unknown): Partial<Stored> {
  if (typeof stored !== "object" || stored === null) return {};
  const given = stored as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(PARTS).flatMap(([name, shape]) => {
      const read = shape.safeParse(given[name]);
      return read.success ? [[name, read.data]] : [];
    }),
  );
}
