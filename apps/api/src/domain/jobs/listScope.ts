import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSeeDrafts, WORKS_ON_SQL } from "./vacancyScope.ts";

/** Vacancies that are recruited for, of the company or of the reader. */
export type HiringScope = "company" | "company_without_drafts" | "own";

/** The same, with what is open to the reader beside what the reader works on. */
export type ListScope = "company" | "company_without_drafts" | "own_and_open" | "open_outside";

/** Which vacancies figures about hiring count, as a condition on `vacancies v`; the reader is `$2`. */
export const HIRING_SCOPES: Record<HiringScope, string> = {
  company: "true",
  company_without_drafts: `(v.status <> 'Draft' or ${WORKS_ON_SQL})`,
  own: WORKS_ON_SQL,
};

/** Which vacancies a list holds, as a condition on `vacancies v`; the reader is `$2`. */
export const LIST_SCOPES: Record<ListScope, string> = {
  company: HIRING_SCOPES.company,
  company_without_drafts: HIRING_SCOPES.company_without_drafts,
  own_and_open: `(v.live or ${WORKS_ON_SQL})`,
  open_outside: "(v.live and v.external)",
};

/** Recruiters and administrators count every vacancy, HR no draft of others, others those they work on. */
export function hiringScope(viewer: Pick<Viewer, "role">): HiringScope {
  if (canSeeDrafts(viewer)) return "company";
  return viewer.role === "hr_manager" ? "company_without_drafts" : "own";
}

/** Recruiters, HR and administrators list what they count; others what is open to them, and what they work on. */
export function listScope(viewer: Pick<Viewer, "role">): ListScope {
  if (viewer.role === "freelancer") return "open_outside";
  const scope = hiringScope(viewer);
  return scope === "own" ? "own_and_open" : scope;
}

/** `vacancies v` is open, and no one has applied. Asked of each vacancy: an anti-join would read every application. */
export const WITHOUT_APPLICANTS_SQL = `(v.live and (select a.id from applications a
  where a.company_id = v.company_id and a.vacancy_id = v.id and a.applied_at is not null limit 1) is null)`;
