import type { GeneratedCompany } from "./generateCompany.ts";
import { makeCourseActions } from "./makeCourseActions.ts";
import { type DemoCourse, type EnrolmentRows, makeEnrolments } from "./makeEnrolments.ts";

/** People's courses, and those that are actions of goals. */
export interface LearningRows extends EnrolmentRows {
  actions: ReturnType<typeof makeCourseActions>["actions"];
}

/** Returns everything about the courses of a generated company's people. */
export function makeLearning(
  company: GeneratedCompany,
  courses: readonly DemoCourse[],
  today: string,
): LearningRows {
  const { ratings, ...own } = makeEnrolments(company, courses, today);
  const { actions, enrolments, certificates } = makeCourseActions(company, courses, own.enrolments);
  return {
    ratings,
    actions,
    enrolments: [...own.enrolments, ...enrolments],
    certificates: [...own.certificates, ...certificates],
  };
}
