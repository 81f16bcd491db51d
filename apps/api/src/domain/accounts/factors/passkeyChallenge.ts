import { randomBytes } from "node:crypto";
import type { Tx } from "../../../platform/db/database.ts";
import { equalsInConstantTime, type Secrets, sign } from "../../../platform/secrets.ts";
import { spentChallenges } from "./factors.table.ts";

/**
 * The purpose of a passkey challenge, and the session or sign-in that asked: an answer is valid for that
 * purpose only.
 */
export interface PasskeyPurpose {
  act: "register" | "confirm" | "second_factor" | "sign_in";
  boundTo: string;
}

/** Validity of a challenge, in milliseconds. */
export const PASSKEY_MS = 5 * 60_000;
const SHAPE = /^([\w-]{22})([0-9a-z]{9})([\w-]{43})$/;
const RADIX = 36;

function sealOf(key: string, { act, boundTo }: PasskeyPurpose, nonce: string, expires: string): string {
  return sign(key, `${act} ${boundTo} ${nonce} ${expires}`);
}

/**
 * Returns a challenge: 128 random bits, its expiry, and a seal over both and the purpose. Nothing is stored
 * before the answer.
 */
export function makePasskeyChallenge(
  { passkeyKey }: Pick<Secrets, "passkeyKey">,
  purpose: PasskeyPurpose,
  now = Date.now(),
): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(16).toString("base64url");
  const expires = (now + PASSKEY_MS).toString(RADIX).padStart(9, "0");
  return new Uint8Array(Buffer.from(nonce + expires + sealOf(passkeyKey, purpose, nonce, expires)));
}

function expiryOf(challenge: string): number {
  const [, , expires = "0"] = SHAPE.exec(Buffer.from(challenge, "base64url").toString()) ?? [];
  return Number.parseInt(expires, RADIX);
}

/** Returns whether this server issued a challenge for this purpose and it has not expired. */
export function isValidChallenge(
  { passkeyKey }: Pick<Secrets, "passkeyKey">,
  purpose: PasskeyPurpose,
  challenge: string,
  now = Date.now(),
): boolean {
  const [, nonce, expires, seal] = SHAPE.exec(Buffer.from(challenge, "base64url").toString()) ?? [];
  if (!nonce || !expires || !seal || Number.parseInt(expires, RADIX) <= now) return false;
  return equalsInConstantTime(seal, sealOf(passkeyKey, purpose, nonce, expires));
}

/** Marks a challenge as answered; false when it was answered before. */
export async function consumeChallenge(tx: Tx, challenge: string): Promise<boolean> {
  const { rowCount } = await tx
    .insert(spentChallenges)
    .values({ challenge, expiresAt: new Date(expiryOf(challenge)) })
    .onConflictDoNothing();
  return rowCount === 1;
}
