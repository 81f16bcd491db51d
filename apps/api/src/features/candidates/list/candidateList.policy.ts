import type { CandidateAct, CandidateListAct } from "@vaardig/contract/candidates/candidateActs";
import { canManageAllCandidates } from "../../../domain/candidates/candidateScope.ts";
import { hasAddress } from "../../../domain/candidates/hasAddress.ts";
import { canGatherCandidates } from "../../../domain/people/resolveSelection.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import type { CandidateFacts } from "./candidateRows.queries.ts";

type Role = Pick<Viewer, "role">;

/** Who adds people: HR and administrators the company's own, recruiters those they hire. */
export function canConvertCandidate({ role }: Role): boolean {
  return role === "moderator" || role === "hr_manager" || role === "admin";
}

/** What the viewer may do with a candidate; `isKept` as `manageableAmong` tells. */
export function candidateActions(
  viewer: Role,
  person: Pick<CandidateFacts, "in_process" | "consent" | "account" | "email" | "unsubscribed_at">,
  isKept: boolean,
): CandidateAct[] {
  const actions: CandidateAct[] = [];
  if (isKept) {
    actions.push("edit", "merge", "add_task", "set_owner", "record_consent");
    // No one is asked who cannot answer or wants no such mail.
    if (hasAddress(person.email) && !person.unsubscribed_at) actions.push("ask_consent");
    if (person.consent === "given") actions.push("withdraw_consent");
    // Anyone who has an account signs in with the address.
    if (!person.account) actions.push("change_email");
    if (!person.in_process) actions.push("erase");
  }
  if (canGatherCandidates(viewer.role)) actions.push("add_to_talent_pool", "add_to_job");
  if (canConvertCandidate(viewer)) actions.push("convert");
  return actions;
}

/** What the viewer may do with the list as a whole; several at once only by those who keep all of them. */
export function listActions(viewer: Role): CandidateListAct[] {
  const actions: CandidateListAct[] = ["export", "add", "upload", "merge"];
  if (canManageAllCandidates(viewer)) actions.push("erase", "set_owner", "ask_consent");
  if (canGatherCandidates(viewer.role)) actions.push("add_to_talent_pool", "add_to_job");
  return actions;
}
