import { z } from "zod";

/**
 * What a token must say; who calls and what that person may do is in the session's row. A library that verifies checks
 * an audience, an issuer and an expiry only where the token has one.
 */
export const claims = z.object({
  sub: z.uuid(),
  jti: z.uuid(),
  aud: z.literal("vaardig"),
  iss: z.literal("vaardig"),
  user: z.object({ company_id: z.uuid() }),
  /** Seconds since 1970. */
  exp: z.number().int().positive(),
});
export type Claims = z.output<typeof claims>;

const REMEMBERED_MAX = 20_000;

/** Claims of tokens whose signature, audience and issuer were checked: checking costs more than all else of a read. */
export class VerifiedTokens {
  readonly #claims = new Map<string, Claims>();

  /** The claims while the token holds, or undefined when it has to be verified. */
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
