import { usePath } from "../../../lib/usePath.ts";
import type { CourseLevel } from "../../../shared/courses/courseChoices.ts";

/** Address of a course, for the skill and at the level that it is looked at for. */
export function useCoursePath(): (courseId: string, skillId: string, level: CourseLevel) => string {
  const pathTo = usePath();
  return (courseId, skillId, level) =>
    `${pathTo("course-details", { courseId }) ?? ""}?${new URLSearchParams({ skill: skillId, level })}`;
}
