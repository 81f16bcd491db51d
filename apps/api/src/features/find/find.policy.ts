import { CANDIDATE_READERS } from "@vaardig/contract/candidates/candidateList";
import { INTERNAL_ROLES } from "@vaardig/contract/roles";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "role">;

/** The employees whose records a viewer may open: all, those in the viewer's reporting line, or none. */
export type RecordScope = "company" | "line" | "none";

/** Returns whether the viewer may search for colleagues: internal roles may. */
export function canFindColleagues({ role }: Reader): boolean {
  return INTERNAL_ROLES.some((one) => one === role);
}

/** Returns whether the viewer may search for candidates. */
export function canFindCandidates({ role }: Reader): boolean {
  return CANDIDATE_READERS.some((one) => one === role);
}

/**
 * Returns whose records the viewer may open: HR managers and administrators all, managers their reporting
 * line.
 */
export function recordScope({ role }: Reader): RecordScope {
  if (role === "admin" || role === "hr_manager") return "company";
  return role === "manager" ? "line" : "none";
}
