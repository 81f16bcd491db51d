import { z } from "zod";

/**
 * Required claims of a token; the person and their access level come from the session's row. JWT libraries
 * check an audience, issuer and expiry only when the token has them.
 */
export const tokenClaims = z.object({
  sub: z.uuid(),
  jti: z.uuid(),
  aud: z.literal("vaardig"),
  iss: z.literal("vaardig"),
  user: z.object({ company_id: z.uuid() }),
  /** Seconds since 1970. */
  exp: z.number().int().positive(),
});
export type Claims = z.output<typeof tokenClaims>;

const REMEMBERED_MAX = 20_000;

/** Caches the claims of verified tokens: verifying costs more than the rest of a read. */
export class VerifiedTokens {
  readonly #claims = new Map<string, Claims>();

  /** Returns the claims while the token is valid; undefined when it has to be verified. */
  get(token: string, now = Date.now()): Claims | undefined {
    const claims = this.#claims.get(token);
    if (!claims || now < claims.exp * 1_000) return claims;
    this.#claims.delete(token);
    return undefined;
  }

  add(token: string, claims: Claims): void {
    if (this.#claims.size >= REMEMBERED_MAX) this.#claims.clear();
    this.#claims.set(token, claims);
  }
}
