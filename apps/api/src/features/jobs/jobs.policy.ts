import type { JobAct, PeopleMatchAct } from "@vaardig/contract/jobs/jobs";
import type { WorkListAct } from "@vaardig/contract/jobs/recruitingJobs";
import { approvalActions } from "../../domain/approval/approval.ts";
import type { Approvable } from "../../domain/approval/moveApproval.ts";
import {
  canAddToPipeline,
  canApply,
  canCreateJob,
  canMovePipeline,
  canRankPeople,
  canSeePipeline,
  canSeeWork,
  factsOfRow,
  type JobFacts,
} from "../../domain/jobs/jobScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { JobRow, JobRowWithFacts } from "./jobs.queries.ts";

/** Returns the actions on the list: the company's own people may create or propose jobs. */
export function listActions(viewer: Viewer): WorkListAct[] {
  return canCreateJob(viewer) ? ["create"] : [];
}

/** Returns a job seeker's actions on a job. */
export function searchActions(viewer: Viewer, row: Pick<JobRow, "live">): JobAct[] {
  const actions: JobAct[] = [];
  if (canRankPeople(viewer)) actions.push("rank_people");
  if (viewer.role !== "moderator" && row.live) actions.push("save");
  return actions;
}

/** Returns the reader's actions on the people ranked for a job. */
export function peopleMatchActions(viewer: Viewer, facts: JobFacts): PeopleMatchAct[] {
  const actions: PeopleMatchAct[] = [];
  if (canAddToPipeline(viewer, facts)) actions.push("add");
  if (canMovePipeline(viewer, facts)) actions.push("email");
  return actions;
}

/** Returns the facts of a job that commands need. */
export function approvableOf(row: JobRowWithFacts): Approvable {
  const isRole = row.project_id !== null;
  const { id, version, has_change: hasChange, has_applicants: hasApplicants } = row;
  return { ...factsOfRow(row), id, version, hasChange, hasApplicants, isRole };
}

/**
 * Returns the reader's current actions on a job; a project's role is approved, changed and closed with the
 * project.
 */
export function jobActions(viewer: Viewer, row: JobRowWithFacts): JobAct[] {
  const facts = approvableOf(row);
  const actions: JobAct[] = approvalActions(viewer, facts);
  if (canSeeWork(viewer, facts)) actions.push("see_work");
  if (canSeePipeline(viewer, facts)) actions.push("see_pipeline");
  if (canMovePipeline(viewer, facts)) actions.push("move_pipeline");
  actions.push(...searchActions(viewer, row));
  if (canApply(viewer, { ...facts, deadlinePassed: row.closing === "passed" })) actions.push("apply");
  return actions;
}
