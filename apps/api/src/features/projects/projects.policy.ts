import type { ApprovalAct } from "@vaardig/contract/jobs/approvalActs";
import type { WorkListAct } from "@vaardig/contract/jobs/recruitingJobs";
import { approvalActions } from "../../domain/approval/approval.ts";
import type { Approvable } from "../../domain/approval/moveApproval.ts";
import { canCreateJob, canSeeJob } from "../../domain/jobs/jobScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { ProjectRow } from "./projects.queries.ts";

/** Returns the facts of a project that rules need: the same as of a job. */
export function approvableOf(row: ProjectRow): Approvable {
  const { status, publication, live, external, owner_id: ownerId, id, version } = row;
  const { has_change: hasChange, has_applicants: hasApplicants } = row;
  const people = { ownerId, coOwnerIds: row.co_owner_ids, memberIds: row.member_ids };
  return { status, publication, live, external, ...people, id, version, hasChange, hasApplicants };
}

/** Returns whether the viewer sees a project: by the same rules as a job. */
export function canSeeProject(viewer: Viewer, row: ProjectRow): boolean {
  return canSeeJob(viewer, approvableOf(row));
}

/** Returns the actions on the list: the company's own people may create or propose projects. */
export function listActions(viewer: Viewer): WorkListAct[] {
  return canCreateJob(viewer) ? ["create"] : [];
}

/**
 * Returns whether the viewer is a job seeker and sees their matches: everyone except recruiters and staff.
 */
export function canLookForWork({ role }: Viewer): boolean {
  return role !== "moderator" && role !== "staff";
}

/** Returns the reader's current actions on a project. */
export function projectActions(viewer: Viewer, row: ProjectRow): ApprovalAct[] {
  return approvalActions(viewer, approvableOf(row));
}
