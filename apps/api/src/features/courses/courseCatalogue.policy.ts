import type { CATALOGUE_COURSE_ACTS } from "@vaardig/contract/courses/courseCatalogue";
import { OWN_SOURCE, type OwnCourseRow } from "../../domain/learning/courses/ownCourses.queries.ts";

type Kept = Pick<OwnCourseRow, "source" | "removed">;

/** Returns whether a course can be edited here: a feed's course is changed by its feed only. */
export function canEditCourse({ source }: Pick<Kept, "source">): boolean {
  return source === OWN_SOURCE;
}

/** Returns the actions on a course in the catalog. */
export function catalogueActions(course: Kept): (typeof CATALOGUE_COURSE_ACTS)[number][] {
  if (!canEditCourse(course)) return [];
  return ["edit", course.removed ? "restore" : "remove"];
}
