import {
  type Account,
  changePassword,
  deleteAccount,
  getAccount,
  saveConsent,
} from "@vaardig/contract/account/account";
import { savePreferences } from "@vaardig/contract/account/preferences";
import {
  endOtherSessions,
  findUserWithCompany,
  savePasswordHash,
} from "../../domain/accounts/account.queries.ts";
import { sendPasswordChanged } from "../../domain/accounts/accountMails.ts";
import { accountErased } from "../../domain/accounts/mails/accountErased.ts";
import { saveTheme } from "../../domain/accounts/preferences.queries.ts";
import { findRetentionFacts, setConsent } from "../../domain/candidates/ownRecord.queries.ts";
import { retentionOf } from "../../domain/candidates/retention.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { queueMail } from "../../domain/mails/queueMail.ts";
import { erasePerson } from "../../domain/people/erasePerson.ts";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route, slowRoute } from "../../platform/http/route.ts";
import { timeIn } from "../../platform/i18n/timeIn.ts";
import { accountKey, clearFailures, reserveAttempt } from "../../platform/session/attempts.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { hashPassword, verifyPassword } from "../../platform/session/passwordHash.ts";
import { refuseCommonPassword } from "../../platform/session/refuseCommonPassword.ts";
import { confirmationRoutes } from "./confirmation.routes.ts";
import { factorsRoutes } from "./factors.routes.ts";
import { sessionsRoutes } from "./sessions.routes.ts";

async function readAccount(tx: Tx, { companyId, userId, role }: Viewer): Promise<Account> {
  const { user, company } = found(await findUserWithCompany(tx, companyId, userId));
  const kept = role === "freelancer" ? await findRetentionFacts(tx, companyId, userId) : undefined;
  const { state, until } = kept
    ? retentionOf({
        keptFrom: kept.kept_from,
        consentAt: kept.consent_at,
        inProcess: kept.in_process,
        ownAccount: kept.own_account,
      })
    : { state: "own_account" as const, until: null };
  return {
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    company_name: company.name,
    language: user.language,
    has_password: user.passwordHash !== null,
    created_at: user.createdAt.toISOString(),
    keeping: kept
      ? { state, until: until?.toISOString() ?? null, consent_at: kept.consent_at?.toISOString() ?? null }
      : null,
  };
}

/** Registers the routes of the own account, and of what is kept about an external person. */
export function accountRoutes(app: App): void {
  sessionsRoutes(app);
  confirmationRoutes(app);
  factorsRoutes(app);

  route(app, savePreferences, async ({ body, tx, viewer }) => {
    await saveTheme(tx, viewer.companyId, viewer.userId, body.theme);
    return body;
  });

  route(app, getAccount, ({ tx, viewer }) => readAccount(tx, viewer));

  // Attempts are counted and passwords hashed outside a transaction.
  slowRoute(app, changePassword, async ({ body, viewer, services }) => {
    const { companyId, userId, sessionId } = viewer;
    const { user, company } = found(
      await inCompany(services.db, companyId, (tx) => findUserWithCompany(tx, companyId, userId)),
    );
    const attempts = accountKey(services.secrets, "password", user.id);
    await reserveAttempt(services.db, [attempts]);
    const wrong = () => new AppError("validation_failed", { fields: { password: "password_wrong" } });
    if (!(await verifyPassword(body.password, user.passwordHash))) throw wrong();
    refuseCommonPassword("new_password1", body.new_password1, user, company.name);
    const hash = await hashPassword(body.new_password1);
    await inCompany(services.db, companyId, async (tx) => {
      // A concurrent change may have come first, which makes the given password an old one.
      if (!(await savePasswordHash(tx, companyId, userId, { from: user.passwordHash, to: hash })))
        throw wrong();
      const ended = await endOtherSessions(tx, companyId, userId, sessionId);
      for (const id of ended) services.sessions.forget(id);
      await recordEvent(tx, { companyId, actorId: userId, kind: "session.password_changed", userId });
      await sendPasswordChanged(tx, services, user);
    });
    await clearFailures(services.db, attempts);
    return {};
  });

  route(app, saveConsent, async ({ body, tx, viewer }) => {
    const { companyId, userId } = viewer;
    const kind = body.consent ? "candidate.consent_given" : "candidate.consent_withdrawn";
    if (await setConsent(tx, companyId, userId, body.consent))
      await recordEvent(tx, { companyId, actorId: userId, kind, userId });
    return readAccount(tx, viewer);
  });

  route(app, deleteAccount, async ({ body, tx, viewer, services }) => {
    const { companyId, userId } = viewer;
    const { user, company } = found(await findUserWithCompany(tx, companyId, userId));
    if (body.email !== user.email)
      throw new AppError("validation_failed", { fields: { email: "own_email" } });
    const erasure = await erasePerson(tx, services, { companyId, userId, actorId: userId });
    const { firstName, language, email: to } = user;
    const mail = accountErased[language]({
      firstName,
      companyName: company.name,
      proof: erasure.id,
      at: timeIn(new Date(erasure.erased_at), language, services.config.TIME_ZONE),
    });
    await queueMail(tx, services, { companyId, name: "account_erased", to, ...mail });
    return erasure;
  });
}
