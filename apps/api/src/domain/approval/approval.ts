import { APPROVAL_ACTS, type ApprovalAct } from "@vaardig/contract/jobs/approvalActs";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canEditVacancy, ownsVacancy, type VacancyFacts, worksOn } from "../jobs/vacancyScope.ts";

/** The state of a vacancy or project in its approval. */
export interface ApprovalState extends Pick<VacancyFacts, "status" | "publication"> {
  /** A change of what was approved waits, or was declined; the approved values stay in force. */
  hasChange: boolean;
  /** People are or were in its pipeline. */
  hasApplicants: boolean;
  /** A project's role: it is changed, approved and closed with its project alone. */
  isRole?: boolean;
}

/** The states in which each act makes sense, whatever the permissions. */
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

/** Whether an act makes sense in this state. */
export function fitsState(standing: ApprovalState, act: ApprovalAct): boolean {
  return FITS[act](standing);
}

type Reader = Pick<Viewer, "userId" | "role">;

/**
 * Whether the reader may do this at all: owners and co-owners submit, administrators alone decide, whoever works on
 * it (employees, who only propose, aside) publishes.
 */
export function canAct(
  viewer: Reader,
  record: VacancyFacts & Pick<ApprovalState, "isRole">,
  act: ApprovalAct,
): boolean {
  const isAdmin = viewer.role === "admin";
  if (record.isRole || viewer.role === "freelancer" || viewer.role === "staff") return false;
  switch (act) {
    case "edit":
      return canEditVacancy(viewer, record);
    case "assign":
    case "delete":
    case "discard_change":
      return isAdmin || ownsVacancy(viewer, record);
    case "submit":
      return ownsVacancy(viewer, record);
    case "approve":
    case "decline":
      return isAdmin;
    case "hold":
    case "reopen":
    case "close":
      return isAdmin || (viewer.role !== "employee" && worksOn(viewer, record));
  }
}

/** Everything the reader may do now, in the order of `APPROVAL_ACTS`. */
export function approvalActions(viewer: Reader, record: VacancyFacts & ApprovalState): ApprovalAct[] {
  return APPROVAL_ACTS.filter((act) => canAct(viewer, record, act) && fitsState(record, act));
}
