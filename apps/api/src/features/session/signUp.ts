import type { Body } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import type { register } from "@vaardig/contract/session/registration";
import { sendAccountExists, sendConfirmation } from "../../domain/accounts/accountMails.ts";
import { hasNeverSignedIn } from "../../domain/accounts/hasNeverSignedIn.ts";
import { inviteOnRequest } from "../../domain/accounts/invitations/inviteOnRequest.ts";
import { findKnownPerson, insertEmployee, repeatSignUp } from "../../domain/accounts/registration.queries.ts";
import type { Account } from "../../domain/accounts/sessions/session.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";

interface SignUp {
  body: Body<typeof register>;
  company: Account["company"];
  passwordHash: string;
  language: Language;
}

/** Returns whether owners of the address's domain become employees without approval. */
export function hasAllowedDomain(company: Account["company"], email: string): boolean {
  return company.allowedDomains.includes(email.slice(email.lastIndexOf("@") + 1));
}

/** Handles a known address: only its owner is informed, by email. */
async function answerKnown(tx: Tx, services: TxServices, known: Account, signUp: SignUp): Promise<void> {
  const { user, company } = known;
  const again = user.status === "unconfirmed" && user.companyId === signUp.company.id;
  if (again) {
    const { first_name: firstName, last_name: lastName } = signUp.body;
    const { passwordHash } = signUp;
    const repeated = await repeatSignUp(tx, user, { firstName, lastName, passwordHash });
    await sendConfirmation(tx, services, repeated, company);
  } else if (hasNeverSignedIn(user)) {
    await inviteOnRequest(tx, services, user, company);
  } else {
    await sendAccountExists(tx, services, user, company);
  }
}

/** Adds an employee to the company, or informs the owner of a known address; the response is the same. */
export async function signUp(tx: Tx, services: TxServices, given: SignUp): Promise<void> {
  const { body, company, passwordHash, language } = given;
  const known = await findKnownPerson(tx, company.id, body.email);
  if (known) return answerKnown(tx, services, known, given);
  const user = await insertEmployee(tx, {
    companyId: company.id,
    email: body.email,
    firstName: body.first_name,
    lastName: body.last_name,
    passwordHash,
    language,
    status: hasAllowedDomain(company, body.email) ? "active" : "unconfirmed",
  });
  if (!user) return;
  await recordEvent(tx, {
    companyId: company.id,
    actorId: user.id,
    kind: "employee.signed_up",
    userId: user.id,
    data: { status: user.status },
  });
  await sendConfirmation(tx, services, user, company);
}
