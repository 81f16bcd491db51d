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
  isUnproven,
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

/** What a provider says about the person, signed by it. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Only an address that the provider vouches for. */
  verifiedEmail: string | undefined;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** Who it is, or why not; what was learnt on the way is kept in either case. */
export type Resolved =
  | { account: Account; refused?: undefined }
  | { account?: undefined; refused: ErrorCode };

const OPEN = ["setup", "trialing", "active", "past_due"];

/** First sign-in of a known person: whom the company has added is in, an invitation counts as accepted, an unproven sign-up's password does not count. */
async function welcome(tx: Tx, { user, company }: Account): Promise<Account> {
  let { status, passwordHash } = user;
  const isNew = hasNeverSignedIn(user);
  if (isNew) status = "active";
  if (await isUnproven(tx, user)) {
    // Anyone who typed this address at sign-up may have been someone else.
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

/** The provider's word for the address is good; a name is what its owner typed there. */
function nameOf(given: string | undefined): string | undefined {
  return personName.safeParse(given?.slice(0, LIMITS.name)).data;
}

/** A stranger comes in only where the company lets the address's domain in. */
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

/** Finds the person by issuer and subject; by e-mail only once, to link them, and only a verified one. */
export async function resolveIdentity(tx: Tx, claims: Claims, attempt: SocialAttempt): Promise<Resolved> {
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
