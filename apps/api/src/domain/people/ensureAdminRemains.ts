import { and, count, eq, notInArray } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { users } from "./users.table.ts";

/**
 * Throws `last_admin` when no active administrator remains besides those leaving. Must run in the transaction
 * that removes them: the lock keeps two administrators from removing each other concurrently.
 */
export async function ensureAdminRemains(
  tx: Tx,
  companyId: string,
  ...leavingIds: [string, ...string[]]
): Promise<void> {
  await lockAdminChanges(tx, companyId);
  const [row] = await tx
    .select({ number: count() })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.systemRole, "admin"),
        eq(users.status, "active"),
        notInArray(users.id, leavingIds),
      ),
    );
  if (!row || row.number === 0) throw new AppError("last_admin");
}

/** Locks changes to the administrators of a company until the end of the transaction. */
export async function lockAdminChanges(tx: Tx, companyId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`admins/${companyId}`]);
}
