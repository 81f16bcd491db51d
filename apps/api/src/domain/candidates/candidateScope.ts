import type { Tx } from "../../platform/db/database.ts";
import { authorize } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { WORKS_ON_SQL } from "../jobs/jobScope.ts";
import { IN_OWN_POOL_SQL } from "../talent-pools/poolScope.ts";

type Keeper = Pick<Viewer, "companyId" | "userId" | "role">;

/**
 * SQL condition: `u` is a candidate of the company `$1`; a person with an unconfirmed address is not yet one.
 */
export const CANDIDATE_SQL =
  "u.company_id = $1 and u.system_role = 'freelancer' and u.status <> 'unconfirmed'";

/**
 * Returns whether the viewer manages every external person of the company, as recruiters and administrators
 * do.
 */
export function canManageAllCandidates({ role }: Pick<Viewer, "role">): boolean {
  return role === "moderator" || role === "admin";
}

/**
 * SQL condition: `users u` is shared with the person in `$2`, as the record's owner, through a job they work
 * on, or in one of their talent pools.
 */
const SHARED_SQL = `(exists (select 1 from candidate_records r
    where r.company_id = u.company_id and r.user_id = u.id and r.owner_id = $2)
  or exists (select 1 from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
    where a.company_id = u.company_id and a.user_id = u.id and ${WORKS_ON_SQL})
  or ${IN_OWN_POOL_SQL})`;

/**
 * Returns a check of whether the viewer manages a person's record, for the given ids; HR managers manage
 * those shared with them.
 */
export async function manageableAmong(
  tx: Tx,
  viewer: Keeper,
  ids: readonly string[],
): Promise<(userId: string) => boolean> {
  if (canManageAllCandidates(viewer)) return () => true;
  if (viewer.role !== "hr_manager" || ids.length === 0) return () => false;
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "candidates_shared",
    text: `select u.id from users u where u.company_id = $1 and u.id = any($3::uuid[]) and ${SHARED_SQL}`,
    values: [viewer.companyId, viewer.userId, ids],
  });
  const kept = new Set(rows.map(({ id }) => id));
  return (userId) => kept.has(userId);
}

/** Throws 403 unless the viewer manages the records of all of these people. */
export async function authorizeManagement(tx: Tx, viewer: Keeper, ids: readonly string[]): Promise<void> {
  const keeps = await manageableAmong(tx, viewer, ids);
  authorize(ids.every(keeps));
}
