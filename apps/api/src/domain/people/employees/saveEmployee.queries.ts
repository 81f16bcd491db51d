import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { addressChanges } from "../../accounts/addressChanges.table.ts";
import { invitations } from "../../accounts/invitations/invitations.table.ts";
import { oneTimeLinks } from "../../accounts/links/oneTimeLinks.table.ts";
import { users } from "../users.table.ts";

export type UserColumns = typeof users.$inferInsert;

/** One address belongs to one account everywhere, and to one person of a company. */
function tellTaken(error: unknown): never {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: unknown }).code === "23505")
      throw new AppError("email_taken", { fields: { email: "email_taken" }, cause: error });
  }
  throw error;
}

/** Adds a person. Throws `email_taken`. */
export async function insertEmployee(tx: Tx, columns: UserColumns): Promise<string> {
  const rows = await tx.insert(users).values(columns).returning({ id: users.id }).catch(tellTaken);
  const [row] = rows;
  if (!row) throw new Error("nobody was added");
  return row.id;
}

/** Writes on the version that was read; false when somebody else wrote in between. Throws `email_taken`. */
export async function updateEmployee(
  tx: Tx,
  companyId: string,
  { id, version }: { id: string; version: number },
  columns: Partial<UserColumns>,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ ...columns, version: sql`${users.version} + 1` })
    .where(and(eq(users.companyId, companyId), eq(users.id, id), eq(users.version, version)))
    .returning({ id: users.id })
    .catch(tellTaken);
  return rows.length > 0;
}

/** Gives a person another address. Throws `email_taken`. */
export async function setAddress(tx: Tx, companyId: string, id: string, email: string): Promise<void> {
  await tx
    .update(users)
    .set({ email, version: sql`${users.version} + 1` })
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
    .catch(tellTaken);
}

/** Links on their way to an address, to invite or to reset, work no more, and no other address waits. */
export async function voidLinks(tx: Tx, companyId: string, userIds: string[]): Promise<void> {
  const now = new Date();
  await tx
    .delete(addressChanges)
    .where(and(eq(addressChanges.companyId, companyId), inArray(addressChanges.userId, userIds)));
  await tx
    .update(oneTimeLinks)
    .set({ revokedAt: now })
    .where(
      and(
        eq(oneTimeLinks.companyId, companyId),
        inArray(oneTimeLinks.userId, userIds),
        isNull(oneTimeLinks.usedAt),
        isNull(oneTimeLinks.revokedAt),
      ),
    );
  await tx
    .update(invitations)
    .set({ status: "revoked" })
    .where(
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.userId, userIds),
        inArray(invitations.status, ["pending", "sent"]),
      ),
    );
}
