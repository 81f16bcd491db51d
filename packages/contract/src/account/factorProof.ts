import { z } from "zod";
import { passkeyAssertion } from "./passkeyFormats.ts";

/** A six-digit code of an authenticator app; spaces are removed. */
export const totpCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "code_digits"));

/** A recovery code of ten letters and digits; case, spaces and hyphens are ignored. */
export const recoveryCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, "recovery_code_format"));

/** Proofs of a second factor; exactly one must be present. */
export const factorProof = {
  code: totpCode.optional(),
  recovery_code: recoveryCode.optional(),
  passkey: passkeyAssertion.optional(),
};

/** Returns a predicate that is true when exactly one of the named fields is present. */
export function hasExactlyOne(names: readonly string[]) {
  return (body: object): boolean => {
    const fields: Record<string, unknown> = { ...body };
    return names.filter((name) => fields[name] !== undefined).length === 1;
  };
}
