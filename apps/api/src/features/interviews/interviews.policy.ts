import type { InterviewListAct } from "@vaardig/contract/interviews/interviews";
import type { ScorecardAct } from "@vaardig/contract/interviews/scorecards";
import { canMovePipeline, canSeePipeline, type JobFacts } from "../../domain/jobs/jobScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** The viewer's relation to an application. */
export interface InterviewContext {
  vacancy: JobFacts;
  applicantId: string;
  /** The viewer is an interviewer of the applicant. */
  interviews: boolean;
  /** One of these interviews is not over, and the application is active. */
  prepares: boolean;
}

/**
 * Returns whether the viewer may arrange interviews: those who move the pipeline, but never for themselves.
 */
export function canArrangeInterviews(
  viewer: Viewer,
  { vacancy, applicantId }: Pick<InterviewContext, "vacancy" | "applicantId">,
): boolean {
  return canMovePipeline(viewer, vacancy) && applicantId !== viewer.userId;
}

/** Returns whether the viewer sees the interviews: everyone who sees the pipeline, except the applicant. */
export function canSeeInterviews(
  viewer: Viewer,
  { vacancy, applicantId }: Pick<InterviewContext, "vacancy" | "applicantId">,
): boolean {
  return canSeePipeline(viewer, vacancy) && applicantId !== viewer.userId;
}

/**
 * Returns whether the viewer may submit a scorecard: interviewers, and those who move the pipeline. An
 * administrator, who may move every pipeline, only as an interviewer.
 */
export function canGiveScorecard(viewer: Viewer, beside: InterviewContext): boolean {
  if (beside.applicantId === viewer.userId) return false;
  if (beside.interviews) return true;
  return viewer.role !== "admin" && canMovePipeline(viewer, beside.vacancy);
}

/**
 * Returns whether the viewer may read the preparation: interviewers with an upcoming interview, whatever
 * their access level otherwise shows.
 */
export function canPrepareInterview(viewer: Viewer, beside: InterviewContext): boolean {
  return beside.prepares && beside.applicantId !== viewer.userId;
}

/**
 * Returns whether the viewer may open the scorecards: people who submit one, and those who see the pipeline.
 */
export function canOpenScorecards(viewer: Viewer, beside: InterviewContext): boolean {
  return canGiveScorecard(viewer, beside) || canSeeInterviews(viewer, beside);
}

/**
 * Returns whether the viewer may read other people's scorecards: after submitting their own, so that the
 * first does not influence the others; people who submit none but see the pipeline read all.
 */
export function canReadOtherScorecards(viewer: Viewer, beside: InterviewContext, hasGiven: boolean): boolean {
  return canGiveScorecard(viewer, beside) ? hasGiven : canSeeInterviews(viewer, beside);
}

/** Returns the reader's actions on an applicant's interviews. */
export function interviewListActions(
  viewer: Viewer,
  beside: InterviewContext & { underWay: boolean },
): InterviewListAct[] {
  const actions: InterviewListAct[] = [];
  if (beside.underWay && canArrangeInterviews(viewer, beside)) actions.push("offer");
  if (canGiveScorecard(viewer, beside)) actions.push("give");
  return actions;
}

/** Returns the reader's actions on an applicant's scorecards. */
export function scorecardActions(viewer: Viewer, beside: InterviewContext): ScorecardAct[] {
  const actions: ScorecardAct[] = [];
  if (canGiveScorecard(viewer, beside)) actions.push("give");
  if (canPrepareInterview(viewer, beside)) actions.push("prepare");
  return actions;
}
