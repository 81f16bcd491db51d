import { CANDIDATE_READERS } from "@vaardig/contract/candidates/candidateList";
import { INTERNAL_ROLES } from "@vaardig/contract/roles";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "role">;

/** Whose record someone opens: everyone's, those of the own line, or no one's. */
export type RecordScope = "company" | "line" | "none";

/** The company's own people find each other. */
export function canFindColleagues({ role }: Reader): boolean {
  return INTERNAL_ROLES.some((one) => one === role);
}

/** Recruiters, HR and administrators find candidates. */
export function canFindCandidates({ role }: Reader): boolean {
  return CANDIDATE_READERS.some((one) => one === role);
}

/** HR and administrators open every employee's record, managers those of their line. */
export function recordScope({ role }: Reader): RecordScope {
  if (role === "admin" || role === "hr_manager") return "company";
  return role === "manager" ? "line" : "none";
}
