import type { Viewer } from "../../platform/session/authenticate.ts";

/** From Interview on, or where the applicant allows it, the line manager knows of `applications a`. */
export const MANAGER_KNOWS_SQL =
  "(a.manager_may_know or a.stage in ('Interview', 'Job offer', 'Rejection after interview'))";

/** Everyone who reports to the person in this place, directly or not; `union` ends a circle of managers. */
const lineOf = (reader: string) => `with recursive line as (
    select l.id from users l where l.company_id = $1 and l.manager_id = ${reader}
    union
    select l.id from users l join line on l.manager_id = line.id where l.company_id = $1)
  select id from line`;

/**
 * `applications a` may be shown to the line manager in this place, null for readers who are none. Company `$1`. Whoever
 * put someone on a list knows of that.
 */
export const shownToManager = (reader: string) => `(${reader}::uuid is null or ${MANAGER_KNOWS_SQL}
  or a.applied_at is null and a.added_by = ${reader} or a.user_id not in (${lineOf(reader)}))`;

/** The reader as `shownToManager` takes it. */
export function managerReading({ role, userId }: Pick<Viewer, "role" | "userId">): string | null {
  return role === "manager" ? userId : null;
}
