import { randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@vaardig/contract/account/secondFactors";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { type Secrets, sign } from "../../../platform/secrets.ts";
import { recoveryCodes } from "./factors.table.ts";

type Owner = { companyId: string; userId: string };
type Key = Pick<Secrets, "pepper">;

/** Crockford's base32: no look-alike letters. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Ten characters are 50 bits, and attempts are throttled. */
const LENGTH = 10;

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** The pepper is not in the database, so a copy of the database is not enough to test codes. */
function hashOf({ pepper }: Key, { userId }: Owner, code: string): string {
  return sign(pepper, `recovery ${userId} ${code}`);
}

const ofOwner = ({ companyId, userId }: Owner) =>
  and(eq(recoveryCodes.companyId, companyId), eq(recoveryCodes.userId, userId));

/** Creates ten codes and voids the earlier ones; returns them for display this once. */
export async function replaceRecoveryCodes(tx: Tx, key: Key, owner: Owner): Promise<string[]> {
  await deleteRecoveryCodes(tx, owner);
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ ...owner, hash: hashOf(key, owner, code) })));
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses up a code; false when there is no such code. */
export async function consumeRecoveryCode(tx: Tx, key: Key, owner: Owner, code: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(recoveryCodes)
    .where(and(ofOwner(owner), eq(recoveryCodes.hash, hashOf(key, owner, code))));
  return rowCount === 1;
}

/** Deletes every code. */
export async function deleteRecoveryCodes(tx: Tx, owner: Owner): Promise<void> {
  await tx.delete(recoveryCodes).where(ofOwner(owner));
}
