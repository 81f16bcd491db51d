import type { PipelineAct } from "@vaardig/contract/applications/applications";
import { canMovePipeline, canSeePipeline, type JobFacts, WORKS_ON_SQL } from "../../domain/jobs/jobScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

const LIVE = "v.publication <> 'closed' and v.status <> 'Declined'";

/**
 * Returns the SQL condition for the jobs `vacancies v` to whose list the viewer may add people, never closed
 * or declined ones: administrators and recruiters all, HR all but other people's drafts, managers open jobs
 * and their own.
 */
export function fillableJobsSql({ role }: Pick<Viewer, "role">): string {
  if (role === "admin" || role === "moderator") return `${LIVE} and $2::uuid is not null`;
  if (role === "hr_manager") return `${LIVE} and (v.status <> 'Draft' or ${WORKS_ON_SQL})`;
  return `${LIVE} and (v.live or ${WORKS_ON_SQL})`;
}

/**
 * Returns whether the viewer sees recruiters' tasks: recruiters, HR and administrators do; managers see
 * applicants without them.
 */
export function canSeeTasks({ role }: Pick<Viewer, "role">): boolean {
  return role !== "manager";
}

/** Returns the reader's actions on the pipeline of a job. */
export function pipelineActions(viewer: Viewer, vacancy: JobFacts): PipelineAct[] {
  const actions: PipelineAct[] = [];
  if (canMovePipeline(viewer, vacancy)) actions.push("move");
  const open = vacancy.publication !== "closed" && vacancy.status !== "Declined";
  if (canSeePipeline(viewer, vacancy) && open) actions.push("add");
  return actions;
}

/** Returns whether the viewer may move an application; never their own. */
export function canMoveApplication(viewer: Viewer, vacancy: JobFacts, applicantId: string): boolean {
  return canMovePipeline(viewer, vacancy) && applicantId !== viewer.userId;
}
