import { z } from "zod";
import type { Claims } from "./resolveIdentity.ts";

const name = z.string().trim().optional().catch(undefined);
const yes = z.union([z.literal(true), z.literal("true"), z.literal("1"), z.literal(1)]);

/** `email_verified` is OpenID Connect's claim; `xms_edov` is Microsoft's. Any other address is unverified. */
const shape = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().trim().toLowerCase().pipe(z.email()).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  xms_edov: z.unknown().optional(),
  given_name: name,
  family_name: name,
});

/** Parses the claims of a verified ID token. */
export function readClaims(idToken: unknown): Claims {
  const claims = shape.parse(idToken);
  const vouched = yes.safeParse(claims.email_verified).success || yes.safeParse(claims.xms_edov).success;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    verifiedEmail: vouched ? claims.email : undefined,
    firstName: claims.given_name,
    lastName: claims.family_name,
  };
}
