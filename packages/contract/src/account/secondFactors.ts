import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { displayName, emptyPayload, id, signInPassword, timestamp } from "../fields.ts";
import { ROLES } from "../roles.ts";
import { factorProof, hasExactlyOne, totpCode } from "./factorProof.ts";
import { passkeyCreation, passkeyRegistration, passkeyRequest } from "./passkeyFormats.ts";

/** Account protection also works while the company is paused or a required factor is missing. */
const read = { tag: "account", access: ROLES, withoutFactor: true } as const;
const own = { ...read, whilePaused: true } as const;

export const PASSKEYS_MAX = 10;
export const RECOVERY_CODES = 10;

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  /** True when a password manager syncs the passkey across devices. */
  synced: z.boolean(),
});
export type Passkey = z.output<typeof passkey>;

export const security = z.object({
  has_password: z.boolean(),
  /** When the authenticator app was enabled; null when it is not in use. */
  totp_since: timestamp.nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number().int(),
  /**
   * Until when factors can be changed without confirming the identity again; null when confirmation is
   * needed.
   */
  confirmed_until: timestamp.nullable(),
  /** True when the company requires a second factor. */
  required: z.boolean(),
  /**
   * The WebAuthn relying party id of this server; null where passkeys cannot work, such as on an IP address.
   */
  passkey_host: z.string().nullable(),
});
export type Security = z.output<typeof security>;

/** Recovery codes, returned only once; null when the existing codes stay valid. */
const newCodes = z.object({ recovery_codes: z.array(z.string()).nullable() });

export const getSecurity = endpoint({
  ...read,
  method: "GET",
  path: "/account/security",
  summary: "Get the signed-in person's second factors",
  payload: security,
});

export const getConfirmationChallenge = endpoint({
  ...read,
  method: "GET",
  path: "/account/confirmation",
  summary: "Get the passkey challenge for confirming the signed-in person's identity",
  payload: z.object({ passkey: passkeyRequest.nullable() }),
});

const confirmationFields = { password: signInPassword.optional(), ...factorProof };
export const confirmationBody = z
  .strictObject(confirmationFields)
  .refine(hasExactlyOne(["password", "code", "recovery_code", "passkey"]), { path: ["code"] });
export const confirmIdentity = endpoint({
  ...own,
  method: "POST",
  path: "/account/confirmation",
  summary:
    "Confirm the signed-in person's identity by password or second factor; valid ten minutes for this session",
  body: confirmationBody,
  payload: z.object({ confirmed_until: timestamp }),
  errors: ["passkey_refused", "too_many_attempts", "too_busy"],
});

export const startTotp = endpoint({
  ...own,
  method: "POST",
  path: "/account/totp",
  summary: "Start setting up an authenticator app; not required until a code confirms it",
  payload: z.object({
    /** Base32, for typing by hand. */
    secret: z.string(),
    /** The same secret as an otpauth URI, for the QR code. */
    uri: z.string(),
    expires_at: timestamp,
  }),
  errors: ["confirmation_required", "factor_exists"],
});

export const confirmTotpBody = z.strictObject({ code: totpCode });
export const confirmTotp = endpoint({
  ...own,
  method: "PUT",
  path: "/account/totp",
  summary: "Confirm the authenticator app with a code; later sign-ins require one",
  body: confirmTotpBody,
  payload: newCodes,
  errors: ["confirmation_required", "factor_exists", "setup_expired", "too_many_attempts"],
});

export const removeTotp = endpoint({
  ...own,
  method: "DELETE",
  path: "/account/totp",
  summary: "Remove the authenticator app; sign-ins no longer require its codes",
  payload: emptyPayload,
  errors: ["confirmation_required", "factor_needed"],
});

export const startPasskey = endpoint({
  ...read,
  method: "GET",
  path: "/account/passkeys",
  summary: "Get the options for creating a passkey in the browser",
  payload: passkeyCreation,
  errors: ["confirmation_required", "passkeys_unavailable", "too_many_passkeys"],
});

export const addPasskeyBody = z.strictObject({ name: displayName, passkey: passkeyRegistration });
export const addPasskey = endpoint({
  ...own,
  method: "POST",
  path: "/account/passkeys",
  summary: "Save a passkey created by the browser",
  body: addPasskeyBody,
  payload: newCodes.extend({ passkey }),
  errors: [
    "confirmation_required",
    "passkeys_unavailable",
    "passkey_refused",
    "passkey_exists",
    "too_many_passkeys",
  ],
});

const one = z.strictObject({ id });
export const passkeyNameBody = z.strictObject({ name: displayName });
export const renamePasskey = endpoint({
  ...own,
  method: "PUT",
  path: "/account/passkeys/:id",
  summary: "Rename a passkey",
  params: one,
  body: passkeyNameBody,
  payload: passkey,
});

export const removePasskey = endpoint({
  ...own,
  method: "DELETE",
  path: "/account/passkeys/:id",
  summary: "Delete a passkey",
  params: one,
  payload: emptyPayload,
  errors: ["confirmation_required", "factor_needed"],
});

export const makeRecoveryCodes = endpoint({
  ...own,
  method: "POST",
  path: "/account/recovery_codes",
  summary: "Create ten recovery codes; voids the earlier ones",
  payload: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ["confirmation_required", "factor_missing"],
});

export const resetSecondFactor = endpoint({
  method: "DELETE",
  path: "/account/second_factor",
  tag: "account",
  summary: "Remove the second factors of another person in the company who lost them",
  access: ["admin"],
  query: z.strictObject({ user_id: id }),
  payload: emptyPayload,
  errors: ["confirmation_required", "factor_missing"],
});
