import { z } from "zod";

const LONGEST = 8_000;
const base64url = z
  .string()
  .min(1)
  .max(LONGEST)
  .regex(/^[\w-]+$/);

/** Fields common to every WebAuthn credential response. */
const answer = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

/** The WebAuthn registration response (RegistrationResponseJSON). */
export const passkeyRegistration = z.strictObject({
  ...answer,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKey: base64url.optional(),
    publicKeyAlgorithm: z.number().int().optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** The WebAuthn authentication response (AuthenticationResponseJSON). */
export const passkeyAssertion = z.strictObject({
  ...answer,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

/** WebAuthn options for using a passkey. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.literal("required"),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/** WebAuthn options for creating a passkey. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("preferred"),
    requireResidentKey: z.literal(false),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;
