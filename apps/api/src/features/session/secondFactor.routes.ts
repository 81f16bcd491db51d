import { askPasskey, finishSignIn, signInWithPasskey } from "@vaardig/contract/session/secondFactor";
import { sendFactorChanged } from "../../domain/accounts/accountMails.ts";
import { consumeChallenge } from "../../domain/accounts/factors/passkeyChallenge.ts";
import { askPasskey as passkeyRequestFor } from "../../domain/accounts/factors/passkeyOptions.ts";
import { passkeyParty } from "../../domain/accounts/factors/passkeyParty.ts";
import { findPasskeyByCredential, recordPasskeyUse } from "../../domain/accounts/factors/passkeys.queries.ts";
import { closeChallenge, tryChallenge } from "../../domain/accounts/factors/signInChallenge.ts";
import { verifyFactor } from "../../domain/accounts/factors/verifyFactor.ts";
import { verifyPasskeyUse } from "../../domain/accounts/factors/verifyPasskey.ts";
import { markRefused } from "../../domain/accounts/refusals/recordRefusals.ts";
import { findAccount } from "../../domain/accounts/sessions/session.queries.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { accountKey, clearFailures, reserveAttempt } from "../../platform/session/attempts.ts";
import { rememberDevice } from "../../platform/session/knownDevice.ts";
import { startSession } from "./startSession.ts";

/** A sign-in with a passkey alone is bound to no person. */
const SIGN_IN = { act: "sign_in", boundTo: "" } as const;

/**
 * Registers the second step of a sign-in, and the sign-in with a passkey alone, which is two factors in
 * itself.
 */
export function secondFactorRoutes(app: App): void {
  const { services } = app;
  const { db, secrets, config } = services;

  route(app, finishSignIn, async ({ body: { challenge, ...proof }, request, reply }) => {
    // Each step commits separately: an attempt counts in any case.
    const open = await acrossCompanies(db, (tx) => tryChallenge(tx, challenge));
    if (!open) throw new AppError("sign_in_expired");
    const { account, method, secretHash } = open;
    const { companyId, id: userId } = account.user;
    const attempts = accountKey(secrets, "factor", userId);
    await reserveAttempt(db, [attempts]);
    const session = await acrossCompanies(db, async (tx) => {
      const purpose = { act: "second_factor", boundTo: secretHash } as const;
      const factor = await verifyFactor(tx, services, { companyId, userId }, purpose, proof);
      if (!(await closeChallenge(tx, companyId, open.id))) throw new AppError("sign_in_expired");
      if (factor === "recovery_code") await sendFactorChanged(tx, services, account.user, "code_used");
      return startSession(tx, { request, services }, account, { method, factor });
    }).catch((error: unknown) => {
      markRefused(request, { companyId, userId, kind: "sign_in_failed" });
      throw error;
    });
    await clearFailures(db, attempts);
    if (method === "password") rememberDevice(request, reply, services, account.user);
    return session;
  });

  route(app, askPasskey, async ({ reply }) => {
    reply.header("cache-control", "no-store");
    const asked = await passkeyRequestFor(services, SIGN_IN);
    if (!asked) throw new AppError("passkeys_unavailable");
    return asked;
  });

  route(app, signInWithPasskey, async ({ body: { passkey }, request }) => {
    if (!passkeyParty(config.publicUrl)) throw new AppError("passkeys_unavailable");
    return acrossCompanies(db, async (tx) => {
      const row = await findPasskeyByCredential(tx, passkey.id);
      const use = row && (await verifyPasskeyUse(services, SIGN_IN, row, passkey));
      const account = use && (await findAccount(tx, row.companyId, row.userId));
      const isTaken =
        account &&
        (await consumeChallenge(tx, use.challenge)) &&
        (await recordPasskeyUse(tx, row, use.counter));
      if (!account || !isTaken) throw new AppError("passkey_refused");
      return startSession(tx, { request, services }, account, { method: "passkey", factor: "passkey" });
    });
  });
}
