import type { CandidateAct, CandidateListAct } from "@vaardig/contract/candidates/candidateActs";
import { canManageAllCandidates } from "../../../domain/candidates/candidateScope.ts";
import { hasAddress } from "../../../domain/candidates/hasAddress.ts";
import { canSourceCandidates } from "../../../domain/people/resolveSelection.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import type { CandidateFacts } from "./candidateRows.queries.ts";

type Role = Pick<Viewer, "role">;

/**
 * Returns whether an access level may turn candidates into employees: recruiters, HR and administrators may.
 */
export function canConvertCandidate({ role }: Role): boolean {
  return role === "moderator" || role === "hr_manager" || role === "admin";
}

/** Returns the viewer's actions on a candidate; `isKept` is the result of `manageableAmong`. */
export function candidateActions(
  viewer: Role,
  person: Pick<CandidateFacts, "in_process" | "consent" | "account" | "email" | "unsubscribed_at">,
  isKept: boolean,
): CandidateAct[] {
  const actions: CandidateAct[] = [];
  if (isKept) {
    actions.push("edit", "merge", "add_task", "set_owner", "record_consent");
    // People who cannot reply, or unsubscribed from such emails, are not asked.
    if (hasAddress(person.email) && !person.unsubscribed_at) actions.push("ask_consent");
    if (person.consent === "given") actions.push("withdraw_consent");
    // A person with an account signs in with the address.
    if (!person.account) actions.push("change_email");
    if (!person.in_process) actions.push("erase");
  }
  if (canSourceCandidates(viewer.role)) actions.push("add_to_talent_pool", "add_to_job");
  if (canConvertCandidate(viewer)) actions.push("convert");
  return actions;
}

/** Returns the viewer's actions on the list; bulk actions only for viewers who manage all candidates. */
export function listActions(viewer: Role): CandidateListAct[] {
  const actions: CandidateListAct[] = ["export", "add", "upload", "merge"];
  if (canManageAllCandidates(viewer)) actions.push("erase", "set_owner", "ask_consent");
  if (canSourceCandidates(viewer.role)) actions.push("add_to_talent_pool", "add_to_job");
  return actions;
}
