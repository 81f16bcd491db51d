import { CATALOGUE_EDITORS } from "@vaardig/contract/courses/courseCatalogue";
import { GOAL_ROLES } from "@vaardig/contract/goals/goals";
import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const LEARNERS: readonly Role[] = GOAL_ROLES;

/** Courses that close a gap, and the own courses. */
const courses = entry("courses", ["Courses", "Cursussen"], LEARNERS, {
  icon: "courses",
  children: [
    entry("course-matches", ["Matches", "Matches"], LEARNERS),
    entry("my-courses", ["My courses", "Mijn cursussen"], LEARNERS),
    entry("course-catalogue", ["Catalogue", "Catalogus"], CATALOGUE_EDITORS),
    entry("course-details", ["Course details", "Cursusdetails"], LEARNERS, {
      segment: { en: ":courseId/details", nl: ":courseId/details" },
      hidden: true,
    }),
  ],
});

/** Learning & Development: the own goals and courses; goals of a line are under Employees. */
export const learning = entry(
  "learning-and-development",
  ["Learning & Development", "Leren & ontwikkelen"],
  LEARNERS,
  {
    icon: "learning",
    children: [
      entry("goals", ["Goals", "Doelen"], LEARNERS, {
        icon: "goals",
        children: [
          entry("goal-details", ["Goal details", "Doeldetails"], LEARNERS, {
            segment: { en: "goal-details/:goalId", nl: "doeldetails/:goalId" },
            hidden: true,
          }),
          entry("add-goal", ["Add goal", "Doel toevoegen"], LEARNERS, { hidden: true }),
        ],
      }),
      courses,
    ],
  },
);

/** Goals of a manager's line, below Employees. */
export const goalsOfLine = entry("line-goals", ["Team goals", "Teamdoelen"], ["manager"], {
  segment: { en: "goals", nl: "doelen" },
  icon: "goals",
  children: [
    entry("line-goal-details", ["Goal details", "Doeldetails"], ["manager"], {
      segment: { en: "goal-details/:goalId", nl: "doeldetails/:goalId" },
      hidden: true,
    }),
  ],
});
