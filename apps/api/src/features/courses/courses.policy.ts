import type { MATCHED_COURSE_ACTS, MY_COURSE_ACTS } from "@vaardig/contract/courses/courses";
import type { CourseProgress, EnrolmentRow } from "../../domain/learning/courses/enrolments.queries.ts";

/**
 * Returns a person's actions on a matching course: none twice, and none on a course that is no longer
 * offered.
 */
export function matchedCourseActions(
  enrolment: CourseProgress | undefined,
  isRemoved: boolean,
): (typeof MATCHED_COURSE_ACTS)[number][] {
  if (enrolment?.state === "started" || isRemoved) return [];
  return enrolment?.state === "not started" ? ["start"] : ["start", "plan"];
}

/** Returns a person's actions on an own course; a completed one stays. */
export function myCourseActions(
  { state }: Pick<EnrolmentRow, "state">,
  isRemoved: boolean,
): (typeof MY_COURSE_ACTS)[number][] {
  if (state === "completed") return ["rate"];
  if (state === "started") return ["complete", "delete"];
  return isRemoved ? ["delete"] : ["start", "delete"];
}
