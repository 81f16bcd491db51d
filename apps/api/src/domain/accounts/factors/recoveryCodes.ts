import { randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@vaardig/contract/account/secondFactors";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { type Secrets, sign } from "../../../platform/secrets.ts";
import { recoveryCodes } from "./factors.table.ts";

type Owner = { companyId: string; userId: string };
type Key = Pick<Secrets, "pepper">;

/** Crockford's base32: no letters that look like others. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Ten characters are 50 bits, and guesses are delayed. */
const LENGTH = 10;

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** The pepper is not in the database, so that a copy of it gives nothing to try codes on. */
function hashOf({ pepper }: Key, { userId }: Owner, code: string): string {
  return sign(pepper, `recovery ${userId} ${code}`);
}

const ofOwner = ({ companyId, userId }: Owner) =>
  and(eq(recoveryCodes.companyId, companyId), eq(recoveryCodes.userId, userId));

/** Makes ten codes, which void the earlier ones; they are shown this once. */
export async function replaceRecoveryCodes(tx: Tx, key: Key, owner: Owner): Promise<string[]> {
  await deleteRecoveryCodes(tx, owner);
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ ...owner, hash: hashOf(key, owner, code) })));
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses a code up; false where there is none like it. */
export async function spendRecoveryCode(tx: Tx, key: Key, owner: Owner, code: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(recoveryCodes)
    .where(and(ofOwner(owner), eq(recoveryCodes.hash, hashOf(key, owner, code))));
  return rowCount === 1;
}

/** Voids every code. */
export async function deleteRecoveryCodes(tx: Tx, owner: Owner): Promise<void> {
  await tx.delete(recoveryCodes).where(ofOwner(owner));
}
