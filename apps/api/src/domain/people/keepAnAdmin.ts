import { and, count, eq, notInArray } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { users } from "./users.table.ts";

/**
 * Refuses with `last_admin` when nobody but those who leave is an active administrator. Whoever stops being one asks this
 * first and in the same transaction: it takes turns, so that two administrators cannot remove each other at once.
 */
export async function keepAnAdmin(
  tx: Tx,
  companyId: string,
  ...leavingIds: [string, ...string[]]
): Promise<void> {
  await takeAdminsTurn(tx, companyId);
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

/** Waits until nobody else is about to take an administrator away from the company. */
export async function takeAdminsTurn(tx: Tx, companyId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`admins/${companyId}`]);
}
