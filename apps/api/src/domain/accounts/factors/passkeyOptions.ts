import type { PasskeyCreation, PasskeyRequest } from "@vaardig/contract/account/passkeyFormats";
import { passkeyCreation, passkeyRequest } from "@vaardig/contract/account/passkeyFormats";
import type { Config } from "../../../config.ts";
import type { Secrets } from "../../../platform/secrets.ts";
import { makePasskeyChallenge, PASSKEY_MS, type PasskeyPurpose } from "./passkeyChallenge.ts";
import { passkeyParty } from "./passkeyParty.ts";
import type { PasskeyRow } from "./passkeys.queries.ts";

export interface PasskeyServices {
  config: Pick<Config, "publicUrl">;
  secrets: Pick<Secrets, "passkeyKey">;
}

/** COSE numbers of Ed25519, ES256 and RS256; every authenticator supports one of them. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

const described = ({ credentialId: id, transports }: PasskeyRow) => ({ id, transports });

/**
 * Returns the options for using a passkey: one of `rows`, or any the device has for this host; null when no
 * passkey can work.
 */
export async function askPasskey(
  { config, secrets }: PasskeyServices,
  purpose: PasskeyPurpose,
  rows?: readonly PasskeyRow[],
): Promise<PasskeyRequest | null> {
  const party = passkeyParty(config.publicUrl);
  if (!party || rows?.length === 0) return null;
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: makePasskeyChallenge(secrets, purpose),
    timeout: PASSKEY_MS,
    userVerification: "required",
    ...(rows && { allowCredentials: rows.map(described) }),
  });
  return passkeyRequest.parse(options);
}

/** Returns the options for creating a passkey for a person who has `rows`; null when none can work. */
export async function passkeyCreationOptions(
  { config, secrets }: PasskeyServices,
  purpose: PasskeyPurpose,
  person: { id: string; email: string; name: string },
  rows: readonly PasskeyRow[],
): Promise<PasskeyCreation | null> {
  const party = passkeyParty(config.publicUrl);
  if (!party) return null;
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: "Vaardig",
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    challenge: makePasskeyChallenge(secrets, purpose),
    timeout: PASSKEY_MS,
    attestationType: "none",
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: rows.map(described),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  return passkeyCreation.parse(options);
}
