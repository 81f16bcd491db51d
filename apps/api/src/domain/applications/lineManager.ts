import type { Viewer } from "../../platform/session/authenticate.ts";

/**
 * SQL condition: the line manager may know of `applications a`, from Interview on or when the applicant
 * agrees.
 */
export const MANAGER_KNOWS_SQL =
  "(a.manager_may_know or a.stage in ('Interview', 'Job offer', 'Rejection after interview'))";

/** SQL for the ids of all direct and indirect reports of `reader`; `union` ends a cycle of managers. */
const lineOf = (reader: string) => `with recursive line as (
    select l.id from users l where l.company_id = $1 and l.manager_id = ${reader}
    union
    select l.id from users l join line on l.manager_id = line.id where l.company_id = $1)
  select id from line`;

/**
 * Returns the SQL condition that `applications a` may be shown to the manager `reader` (null for readers who
 * are no managers). Company is `$1`. A manager who added a person to the list already knows.
 */
export const shownToManagerSql = (reader: string) => `(${reader}::uuid is null or ${MANAGER_KNOWS_SQL}
  or a.applied_at is null and a.added_by = ${reader} or a.user_id not in (${lineOf(reader)}))`;

/** Returns the `reader` argument of `shownToManagerSql`: the viewer's id for a manager, otherwise null. */
export function managerReaderId({ role, userId }: Pick<Viewer, "role" | "userId">): string | null {
  return role === "manager" ? userId : null;
}
