import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { Digest } from "@vaardig/contract/saved-views/savedViews";
import type { Tx } from "../../platform/db/database.ts";

/** Digests go only to people who can sign in and look for jobs. */
const GETS_DIGESTS = `u.status = 'active' and u.account and u.system_role not in ('moderator', 'staff')`;
const IS_ON = "s.screen = 'jobs' and s.digest <> 'none' and s.digest_off_at is null";

/** Returns up to `limit` people of a company with a due digest. */
export async function peopleWithDueDigests(tx: Tx, companyId: string, limit: number): Promise<string[]> {
  const { rows } = await tx.$client.query<{ user_id: string }>(
    `select distinct user_id from saved_views where company_id = $1 and next_digest_at <= now() limit $2`,
    [companyId, limit],
  );
  return rows.map((row) => row.user_id);
}

export interface DueSearch {
  id: string;
  name: string;
  search: string;
  digest: Digest;
  wanted: boolean;
  email: string;
  first_name: string;
  language: Language;
  system_role: Role;
  company: string;
}

/**
 * Returns a person's due searches, locked until the transaction ends; `wanted` is false when no digest may be
 * sent any more.
 */
export async function lockDueSearches(tx: Tx, companyId: string, userId: string): Promise<DueSearch[]> {
  const { rows } = await tx.$client.query<DueSearch>(
    `select s.id, s.name, s.search, s.digest, ${IS_ON} and ${GETS_DIGESTS} and c.lifecycle not in ('paused', 'canceled', 'suspended') as wanted,
       u.email, u.first_name, u.language, u.system_role, c.name as company
     from saved_views s join users u on u.company_id = s.company_id and u.id = s.user_id
       join companies c on c.id = s.company_id
     where s.company_id = $1 and s.user_id = $2 and s.next_digest_at <= now()
     order by lower(s.name), s.id for update of s skip locked`,
    [companyId, userId],
  );
  return rows;
}

/** Sets when the next digest of a search is due. */
export async function scheduleNextDigest(
  tx: Tx,
  companyId: string,
  id: string,
  at: Date | null,
): Promise<void> {
  await tx.$client.query("update saved_views set next_digest_at = $3 where company_id = $1 and id = $2", [
    companyId,
    id,
    at,
  ]);
}

/** Returns those of the given jobs that a search did not find before. */
export async function newlyFoundJobs(
  tx: Tx,
  companyId: string,
  viewId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from unnest($3::uuid[]) asked(id) where not exists (select 1 from digest_jobs d
       where d.company_id = $1 and d.view_id = $2 and d.vacancy_id = asked.id)`,
    [companyId, viewId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns whether a person still wants any digest; checked again when an email is sent. */
export async function wantsDigests(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select 1 from saved_views s join users u on u.company_id = s.company_id and u.id = s.user_id
     where s.company_id = $1 and s.user_id = $2 and ${IS_ON} and ${GETS_DIGESTS} limit 1`,
    [companyId, userId],
  );
  return rowCount === 1;
}

/**
 * Turns off all digests of a person, or turns on again those that this turned off; returns whether anything
 * changed.
 */
export async function setDigestsOff(
  tx: Tx,
  companyId: string,
  userId: string,
  off: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `update saved_views set digest_off_at = case when $3 then now() end
     where company_id = $1 and user_id = $2 and digest <> 'none' and (digest_off_at is null) = $3`,
    [companyId, userId, off],
  );
  return (rowCount ?? 0) > 0;
}
