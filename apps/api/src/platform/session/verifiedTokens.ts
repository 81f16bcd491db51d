/** What a token says; who calls and what that person may do is in the session's row. */
export interface Claims {
  sub: string;
  jti: string;
  user: { company_id: string };
  /** Seconds since 1970. */
  exp: number;
}

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
