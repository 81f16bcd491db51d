import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSeeDrafts, WORKS_ON_SQL } from "./jobScope.ts";

/** Jobs with hiring figures: all of the company, or the reader's own. */
export type HiringScope = "company" | "company_without_drafts" | "own";

/** Jobs in a list: as in `HiringScope`, with the open jobs beside the reader's own. */
export type ListScope = "company" | "company_without_drafts" | "own_and_open" | "open_outside";

/** SQL conditions on `vacancies v` for hiring figures; the reader is `$2`. */
export const HIRING_SCOPES: Record<HiringScope, string> = {
  company: "true",
  company_without_drafts: `(v.status <> 'Draft' or ${WORKS_ON_SQL})`,
  own: WORKS_ON_SQL,
};

/** SQL conditions on `vacancies v` for lists; the reader is `$2`. */
export const LIST_SCOPES: Record<ListScope, string> = {
  company: HIRING_SCOPES.company,
  company_without_drafts: HIRING_SCOPES.company_without_drafts,
  own_and_open: `(v.live or ${WORKS_ON_SQL})`,
  open_outside: "(v.live and v.external)",
};

/**
 * Returns the jobs a viewer counts: all for recruiters and administrators, all but other people's drafts for
 * HR, their own for others.
 */
export function hiringScope(viewer: Pick<Viewer, "role">): HiringScope {
  if (canSeeDrafts(viewer)) return "company";
  return viewer.role === "hr_manager" ? "company_without_drafts" : "own";
}

/**
 * Returns the jobs a viewer lists: what they count for recruiters, HR and administrators, otherwise open jobs
 * and their own.
 */
export function listScope(viewer: Pick<Viewer, "role">): ListScope {
  if (viewer.role === "freelancer") return "open_outside";
  const scope = hiringScope(viewer);
  return scope === "own" ? "own_and_open" : scope;
}

/**
 * SQL condition: `vacancies v` is open without applicants. A subquery per job, because an anti-join would
 * read every application.
 */
export const WITHOUT_APPLICANTS_SQL = `(v.live and (select a.id from applications a
  where a.company_id = v.company_id and a.vacancy_id = v.id and a.applied_at is not null limit 1) is null)`;
