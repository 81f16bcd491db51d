import {
  addPasskey,
  confirmTotp,
  getSecurity,
  makeRecoveryCodes,
  PASSKEYS_MAX,
  removePasskey,
  removeTotp,
  renamePasskey,
  startPasskey,
  startTotp,
} from "@vaardig/contract/account/secondFactors";
import { hasFactor } from "../../domain/accounts/factors/factors.queries.ts";
import { consumeChallenge } from "../../domain/accounts/factors/passkeyChallenge.ts";
import { passkeyCreationOptions } from "../../domain/accounts/factors/passkeyOptions.ts";
import { passkeyParty } from "../../domain/accounts/factors/passkeyParty.ts";
import {
  deletePasskey,
  insertPasskey,
  renamePasskey as namePasskey,
  passkeysOf,
} from "../../domain/accounts/factors/passkeys.queries.ts";
import { replaceRecoveryCodes } from "../../domain/accounts/factors/recoveryCodes.ts";
import { beginTotp, deleteTotp } from "../../domain/accounts/factors/totp.queries.ts";
import { totpUri } from "../../domain/accounts/factors/totp.ts";
import { verifyNewPasskey } from "../../domain/accounts/factors/verifyPasskey.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route, slowRoute } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import {
  beginFactorChange,
  cleanUpAfterRemoval,
  createFirstRecoveryCodes,
  notifyFactorChange,
} from "./changeFactors.ts";
import { confirmAuthenticatorApp } from "./confirmAuthenticatorApp.ts";
import { presentPasskey } from "./factors.present.ts";
import { readSecurity } from "./readSecurity.ts";

/** Returns the purpose of a new passkey, bound to one session. */
const registration = ({ sessionId }: Viewer) => ({ act: "register", boundTo: sessionId }) as const;

/** Registers the routes of the own second factors. */
export function factorsRoutes(app: App): void {
  route(app, getSecurity, ({ tx, viewer, services }) => readSecurity(tx, services, viewer));

  route(app, startTotp, async ({ tx, viewer, services }) => {
    const { owner, account } = await beginFactorChange(tx, services, viewer);
    const begun = await beginTotp(tx, services.secrets, owner);
    if (!begun) throw new AppError("factor_exists");
    const { secret, expiresAt } = begun;
    return { secret, uri: totpUri(secret, account.user.email), expires_at: expiresAt.toISOString() };
  });

  // A wrong code must be counted even when the call fails.
  slowRoute(app, confirmTotp, ({ body, viewer, services }) =>
    confirmAuthenticatorApp(services, viewer, body.code),
  );

  route(app, removeTotp, async ({ tx, viewer, services }) => {
    const change = await beginFactorChange(tx, services, viewer);
    if (!(await deleteTotp(tx, change.owner))) throw new AppError("not_found");
    await cleanUpAfterRemoval(change);
    await notifyFactorChange(change, "totp_removed");
    return {};
  });

  route(app, startPasskey, async ({ tx, viewer, services }) => {
    const { owner, account } = await beginFactorChange(tx, services, viewer);
    const rows = await passkeysOf(tx, owner);
    if (rows.length >= PASSKEYS_MAX) throw new AppError("too_many_passkeys");
    const { id, email, firstName, lastName } = account.user;
    const name = `${firstName} ${lastName}`.trim();
    const asked = await passkeyCreationOptions(services, registration(viewer), { id, email, name }, rows);
    if (!asked) throw new AppError("passkeys_unavailable");
    return asked;
  });

  route(app, addPasskey, async ({ body, tx, viewer, services }) => {
    const change = await beginFactorChange(tx, services, viewer);
    if (!passkeyParty(services.config.publicUrl)) throw new AppError("passkeys_unavailable");
    if (change.before.passkeys >= PASSKEYS_MAX) throw new AppError("too_many_passkeys");
    const read = await verifyNewPasskey(services, registration(viewer), body.passkey);
    if (!read) throw new AppError("passkey_refused");
    const { challenge, ...made } = read;
    if (!(await consumeChallenge(tx, challenge))) throw new AppError("passkey_exists");
    const row = await insertPasskey(tx, { ...change.owner, ...made, name: body.name });
    if (!row) throw new AppError("passkey_exists");
    const codes = await createFirstRecoveryCodes(change);
    await notifyFactorChange(change, "passkey_added");
    return { passkey: presentPasskey(row), recovery_codes: codes };
  });

  route(app, renamePasskey, async ({ params, body, tx, viewer }) =>
    presentPasskey(found(await namePasskey(tx, viewer, params.id, body.name))),
  );

  route(app, removePasskey, async ({ params, tx, viewer, services }) => {
    const change = await beginFactorChange(tx, services, viewer);
    if (!(await deletePasskey(tx, change.owner, params.id))) throw new AppError("not_found");
    await cleanUpAfterRemoval(change);
    await notifyFactorChange(change, "passkey_removed");
    return {};
  });

  route(app, makeRecoveryCodes, async ({ tx, viewer, services }) => {
    const change = await beginFactorChange(tx, services, viewer);
    if (!hasFactor(change.before)) throw new AppError("factor_missing");
    const codes = await replaceRecoveryCodes(tx, services.secrets, change.owner);
    await notifyFactorChange(change, "codes_made");
    return { recovery_codes: codes };
  });
}
