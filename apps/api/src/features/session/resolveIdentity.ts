import type { ErrorCode } from "@vaardig/contract/errorCodes";
import { personName } from "@vaardig/contract/fields";
import { LIMITS } from "@vaardig/contract/limits";
import { hasNeverSignedIn } from "../../domain/accounts/hasNeverSignedIn.ts";
import { acceptInvitation } from "../../domain/accounts/invitations/acceptInvitation.ts";
import { consumeOtherLinks } from "../../domain/accounts/links/consumeOtherLinks.ts";
import { notifyOfSignUp } from "../../domain/accounts/notifyOfSignUp.ts";
import {
  findCompaniesByDomain,
  findCompanyBySlug,
  insertEmployee,
  isAddressUnproven,
} from "../../domain/accounts/registration.queries.ts";
import { endSessionsOf } from "../../domain/accounts/sessions/endSessionsOf.ts";
import {
  type Account,
  findAccount,
  findAccountByEmail,
  savePassword,
} from "../../domain/accounts/sessions/session.queries.ts";
import {
  findIdentity,
  insertIdentity,
  type SocialAttempt,
} from "../../domain/accounts/socialAttempts.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import { refusalOf } from "./session.policy.ts";
import { hasAllowedDomain } from "./signUp.ts";

/** The provider's signed claims about a person. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Set only for an address that the provider has verified. */
  verifiedEmail: string | undefined;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** The account, or the error code; changes made on the way are kept in either case. */
export type ResolvedIdentity =
  | { account: Account; refused?: undefined }
  | { account?: undefined; refused: ErrorCode };

const OPEN = ["setup", "trialing", "active", "past_due"];

/**
 * Handles the first sign-in of a known person: a person added by the company becomes active, the invitation
 * counts as accepted, and the password of an unproven sign-up is discarded.
 */
async function welcome(tx: Tx, { user, company }: Account): Promise<Account> {
  let { status, passwordHash } = user;
  const isNew = hasNeverSignedIn(user);
  if (isNew) status = "active";
  if (await isAddressUnproven(tx, user)) {
    // The unproven sign-up may have been by a different person.
    passwordHash = null;
    if (status === "unconfirmed") status = "awaiting_approval";
    await endSessionsOf(tx, user.companyId, [user.id]);
  }
  if (isNew || status !== user.status || passwordHash !== user.passwordHash) {
    await savePassword(tx, user, passwordHash, status);
    await consumeOtherLinks(tx, user);
    if (isNew) await acceptInvitation(tx, user);
    if (status === "awaiting_approval") await notifyOfSignUp(tx, user);
  }
  return { user: { ...user, status, passwordHash }, company };
}

/** Returns a valid name: the provider verifies addresses, but names are whatever their owner typed. */
function nameOf(given: string | undefined): string | undefined {
  return personName.safeParse(given?.slice(0, LIMITS.name)).data;
}

/** Signs up an unknown person, if the company admits the address's domain. */
async function admit(
  tx: Tx,
  claims: Claims,
  email: string,
  attempt: SocialAttempt,
): Promise<Account | undefined> {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const named = attempt.companySlug ? await findCompanyBySlug(tx, attempt.companySlug) : undefined;
  const candidates = attempt.companySlug ? [named] : await findCompaniesByDomain(tx, domain);
  const [company, ...others] = candidates;
  if (!company || others.length > 0 || !OPEN.includes(company.lifecycle) || !hasAllowedDomain(company, email))
    return undefined;
  const [local = email] = email.split("@");
  const user = await insertEmployee(tx, {
    companyId: company.id,
    email,
    firstName: nameOf(claims.firstName) ?? local.slice(0, LIMITS.name),
    lastName: nameOf(claims.lastName) ?? "",
    passwordHash: null,
    language: "en",
    status: "active",
  });
  if (!user) return undefined;
  await recordEvent(tx, {
    companyId: company.id,
    actorId: user.id,
    kind: "employee.signed_up",
    userId: user.id,
    data: { status: "active" },
  });
  return { user, company };
}

/** Finds the person by issuer and subject; by a verified email only once, to link them. */
export async function resolveIdentity(
  tx: Tx,
  claims: Claims,
  attempt: SocialAttempt,
): Promise<ResolvedIdentity> {
  const { issuer, subject, verifiedEmail } = claims;
  const linked = await findIdentity(tx, issuer, subject);
  let account: Account | undefined;
  if (linked) {
    account = found(await findAccount(tx, linked.companyId, linked.userId));
  } else {
    if (!verifiedEmail) return { refused: "social_refused" };
    const known = await findAccountByEmail(tx, verifiedEmail);
    account = known ? await welcome(tx, known) : await admit(tx, claims, verifiedEmail, attempt);
    if (!account) return { refused: "social_refused" };
  }
  const refused = refusalOf(account);
  if (refused) return { refused };
  if (!linked) {
    const { companyId, id: userId } = account.user;
    await insertIdentity(tx, account.user, issuer, subject);
    await recordEvent(tx, {
      companyId,
      actorId: userId,
      kind: "session.identity_linked",
      userId,
      data: { issuer },
    });
  }
  return { account };
}
