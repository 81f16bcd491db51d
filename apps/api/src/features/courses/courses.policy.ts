import type { MATCHED_COURSE_ACTS, MY_COURSE_ACTS } from "@vaardig/contract/courses/courses";
import type { CourseProgress, EnrolmentRow } from "../../domain/learning/courses/enrolments.queries.ts";

/** What someone may do with a course that matches: nothing twice, and nothing with one that is not offered any more. */
export function matchedCourseActions(
  enrolment: CourseProgress | undefined,
  isRemoved: boolean,
): (typeof MATCHED_COURSE_ACTS)[number][] {
  if (enrolment?.state === "started" || isRemoved) return [];
  return enrolment?.state === "not started" ? ["start"] : ["start", "plan"];
}

/** What someone may do with a course of their own; what is completed stays. */
export function myCourseActions(
  { state }: Pick<EnrolmentRow, "state">,
  isRemoved: boolean,
): (typeof MY_COURSE_ACTS)[number][] {
  if (state === "completed") return ["rate"];
  if (state === "started") return ["complete", "delete"];
  return isRemoved ? ["delete"] : ["start", "delete"];
}
