import type { InterviewListAct } from "@vaardig/contract/interviews/interviews";
import type { ScorecardAct } from "@vaardig/contract/interviews/scorecards";
import { canMovePipeline, canSeePipeline, type VacancyFacts } from "../../domain/jobs/vacancyScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** How a viewer stands to an application. */
export interface InterviewContext {
  vacancy: VacancyFacts;
  applicantId: string;
  /** The viewer holds an interview with the applicant. */
  interviews: boolean;
  /** One of these is not over, and the application is under way. */
  prepares: boolean;
}

/** Interviews are arranged by those who move the pipeline; no one arranges their own. */
export function canArrangeInterviews(
  viewer: Viewer,
  { vacancy, applicantId }: Pick<InterviewContext, "vacancy" | "applicantId">,
): boolean {
  return canMovePipeline(viewer, vacancy) && applicantId !== viewer.userId;
}

/** Anyone who sees the pipeline sees which interviews there are; not the applicant's own. */
export function canSeeInterviews(
  viewer: Viewer,
  { vacancy, applicantId }: Pick<InterviewContext, "vacancy" | "applicantId">,
): boolean {
  return canSeePipeline(viewer, vacancy) && applicantId !== viewer.userId;
}

/**
 * Those who hold an interview give a scorecard, and those who move the pipeline; an administrator, who moves every
 * pipeline, gives one as an interviewer alone, and reads what others wrote without.
 */
export function canGiveScorecard(viewer: Viewer, beside: InterviewContext): boolean {
  if (beside.applicantId === viewer.userId) return false;
  if (beside.interviews) return true;
  return viewer.role !== "admin" && canMovePipeline(viewer, beside.vacancy);
}

/** Anyone who holds an interview that is not over reads what it needs, whatever their role shows them otherwise. */
export function canPrepareInterview(viewer: Viewer, beside: InterviewContext): boolean {
  return beside.prepares && beside.applicantId !== viewer.userId;
}

/** Those who give one, and those who see the pipeline. */
export function canOpenScorecards(viewer: Viewer, beside: InterviewContext): boolean {
  return canGiveScorecard(viewer, beside) || canSeeInterviews(viewer, beside);
}

/**
 * What others wrote is shown after one's own is given, so that no one follows the first; anyone who gives none and sees
 * the pipeline reads them all.
 */
export function canReadOtherScorecards(viewer: Viewer, beside: InterviewContext, hasGiven: boolean): boolean {
  return canGiveScorecard(viewer, beside) ? hasGiven : canSeeInterviews(viewer, beside);
}

/** What the reader may do about an applicant beside looking. */
export function interviewListActions(
  viewer: Viewer,
  beside: InterviewContext & { underWay: boolean },
): InterviewListAct[] {
  const actions: InterviewListAct[] = [];
  if (beside.underWay && canArrangeInterviews(viewer, beside)) actions.push("offer");
  if (canGiveScorecard(viewer, beside)) actions.push("give");
  return actions;
}

/** What the reader may do with an applicant's scorecards beside reading those that are shown. */
export function scorecardActions(viewer: Viewer, beside: InterviewContext): ScorecardAct[] {
  const actions: ScorecardAct[] = [];
  if (canGiveScorecard(viewer, beside)) actions.push("give");
  if (canPrepareInterview(viewer, beside)) actions.push("prepare");
  return actions;
}
