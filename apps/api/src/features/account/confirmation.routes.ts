import {
  confirmIdentity,
  getConfirmationChallenge,
  resetSecondFactor,
} from "@vaardig/contract/account/secondFactors";
import { sendFactorChanged } from "../../domain/accounts/accountMails.ts";
import { askPasskey } from "../../domain/accounts/factors/passkeyOptions.ts";
import { passkeysOf } from "../../domain/accounts/factors/passkeys.queries.ts";
import { resetFactors } from "../../domain/accounts/factors/resetFactors.ts";
import { verifyFactor } from "../../domain/accounts/factors/verifyFactor.ts";
import {
  CONFIRMED_MS,
  confirmedUntil,
  recordIdentityConfirmed,
} from "../../domain/accounts/sessions/ownSessions.queries.ts";
import { findAccount } from "../../domain/accounts/sessions/session.queries.ts";
import { inCompany } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route, slowRoute } from "../../platform/http/route.ts";
import { accountKey, clearFailures, reserveAttempt } from "../../platform/session/attempts.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { verifyPassword } from "../../platform/session/passwordHash.ts";

const confirmation = ({ sessionId }: Viewer) => ({ act: "confirm", boundTo: sessionId }) as const;

/**
 * Registers the routes for confirming the identity before second factors change, and for removing those of a
 * person who lost them.
 */
export function confirmationRoutes(app: App): void {
  route(app, getConfirmationChallenge, async ({ tx, viewer, services }) => {
    const rows = await passkeysOf(tx, viewer);
    return { passkey: await askPasskey(services, confirmation(viewer), rows) };
  });

  // Attempts are counted and passwords hashed outside a transaction.
  slowRoute(app, confirmIdentity, async ({ body: { password, ...proof }, viewer, services }) => {
    const { db, secrets } = services;
    const { companyId, userId, sessionId } = viewer;
    const account = found(await inCompany(db, companyId, (tx) => findAccount(tx, companyId, userId)));
    const attempts = accountKey(secrets, password === undefined ? "factor" : "password", userId);
    await reserveAttempt(db, [attempts]);
    if (password !== undefined && !(await verifyPassword(password, account.user.passwordHash)))
      throw new AppError("validation_failed", { fields: { password: "password_wrong" } });
    await inCompany(db, companyId, async (tx) => {
      if (password === undefined) {
        const factor = await verifyFactor(tx, services, viewer, confirmation(viewer), proof);
        if (factor === "recovery_code") await sendFactorChanged(tx, services, account.user, "code_used");
      }
      await recordIdentityConfirmed(tx, companyId, sessionId);
    });
    await clearFailures(db, attempts);
    return { confirmed_until: new Date(Date.now() + CONFIRMED_MS).toISOString() };
  });

  route(app, resetSecondFactor, async ({ query, tx, viewer, services }) => {
    const { companyId, userId, sessionId } = viewer;
    const { user } = found(await findAccount(tx, companyId, query.user_id));
    authorize(user.id !== userId);
    if (!(await confirmedUntil(tx, companyId, sessionId))) throw new AppError("confirmation_required");
    if (!(await resetFactors(tx, services, user, userId))) throw new AppError("factor_missing");
    services.sessions.forgetUser(user.id);
    return {};
  });
}
