import { getChallenge, getSession, login, logout } from "@vaardig/contract/session/session";
import { missingFactor } from "../../domain/accounts/factors/missingFactor.ts";
import { findTheme } from "../../domain/accounts/preferences.queries.ts";
import { markRefused, recordRefusals } from "../../domain/accounts/refusals/recordRefusals.ts";
import { endSession } from "../../domain/accounts/sessions/endSession.ts";
import { findAccount, findAccountByEmail } from "../../domain/accounts/sessions/session.queries.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { attributionsOf } from "../../domain/taxonomy/attributionsOf.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import {
  accountKey,
  addressKey,
  clearFailures,
  countFailures,
  deviceKey,
  releaseAttempt,
  reserveAttempt,
} from "../../platform/session/attempts.ts";
import { consumeBotCheck, makeBotCheck } from "../../platform/session/botCheck.ts";
import { knownDevice, rememberDevice } from "../../platform/session/knownDevice.ts";
import { verifyPassword } from "../../platform/session/passwordHash.ts";
import { menuFor } from "./menu/menuFor.ts";
import { needsOnboarding, noticeFor } from "./notice.ts";
import { passwordRoutes } from "./password.routes.ts";
import { registrationRoutes } from "./registration.routes.ts";
import { secondFactorRoutes } from "./secondFactor.routes.ts";
import { refusalOf } from "./session.policy.ts";
import { presentSessionUser } from "./session.present.ts";
import { sessionOf, startSignIn } from "./signInSteps.ts";
import { socialRoutes } from "./social.routes.ts";

/** Registers signing in and out, and the other routes of this feature. */
export function sessionRoutes(app: App): void {
  recordRefusals(app);
  passwordRoutes(app);
  registrationRoutes(app);
  socialRoutes(app);
  secondFactorRoutes(app);

  route(app, getChallenge, async ({ services, request, reply }) => {
    const failures = await countFailures(services.db, addressKey(services.secrets, "login", request.ip));
    reply.header("cache-control", "no-store");
    return { ...(await makeBotCheck(services, failures)) };
  });

  route(app, login, async ({ body, services, request, reply }) => {
    const { db, secrets } = services;
    await consumeBotCheck(services, body.token);
    const person = await acrossCompanies(db, (tx) => findAccountByEmail(tx, body.email));
    const device = knownDevice(request, services, person?.user);
    const account = accountKey(secrets, "login", body.email);
    const address = addressKey(secrets, "login", request.ip);
    // Attempts by strangers do not delay a known device, which has its own count.
    const counted = device ? [deviceKey(secrets, device)] : [address, account];
    await reserveAttempt(db, counted);
    // No account, no password and a wrong password take the same path and the same time.
    const right = await verifyPassword(body.password, person?.user.passwordHash).catch(async (error) => {
      await releaseAttempt(db, counted);
      throw error;
    });
    if (!person) request.log.info({ account: account.key }, "sign-in failed at an unknown address");
    else if (!right || refusalOf(person)) {
      const { companyId, id: userId } = person.user;
      markRefused(request, { companyId, userId, kind: right ? "sign_in_refused" : "sign_in_failed" });
    }
    if (!person || !right) throw new AppError("credentials_wrong");
    if (!device) await releaseAttempt(db, [address]);
    await clearFailures(db, device ? deviceKey(secrets, device) : account);
    const step = await acrossCompanies(db, (tx) =>
      startSignIn(tx, { request, services }, person, "password"),
    );
    const session = sessionOf(step);
    rememberDevice(request, reply, services, person.user);
    return session;
  });

  route(app, getSession, async ({ tx, viewer, services }) => {
    const account = found(await findAccount(tx, viewer.companyId, viewer.userId));
    return {
      user: presentSessionUser(account),
      menu_schema: menuFor(account.user.systemRole, services.config),
      notice: await noticeFor(tx, account),
      theme: await findTheme(tx, viewer.companyId, viewer.userId),
      second_factor: await missingFactor(tx, account),
      photo_url: photoUrl(services.secrets, viewer.companyId, account.user.photoId),
      onboarding: needsOnboarding(account),
      attributions: await attributionsOf(tx),
    };
  });

  route(app, logout, async ({ tx, viewer, services }) => {
    await endSession(tx, viewer);
    services.sessions.forget(viewer.sessionId);
    return {};
  });
}
