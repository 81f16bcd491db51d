import type { GeneratedCompany } from "./generateCompany.ts";
import { makeCourseActions } from "./makeCourseActions.ts";
import { type DemoCourse, type EnrolmentRows, makeEnrolments } from "./makeEnrolments.ts";

/** Courses that people follow, and those that are actions of goals. */
export interface LearningRows extends EnrolmentRows {
  actions: ReturnType<typeof makeCourseActions>["actions"];
}

/** All that people of a generated company do with the courses of the catalogue. */
export function makeLearning(
  company: GeneratedCompany,
  courses: readonly DemoCourse[],
  today: string,
): LearningRows {
  const { ratings, ...own } = makeEnrolments(company, courses, today);
  const { actions, enrolments, certificates } = makeCourseActions(company, courses, own.enrolments);
  return {
    ...{ ratings, actions },
    enrolments: [...own.enrolments, ...enrolments],
    certificates: [...own.certificates, ...certificates],
  };
}
