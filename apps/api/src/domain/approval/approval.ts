import { APPROVAL_ACTS, type ApprovalAct } from "@vaardig/contract/jobs/approvalActs";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canEditJob, type JobFacts, ownsJob, worksOn } from "../jobs/jobScope.ts";

/** The approval state of a job or project. */
export interface ApprovalState extends Pick<JobFacts, "status" | "publication"> {
  /** A change of the approved values is pending or was declined; the approved values stay in force. */
  hasChange: boolean;
  /** Its pipeline has, or had, people in it. */
  hasApplicants: boolean;
  /** A project role: it is edited, approved and closed only with its project. */
  isRole?: boolean;
}

/** The states in which each action makes sense, whatever the permissions. */
const FITS: Record<ApprovalAct, (standing: ApprovalState) => boolean> = {
  edit: ({ publication }) => publication !== "closed",
  assign: () => true,
  delete: (standing) => standing.status === "Draft" || (wasApproved(standing) && !standing.hasApplicants),
  submit: ({ status }) => status === "Draft" || status === "Declined",
  approve: ({ status }) => status === "Pending",
  decline: ({ status }) => status === "Pending",
  discard_change: ({ hasChange }) => hasChange,
  hold: (standing) => wasApproved(standing) && standing.publication === "open",
  reopen: (standing) => wasApproved(standing) && standing.publication !== "open",
  close: (standing) => wasApproved(standing) && standing.publication !== "closed",
};

function wasApproved({ status, hasChange }: ApprovalState): boolean {
  return status === "Approved" || hasChange;
}

/** Returns whether an action makes sense in this state. */
export function isAllowedInState(standing: ApprovalState, act: ApprovalAct): boolean {
  return FITS[act](standing);
}

type Reader = Pick<Viewer, "userId" | "role">;

/**
 * Returns whether the reader has permission for an action: owners and co-owners submit, only administrators
 * decide, and everyone who works on the record except employees publishes.
 */
export function canAct(
  viewer: Reader,
  record: JobFacts & Pick<ApprovalState, "isRole">,
  act: ApprovalAct,
): boolean {
  const isAdmin = viewer.role === "admin";
  if (record.isRole || viewer.role === "freelancer" || viewer.role === "staff") return false;
  switch (act) {
    case "edit":
      return canEditJob(viewer, record);
    case "assign":
    case "delete":
    case "discard_change":
      return isAdmin || ownsJob(viewer, record);
    case "submit":
      return ownsJob(viewer, record);
    case "approve":
    case "decline":
      return isAdmin;
    case "hold":
    case "reopen":
    case "close":
      return isAdmin || (viewer.role !== "employee" && worksOn(viewer, record));
  }
}

/** Returns the actions that the reader may take now, in the order of `APPROVAL_ACTS`. */
export function approvalActions(viewer: Reader, record: JobFacts & ApprovalState): ApprovalAct[] {
  return APPROVAL_ACTS.filter((act) => canAct(viewer, record, act) && isAllowedInState(record, act));
}
