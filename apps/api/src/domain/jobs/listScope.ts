import type { Viewer } from "../../platform/session/authenticate.ts";
import { seesDrafts, WORKS_ON_SQL } from "./vacancyScope.ts";

/** Which vacancies somebody's list holds: the company's, without drafts of others, or those the reader works on. */
export type ListScope = "company" | "company_without_drafts" | "own";

/** The same as a condition on `vacancies v`; the reader is `$2`. */
export const LIST_SCOPES: Record<ListScope, string> = {
  company: "true",
  company_without_drafts: `(v.status <> 'Draft' or ${WORKS_ON_SQL})`,
  own: WORKS_ON_SQL,
};

/** Recruiters and administrators list every vacancy, HR no draft of others; who else makes vacancies lists their own. */
export function listScope(viewer: Viewer): ListScope {
  if (seesDrafts(viewer)) return "company";
  return viewer.role === "hr_manager" ? "company_without_drafts" : "own";
}

/** `vacancies v` is open, and nobody has applied. Asked of each vacancy: an anti-join would read every application. */
export const UNANSWERED_SQL = `(v.live and (select a.id from applications a
  where a.company_id = v.company_id and a.vacancy_id = v.id and a.applied_at is not null limit 1) is null)`;
