import { z } from "zod";
import { passkeyAssertion } from "./passkeyFormats.ts";

/** Six digits of an authenticator app, typed with or without spaces. */
export const totpCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "code_digits"));

/** Ten letters and digits of a recovery code, in any writing. */
export const recoveryCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, "recovery_code_format"));

/** Ways to prove a second factor; exactly one is given. */
export const factorProof = {
  code: totpCode.optional(),
  recovery_code: recoveryCode.optional(),
  passkey: passkeyAssertion.optional(),
};

/** Makes the rule that exactly one of the named fields is there. */
export function hasExactlyOne(names: readonly string[]) {
  return (body: object): boolean => {
    const fields: Record<string, unknown> = { ...body };
    return names.filter((name) => fields[name] !== undefined).length === 1;
  };
}
