import {
  CANDIDATE_KEEPERS,
  type CandidateAct,
  type CandidateListAct,
} from "@vaardig/contract/candidates/candidateList";
import { hasAddress } from "../../../domain/candidates/hasAddress.ts";
import { gathersCandidates } from "../../../domain/people/resolveSelection.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import type { CandidateFacts } from "./candidateRows.queries.ts";

type Role = Pick<Viewer, "role">;

/** Recruiters and administrators work with every external person of the company; HR reads. */
export function keepsCandidates({ role }: Role): boolean {
  return CANDIDATE_KEEPERS.some((keeper) => keeper === role);
}

/** Who adds people: HR and administrators the company's own, recruiters those they hire. */
export function mayConvert({ role }: Role): boolean {
  return role === "moderator" || role === "hr_manager" || role === "admin";
}

/** What the viewer may do with a candidate. */
export function candidateActions(
  viewer: Role,
  person: Pick<CandidateFacts, "in_process" | "consent" | "account" | "email" | "unsubscribed_at">,
): CandidateAct[] {
  const actions: CandidateAct[] = [];
  if (keepsCandidates(viewer)) {
    actions.push("edit", "merge", "add_task", "set_owner", "record_consent");
    // Nobody is asked who cannot answer or wants no such mail.
    if (hasAddress(person.email) && !person.unsubscribed_at) actions.push("ask_consent");
    if (person.consent === "given") actions.push("withdraw_consent");
    // Whoever has an account signs in with the address.
    if (!person.account) actions.push("change_email");
    if (!person.in_process) actions.push("erase");
  }
  if (gathersCandidates(viewer.role)) actions.push("add_to_talent_pool", "add_to_job");
  if (mayConvert(viewer)) actions.push("convert");
  return actions;
}

/** What the viewer may do with the list as a whole. */
export function listActions(viewer: Role): CandidateListAct[] {
  const actions: CandidateListAct[] = ["export"];
  if (keepsCandidates(viewer)) actions.push("add", "upload", "merge", "erase", "set_owner", "ask_consent");
  if (gathersCandidates(viewer.role)) actions.push("add_to_talent_pool", "add_to_job");
  return actions;
}
