import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from "@vaardig/contract/account/passkeyFormats";

/** Reasons why passkeys are unavailable. */
export type PasskeyObstacle = "address" | "insecure" | "host" | "browser";

/** Ways in which the browser's prompt failed. */
export type PasskeyFailure = "cancelled" | "known" | "failed";

export class PasskeyError extends Error {
  readonly failure: PasskeyFailure;
  constructor(failure: PasskeyFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

const PUBLIC_KEY = "public-key" as const;

const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host);

/**
 * Returns why passkeys are unavailable here, or null. `host` is the server's relying party id, when known.
 */
export function passkeyObstacle(host?: string | null): PasskeyObstacle | null {
  const { hostname } = window.location;
  if (isAddress(hostname)) return "address";
  if (!window.isSecureContext) return "insecure";
  if (host === null || (host !== undefined && hostname !== host && !hostname.endsWith(`.${host}`)))
    return "host";
  return "PublicKeyCredential" in window ? null : "browser";
}

function failureOf(error: unknown): PasskeyFailure {
  const { name, code } = error as { name?: string; code?: string };
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED" || name === "InvalidStateError") return "known";
  return name === "NotAllowedError" || name === "AbortError" ? "cancelled" : "failed";
}

async function prompted<T>(prompt: () => Promise<T>): Promise<T> {
  try {
    return await prompt();
  } catch (error) {
    throw new PasskeyError(failureOf(error), error);
  }
}

// Loaded on first use, because most screens never need it.
const library = () => import(/* webpackChunkName: "passkeys" */ "@simplewebauthn/browser");

/** Creates a passkey. Rejects with a {@link PasskeyError}. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<PasskeyRegistration> {
  const { startRegistration } = await library();
  const { id, rawId, response, clientExtensionResults } = await prompted(() =>
    startRegistration({ optionsJSON }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const answer = { clientDataJSON, attestationObject, transports };
  return {
    id,
    rawId,
    type: PUBLIC_KEY,
    response: answer,
    clientExtensionResults: { ...clientExtensionResults },
  };
}

/** Uses a passkey. Rejects with a {@link PasskeyError}. */
export async function getPasskeyAssertion(optionsJSON: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, rawId, response, clientExtensionResults } = await prompted(() =>
    startAuthentication({ optionsJSON }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const answer = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  return {
    id,
    rawId,
    type: PUBLIC_KEY,
    response: answer,
    clientExtensionResults: { ...clientExtensionResults },
  };
}
