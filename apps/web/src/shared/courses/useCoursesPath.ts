import type { Skill } from "@vaardig/contract/skills/skills";
import { usePath } from "../../lib/usePath.ts";
import { nextCourseLevel } from "./courseChoices.ts";

/**
 * Returns a function that gives the path of courses that raise a skill one level above `have`; undefined for
 * a role without courses.
 */
export function useCoursesPath(): (skill: Pick<Skill, "id">, have: number | null) => string | undefined {
  const pathTo = usePath();
  const matches = pathTo("course-matches");
  return ({ id }, have) => {
    return matches && `${matches}?${new URLSearchParams({ skill: id, level: nextCourseLevel(have) })}`;
  };
}
