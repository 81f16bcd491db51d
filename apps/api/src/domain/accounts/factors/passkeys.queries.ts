import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { passkeys } from "./factors.table.ts";

type Owner = { companyId: string; userId: string };
export type PasskeyRow = typeof passkeys.$inferSelect;

const ofOwner = ({ companyId, userId }: Owner) =>
  and(eq(passkeys.companyId, companyId), eq(passkeys.userId, userId));
const one = (owner: Owner, id: string) => and(ofOwner(owner), eq(passkeys.id, id));

/** Returns a person's passkeys, oldest first. */
export function passkeysOf(tx: Tx, owner: Owner): Promise<PasskeyRow[]> {
  return tx.select().from(passkeys).where(ofOwner(owner)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Returns the passkey with this credential id, of any company; the transaction must see all companies. */
export async function findPasskeyByCredential(tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Stores a new passkey; undefined when its credential is known already. */
export async function insertPasskey(
  tx: Tx,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

/** Records a use with the authenticator's counter; false when a concurrent use came first. */
export async function recordPasskeyUse(
  tx: Tx,
  { companyId, id, counter }: PasskeyRow,
  next: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter: next, lastUsedAt: new Date() })
    .where(and(eq(passkeys.companyId, companyId), eq(passkeys.id, id), eq(passkeys.counter, counter)));
  return rowCount === 1;
}

/** Renames one of a person's passkeys. */
export async function renamePasskey(
  tx: Tx,
  owner: Owner,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.update(passkeys).set({ name }).where(one(owner, id)).returning();
  return row;
}

/** Deletes one of a person's passkeys; false when there is none. */
export async function deletePasskey(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  return (await tx.delete(passkeys).where(one(owner, id))).rowCount === 1;
}
