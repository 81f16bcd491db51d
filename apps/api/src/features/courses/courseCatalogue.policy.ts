import type { CATALOGUE_COURSE_ACTS } from "@vaardig/contract/courses/courseCatalogue";
import { OWN_SOURCE, type OwnCourseRow } from "../../domain/learning/courses/ownCourses.queries.ts";

type Kept = Pick<OwnCourseRow, "source" | "removed">;

/** Whether a course is kept here: one from a feed is changed by the feed alone. */
export function canEditCourse({ source }: Pick<Kept, "source">): boolean {
  return source === OWN_SOURCE;
}

/** What a keeper of the catalogue may do with a course. */
export function catalogueActions(course: Kept): (typeof CATALOGUE_COURSE_ACTS)[number][] {
  if (!canEditCourse(course)) return [];
  return ["edit", course.removed ? "restore" : "remove"];
}
