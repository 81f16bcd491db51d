import { usePath } from "../../../lib/usePath.ts";
import type { CourseLevel } from "../../../shared/courses/courseChoices.ts";

/** Returns the path of a course, with the skill and level it is viewed for. */
export function useCoursePath(): (courseId: string, skillId: string, level: CourseLevel) => string {
  const pathTo = usePath();
  return (courseId, skillId, level) =>
    `${pathTo("course-details", { courseId }) ?? ""}?${new URLSearchParams({ skill: skillId, level })}`;
}
