import type { PasskeyCreation } from "@vaardig/contract/account/passkeyFormats";
import { totpCodeAt } from "../domain/accounts/factors/totp.ts";
import { recordIdentityConfirmed } from "../domain/accounts/sessions/ownSessions.queries.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import type { TestApp } from "./buildApp.ts";
import type { TestUser } from "./factories.ts";
import { SoftAuthenticator } from "./softAuthenticator.ts";

/** Marks a session as recently confirmed, so that it may change second factors. */
export function confirmSession(test: TestApp, { companyId, sessionId }: TestUser): Promise<void> {
  return acrossCompanies(test.db, (tx) => recordIdentityConfirmed(tx, companyId, sessionId));
}

/** Sets up an authenticator app through the API; returns its secret and the recovery codes. */
export async function addTotp(test: TestApp, person: TestUser): Promise<{ secret: string; codes: string[] }> {
  await confirmSession(test, person);
  const begun = await test.as(person).post("/account/totp");
  const { secret } = begun.body.payload as { secret: string };
  // Uses the previous time step, so that the current code remains unused.
  const code = totpCodeAt(secret, Date.now() - 30_000);
  const { payload } = (await test.as(person).put("/account/totp", { code })).body;
  const { recovery_codes: codes } = payload as { recovery_codes: string[] | null };
  return { secret, codes: codes ?? [] };
}

/** Adds a passkey through the API; returns its authenticator, id and any recovery codes. */
export async function addPasskey(
  test: TestApp,
  person: TestUser,
): Promise<{ authenticator: SoftAuthenticator; id: string; codes: string[] | null }> {
  await confirmSession(test, person);
  const authenticator = new SoftAuthenticator();
  const asked = (await test.as(person).get("/account/passkeys")).body.payload as PasskeyCreation;
  const passkey = authenticator.register(asked.challenge);
  const { payload } = (await test.as(person).post("/account/passkeys", { name: "Laptop", passkey })).body;
  const added = payload as { passkey: { id: string }; recovery_codes: string[] | null };
  return { authenticator, id: added.passkey.id, codes: added.recovery_codes };
}
