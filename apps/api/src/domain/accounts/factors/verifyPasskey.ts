import type { PasskeyAssertion, PasskeyRegistration } from "@vaardig/contract/account/passkeyFormats";
import { isValidChallenge, type PasskeyPurpose } from "./passkeyChallenge.ts";
import { PASSKEY_ALGORITHMS, type PasskeyServices } from "./passkeyOptions.ts";
import { passkeyParty } from "./passkeyParty.ts";
import type { PasskeyRow } from "./passkeys.queries.ts";

/** Converts the browser's JSON to the library's input, without undefined fields. */
const given = (answer: object) => JSON.parse(JSON.stringify(answer));

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** Verifies a new passkey: challenge issued here, our origin, user verified. Undefined when invalid. */
export async function verifyNewPasskey(
  { config, secrets }: PasskeyServices,
  purpose: PasskeyPurpose,
  answer: PasskeyRegistration,
) {
  const party = passkeyParty(config.publicUrl);
  if (!party) return undefined;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: given(answer),
      expectedChallenge: (challenge) => isValidChallenge(secrets, purpose, challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    if (!registrationInfo) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      challenge: challengeIn(answer.response.clientDataJSON),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
      synced: credentialBackedUp,
    };
  } catch {
    // The library throws for anything invalid; its messages are for developers.
    return undefined;
  }
}

/**
 * Verifies the use of a passkey: challenge issued here, signed with its key, user verified, counter
 * increased. Undefined when invalid.
 */
export async function verifyPasskeyUse(
  { config, secrets }: PasskeyServices,
  purpose: PasskeyPurpose,
  row: PasskeyRow,
  answer: PasskeyAssertion,
): Promise<{ challenge: string; counter: number } | undefined> {
  const party = passkeyParty(config.publicUrl);
  if (!party) return undefined;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given(answer),
      expectedChallenge: (challenge) => isValidChallenge(secrets, purpose, challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, "base64url")),
        counter: row.counter,
        transports: row.transports,
      },
    });
    if (!verified) return undefined;
    const { clientDataJSON } = answer.response;
    return { challenge: challengeIn(clientDataJSON), counter: authenticationInfo.newCounter };
  } catch {
    return undefined;
  }
}
