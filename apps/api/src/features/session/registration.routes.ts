import {
  confirmRegistration,
  getRegistrationCompany,
  register,
} from "@vaardig/contract/session/registration";
import { consumeLink } from "../../domain/accounts/links/consumeLink.ts";
import { notifyOfSignUp } from "../../domain/accounts/notifyOfSignUp.ts";
import { findCompanyBySlug, setStatus } from "../../domain/accounts/registration.queries.ts";
import { type Account, findAccount } from "../../domain/accounts/sessions/session.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { acrossCompanies, type Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { accountKey, addressKey, releaseAttempt, reserveAttempt } from "../../platform/session/attempts.ts";
import { consumeBotCheck } from "../../platform/session/botCheck.ts";
import { hashPassword } from "../../platform/session/passwordHash.ts";
import { refuseCommonPassword } from "../../platform/session/refuseCommonPassword.ts";
import { hasAllowedDomain, signUp } from "./signUp.ts";

async function openCompany(tx: Tx, slug: string): Promise<Account["company"]> {
  const company = await findCompanyBySlug(tx, slug);
  if (!company || company.lifecycle === "suspended" || company.lifecycle === "canceled")
    throw new AppError("company_unknown");
  return company;
}

/** Registers the routes for signing up as an employee under the company's slug. */
export function registrationRoutes(app: App): void {
  route(app, getRegistrationCompany, async ({ query, services }) => {
    const { name, slug } = await acrossCompanies(services.db, (tx) => openCompany(tx, query.company_slug));
    return { name, slug };
  });

  route(app, register, async ({ body, services, language, request }) => {
    const { db, secrets } = services;
    await consumeBotCheck(services, body.token);
    const company = await acrossCompanies(db, (tx) => openCompany(tx, body.company_slug));
    if (company.lifecycle === "paused") throw new AppError("company_paused");
    const { email, first_name: firstName, last_name: lastName } = body;
    refuseCommonPassword("password", body.password, { email, firstName, lastName }, company.name);
    await reserveAttempt(db, [
      addressKey(secrets, "register", request.ip),
      accountKey(secrets, "register", email),
    ]);
    const passwordHash = await hashPassword(body.password);
    await acrossCompanies(db, (tx) => signUp(tx, services, { body, company, passwordHash, language }));
    return { status: hasAllowedDomain(company, email) ? ("active" as const) : ("confirm_email" as const) };
  });

  route(app, confirmRegistration, async ({ body, services, request }) => {
    const { db, secrets } = services;
    const confirmed = await acrossCompanies(db, async (tx) => {
      const owner = await consumeLink(tx, "confirmation", body.secret);
      const { user } = found(await findAccount(tx, owner.companyId, owner.userId));
      if (user.status === "unconfirmed") {
        await setStatus(tx, user, "awaiting_approval");
        await notifyOfSignUp(tx, user);
      }
      await recordEvent(tx, {
        companyId: user.companyId,
        actorId: user.id,
        kind: "employee.address_confirmed",
        userId: user.id,
      });
      const status = user.status === "active" ? ("active" as const) : ("awaiting_approval" as const);
      return { status };
    });
    // Proven addresses do not count, so that a whole office can sign up on one day.
    await releaseAttempt(db, [addressKey(secrets, "register", request.ip)]);
    return confirmed;
  });
}
