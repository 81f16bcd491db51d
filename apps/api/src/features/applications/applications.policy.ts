import type { Viewer } from "../../platform/session/authenticate.ts";

/** The viewer, $2, owns it or was assigned to it. */
const WORKS_ON = `(v.owner_id = $2 or exists (select 1 from vacancy_members m
  where m.company_id = v.company_id and m.vacancy_id = v.id and m.user_id = $2))`;
const LIVE = "v.publication <> 'closed' and v.status <> 'Declined'";

/**
 * Vacancies, as a condition on `vacancies v`, to whose list the viewer may add people: none that are closed or declined;
 * administrators and recruiters all others, HR drafts only where they work on them, managers what is open or their own.
 */
export function listsToFill({ role }: Pick<Viewer, "role">): string {
  if (role === "admin" || role === "moderator") return `${LIVE} and $2::uuid is not null`;
  if (role === "hr_manager") return `${LIVE} and (v.status <> 'Draft' or ${WORKS_ON})`;
  return `${LIVE} and (v.live or ${WORKS_ON})`;
}
