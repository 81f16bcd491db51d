import type { OwnSession } from "@vaardig/contract/account/sessions";
import type { Tx } from "../../../platform/db/database.ts";
import { IDLE_MS } from "./sessionStore.ts";

interface Owner {
  companyId: string;
  userId: string;
}

/** How long after a proof of identity second factors can be changed, in milliseconds. */
export const CONFIRMED_MS = 10 * 60_000;

interface Row extends Omit<OwnSession, "created_at" | "last_seen_at"> {
  created_at: Date;
  last_seen_at: Date;
}

/** Returns a person's active sessions: the current one first, then by last use. */
export async function listOwnSessions(
  tx: Tx,
  { companyId, userId, sessionId }: Owner & { sessionId: string },
): Promise<OwnSession[]> {
  const { rows } = await tx.$client.query<Row>(
    `select id, id = $3 as current, browser, system, method, created_at, last_seen_at from sessions
     where company_id = $1 and user_id = $2 and revoked_at is null and expires_at > now()
       and (id = $3 or last_seen_at > now() - $4 * interval '1 millisecond')
     order by id = $3 desc, last_seen_at desc, id limit 100`,
    [companyId, userId, sessionId, IDLE_MS],
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
}

/** Ends one session of a person; false when it belongs to another person or has ended. */
export async function endOwnSession(tx: Tx, { companyId, userId }: Owner, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `update sessions set revoked_at = now()
     where company_id = $1 and user_id = $2 and id = $3 and revoked_at is null`,
    [companyId, userId, id],
  );
  return rowCount === 1;
}

/**
 * Returns until when a session may change second factors; undefined when the person has to prove their
 * identity again.
 */
export async function confirmedUntil(
  tx: Tx,
  companyId: string,
  sessionId: string,
): Promise<Date | undefined> {
  const { rows } = await tx.$client.query<{ until: Date }>(
    `select confirmed_at + $3 * interval '1 millisecond' as until from sessions
     where company_id = $1 and id = $2 and confirmed_at > now() - $3 * interval '1 millisecond'`,
    [companyId, sessionId, CONFIRMED_MS],
  );
  return rows[0]?.until;
}

/** Records that the person just proved their identity. */
export async function recordIdentityConfirmed(tx: Tx, companyId: string, sessionId: string): Promise<void> {
  await tx.$client.query("update sessions set confirmed_at = now() where company_id = $1 and id = $2", [
    companyId,
    sessionId,
  ]);
}
