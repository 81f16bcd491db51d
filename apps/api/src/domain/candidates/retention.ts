import type { Tx } from "../../platform/db/database.ts";
import type { candidateRecords } from "./candidates.table.ts";

/** Days that an external person is kept after the last process, or after being added when there was none. */
export const RETENTION_DAYS = 28;
/** Days that an external person is kept with consent. */
export const RETENTION_DAYS_WITH_CONSENT = 365;

const DAY_MS = 24 * 3_600_000;

/**
 * Returns the SQL condition that the person `alias` is in a process or was hired. An archived application
 * counts as ended.
 */
export const inProcess = (
  alias: string,
) => `exists (select 1 from applications a where a.company_id = ${alias}.company_id and a.user_id = ${alias}.id
  and (a.outcome = 'active' and a.archived_at is null or a.outcome = 'hired'))`;

/** The same condition for `users u`. */
export const IN_PROCESS_SQL = inProcess("u");

/** SQL condition: `users u` signs in and manages their own record. */
export const OWN_ACCOUNT_SQL = "(u.account and u.status = 'active')";

/** SQL for the end of the retention period of `users u` with an optional `candidate_records r`. */
export const KEPT_UNTIL_SQL = `(coalesce(r.kept_from, u.created_at) + make_interval(days => case when r.consent_at is null then ${RETENTION_DAYS} else ${RETENTION_DAYS_WITH_CONSENT} end))`;

/** The facts that retention depends on. */
export type KeptRecord = Pick<typeof candidateRecords.$inferSelect, "keptFrom" | "consentAt"> & {
  inProcess: boolean;
  ownAccount: boolean;
};

/** Why a person is kept, and until when. */
export interface Retention {
  state: "in_process" | "own_account" | "counting";
  until: Date | null;
  /** Days left, the one that has begun included; 0 when the period is over; null when no period runs. */
  daysLeft: number | null;
}

/**
 * Returns until when an external person is kept. No period runs for a person in a process or with an account
 * of their own.
 */
export function retentionOf(record: KeptRecord, now = new Date()): Retention {
  if (record.inProcess) return { state: "in_process", until: null, daysLeft: null };
  if (record.ownAccount) return { state: "own_account", until: null, daysLeft: null };
  const days = record.consentAt === null ? RETENTION_DAYS : RETENTION_DAYS_WITH_CONSENT;
  const until = new Date(record.keptFrom.getTime() + days * DAY_MS);
  const daysLeft = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
  return { state: "counting", until, daysLeft };
}

/**
 * Restarts the retention period of those people who are in no process any more. Code that ends applications
 * (rejects, withdraws, archives) must call it after the change, in the same transaction.
 */
export async function touchRetention(
  tx: Tx,
  companyId: string,
  ...userIds: [string, ...string[]]
): Promise<void> {
  await tx.$client.query(
    `insert into candidate_records (company_id, user_id, kept_from)
     select company_id, id, now() from users
     where company_id = $1 and id = any($2::uuid[]) and system_role = 'freelancer' order by id
     on conflict do nothing`,
    [companyId, userIds],
  );
  // Concurrent transactions that end a person's last two applications take turns, so that the later one sees
  // both.
  await tx.$client.query(
    `select 1 from candidate_records where company_id = $1 and user_id = any($2::uuid[]) order by user_id for update`,
    [companyId, userIds],
  );
  await tx.$client.query(
    `update candidate_records r set kept_from = now() from users u
     where r.company_id = $1 and r.user_id = any($2::uuid[]) and u.company_id = r.company_id and u.id = r.user_id
       and not ${IN_PROCESS_SQL}`,
    [companyId, userIds],
  );
}
