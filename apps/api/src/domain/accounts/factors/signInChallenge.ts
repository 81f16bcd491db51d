import { randomBytes } from "node:crypto";
import { FACTORS, type SecondFactorDetails } from "@vaardig/contract/session/secondFactor";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { sha256 } from "../../../platform/secrets.ts";
import type { Account } from "../sessions/session.queries.ts";
import { findAccount } from "../sessions/session.queries.ts";
import type { Factors } from "./factors.queries.ts";
import { askPasskey, type PasskeyServices } from "./passkeyOptions.ts";
import { passkeysOf } from "./passkeys.queries.ts";
import { signInChallenges } from "./signInChallenges.table.ts";

/** Time limit of the second sign-in step, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;
/** Wrong answers after which the sign-in has to start again. */
export const TRIES_MAX = 5;

type ChallengeMethod = (typeof signInChallenges.$inferSelect)["method"];

/** Hashes what the first step relied on: a change of any part ends the sign-in. */
function sealOf({ user }: Account): string {
  return sha256([user.id, user.passwordHash, user.systemRole, user.status, user.email].join(" "));
}

/** Opens the second step of a sign-in; returns the details for the browser. */
export async function openChallenge(
  tx: Tx,
  means: PasskeyServices,
  account: Account,
  factors: Factors,
  method: ChallengeMethod,
): Promise<SecondFactorDetails> {
  const { companyId, id: userId } = account.user;
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  const secretHash = sha256(challenge);
  await tx
    .insert(signInChallenges)
    .values({ companyId, userId, secretHash, method, seal: sealOf(account), expiresAt });
  const has = { totp: factors.totp, passkey: factors.passkeys > 0, recovery_code: factors.recoveryCodes > 0 };
  const rows = has.passkey ? await passkeysOf(tx, { companyId, userId }) : [];
  return {
    challenge,
    expires_at: expiresAt.toISOString(),
    methods: FACTORS.filter((factor) => has[factor]),
    passkey: await askPasskey(means, { act: "second_factor", boundTo: secretHash }, rows),
  };
}

/**
 * Counts one attempt at a pending sign-in before it is checked; undefined when the sign-in expired, was used,
 * had too many attempts or is outdated.
 */
export async function tryChallenge(tx: Tx, challenge: string) {
  const secretHash = sha256(challenge);
  const [row] = await tx
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(
      and(
        eq(signInChallenges.secretHash, secretHash),
        gt(signInChallenges.expiresAt, new Date()),
        lt(signInChallenges.tries, TRIES_MAX),
      ),
    )
    .returning();
  const account = row && (await findAccount(tx, row.companyId, row.userId));
  return account && sealOf(account) === row.seal
    ? { id: row.id, method: row.method, secretHash, account }
    : undefined;
}

/** Closes a pending sign-in; false when another call was first. */
export async function closeChallenge(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const mine = and(eq(signInChallenges.companyId, companyId), eq(signInChallenges.id, id));
  return (await tx.delete(signInChallenges).where(mine)).rowCount === 1;
}
