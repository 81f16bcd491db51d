import { z } from "zod";
import { factorProof, hasExactlyOne } from "../account/factorProof.ts";
import { passkeyAssertion, passkeyRequest } from "../account/passkeyFormats.ts";
import { endpoint } from "../endpoint.ts";
import { timestamp } from "../fields.ts";
import { sessionPayload } from "./session.ts";

export const FACTORS = ["totp", "passkey", "recovery_code"] as const;
export type Factor = (typeof FACTORS)[number];

/** `details` of the error `second_factor_required`, after a correct first factor. */
export const secondFactorDetails = z.object({
  /** Completes this sign-in; single use. */
  challenge: z.string(),
  expires_at: timestamp,
  methods: z.array(z.enum(FACTORS)),
  /** WebAuthn options; null without a passkey. */
  passkey: passkeyRequest.nullable(),
});
export type SecondFactorDetails = z.output<typeof secondFactorDetails>;

export const secondFactorBody = z
  .strictObject({ challenge: z.string().min(20).max(200), ...factorProof })
  .refine(hasExactlyOne(["code", "recovery_code", "passkey"]), { path: ["code"] });

const REFUSALS = [
  "sign_in_expired",
  "passkey_refused",
  "too_many_attempts",
  "account_unconfirmed",
  "account_awaiting_approval",
  "account_inactive",
  "company_suspended",
] as const;

export const finishSignIn = endpoint({
  method: "POST",
  path: "/auth/second_factor",
  tag: "session",
  summary: "Complete a sign-in with an authenticator code, a recovery code or a passkey",
  access: "public",
  body: secondFactorBody,
  payload: sessionPayload,
  errors: REFUSALS,
});

export const askPasskey = endpoint({
  method: "GET",
  path: "/auth/passkey",
  tag: "session",
  summary: "Get the passkey challenge for signing in",
  access: "public",
  payload: passkeyRequest,
  errors: ["passkeys_unavailable"],
});

export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/auth/passkey",
  tag: "session",
  summary: "Sign in with a passkey only",
  access: "public",
  body: z.strictObject({ passkey: passkeyAssertion }),
  payload: sessionPayload,
  errors: ["passkeys_unavailable", ...REFUSALS],
});
