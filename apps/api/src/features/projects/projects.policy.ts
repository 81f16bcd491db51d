import type { ApprovalAct } from "@vaardig/contract/jobs/approvalActs";
import type { WorkListAct } from "@vaardig/contract/jobs/vacancies";
import { approvalActions } from "../../domain/approval/approval.ts";
import type { Approvable } from "../../domain/approval/moveApproval.ts";
import { canMakeVacancy, canSeeVacancy } from "../../domain/jobs/vacancyScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { ProjectRow } from "./projects.queries.ts";

/** What rules need to know of a project: the same as of a vacancy. */
export function approvableOf(row: ProjectRow): Approvable {
  const { status, publication, live, external, owner_id: ownerId, id, version } = row;
  const { has_change: hasChange, has_applicants: hasApplicants } = row;
  const people = { ownerId, coOwnerIds: row.co_owner_ids, memberIds: row.member_ids };
  return { status, publication, live, external, ...people, id, version, hasChange, hasApplicants };
}

/** A project is seen by anyone who may see a vacancy like it. */
export function canSeeProject(viewer: Viewer, row: ProjectRow): boolean {
  return canSeeVacancy(viewer, approvableOf(row));
}

/** The company's own people make projects, or propose them. */
export function listActions(viewer: Viewer): WorkListAct[] {
  return canMakeVacancy(viewer) ? ["create"] : [];
}

/** Everyone but recruiters looks for work here and is shown how they fit. */
export function canLookForWork({ role }: Viewer): boolean {
  return role !== "moderator" && role !== "staff";
}

/** Everything the reader may do with a project now. */
export function projectActions(viewer: Viewer, row: ProjectRow): ApprovalAct[] {
  return approvalActions(viewer, approvableOf(row));
}
