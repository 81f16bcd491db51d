import { forgotPassword, getInvitation, resetPassword, setPassword } from "@vaardig/contract/session/session";
import { sendPasswordChanged } from "../../domain/accounts/accountMails.ts";
import { hasNeverSignedIn } from "../../domain/accounts/hasNeverSignedIn.ts";
import { acceptInvitation } from "../../domain/accounts/invitations/acceptInvitation.ts";
import { consumeLink, readLink } from "../../domain/accounts/links/consumeLink.ts";
import type { LinkPurpose } from "../../domain/accounts/links/createLink.ts";
import { endSessionsOf } from "../../domain/accounts/sessions/endSessionsOf.ts";
import { type Account, findAccount, savePassword } from "../../domain/accounts/sessions/session.queries.ts";
import { readInvitationContext } from "../../domain/applications/invitedTo.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { acrossCompanies, type Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { accountKey, addressKey, clearFailures, reserveAttempt } from "../../platform/session/attempts.ts";
import { consumeBotCheck } from "../../platform/session/botCheck.ts";
import { rememberDevice } from "../../platform/session/knownDevice.ts";
import { hashPassword } from "../../platform/session/passwordHash.ts";
import { refuseCommonPassword } from "../../platform/session/refuseCommonPassword.ts";
import { startSession } from "./startSession.ts";

async function ownerOf(tx: Tx, purpose: LinkPurpose, secret: string): Promise<Account> {
  const { companyId, userId } = await readLink(tx, purpose, secret);
  return found(await findAccount(tx, companyId, userId));
}

/**
 * Registers the routes for a forgotten password and for accepting an invitation: both set a password with a
 * link's secret.
 */
export function passwordRoutes(app: App): void {
  route(app, forgotPassword, async ({ body, services, request }) => {
    const { db, secrets, jobs } = services;
    await consumeBotCheck(services, body.token);
    await reserveAttempt(db, [
      addressKey(secrets, "forgot", request.ip),
      accountKey(secrets, "forgot", body.email),
    ]);
    await acrossCompanies(db, (tx) => jobs.add(tx, "answer_forgotten", { email: body.email }));
    return {};
  });

  route(app, resetPassword, async ({ body, services }) => {
    const { db, secrets } = services;
    const owner = await acrossCompanies(db, (tx) => ownerOf(tx, "reset", body.secret));
    const { user, company } = owner;
    if (user.email !== body.email) throw new AppError("link_unknown");
    refuseCommonPassword("new_password1", body.new_password1, user, company.name);
    const hash = await hashPassword(body.new_password1);
    await acrossCompanies(db, async (tx) => {
      await consumeLink(tx, "reset", body.secret);
      await savePassword(tx, user, hash);
      await endSessionsOf(tx, user.companyId, [user.id]);
      await recordEvent(tx, {
        companyId: user.companyId,
        actorId: user.id,
        kind: "session.password_reset",
        userId: user.id,
      });
      await sendPasswordChanged(tx, services, user);
    });
    services.sessions.forgetUser(user.id);
    await clearFailures(db, accountKey(secrets, "login", user.email));
    return {};
  });

  route(app, getInvitation, async ({ query, services }) => {
    const { user, company, to } = await acrossCompanies(services.db, async (tx) => {
      const owner = await ownerOf(tx, "invitation", query.invite);
      return { ...owner, to: await readInvitationContext(tx, owner.user.companyId, owner.user.id) };
    });
    const applicant = user.status === "active" && !user.account;
    if (applicant && to.closed) throw new AppError("invitation_closed");
    return {
      email: user.email,
      first_name: user.firstName,
      company_name: company.name,
      language: user.language,
      applicant,
      asked: applicant && to.asked && !to.acted,
    };
  });

  route(app, setPassword, async ({ body, services, request, reply }) => {
    const { db } = services;
    const { user, company } = await acrossCompanies(db, (tx) => ownerOf(tx, "invitation", body.invite));
    if (!hasNeverSignedIn(user)) throw new AppError("invitation_used");
    refuseCommonPassword("new_password1", body.new_password1, user, company.name);
    const hash = await hashPassword(body.new_password1);
    const { started, accepted } = await acrossCompanies(db, async (tx) => {
      await consumeLink(tx, "invitation", body.invite);
      await savePassword(tx, user, hash, "active");
      await acceptInvitation(tx, user);
      await recordEvent(tx, {
        companyId: user.companyId,
        actorId: user.id,
        kind: "employee.invitation_accepted",
        userId: user.id,
      });
      const account = found(await findAccount(tx, user.companyId, user.id));
      const started = await startSession(tx, { request, services }, account, { method: "invitation" });
      return { started, accepted: account.user };
    });
    rememberDevice(request, reply, services, accepted);
    return started;
  });
}
