import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { companies } from "../companies/companies.table.ts";
import { users } from "../people/users.table.ts";

/** Returns a person together with their company. */
export async function findUserWithCompany(tx: Tx, companyId: string, userId: string) {
  const [row] = await tx
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return row;
}

/** Replaces a password hash; false when the stored hash is no longer `from`. */
export async function savePasswordHash(
  tx: Tx,
  companyId: string,
  userId: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const before = from === null ? isNull(users.passwordHash) : eq(users.passwordHash, from);
  const { rowCount } = await tx
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), before));
  return rowCount === 1;
}

/** Ends every session of a person except one; returns the ids of the ended sessions. */
export async function endOtherSessions(
  tx: Tx,
  companyId: string,
  userId: string,
  sessionId: string,
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `update sessions set revoked_at = now()
     where company_id = $1 and user_id = $2 and id <> $3 and revoked_at is null returning id`,
    [companyId, userId, sessionId],
  );
  return rows.map(({ id }) => id);
}
