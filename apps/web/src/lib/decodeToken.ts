import { type SessionUser, sessionUser } from "@vaardig/contract/session/session";

export interface TokenClaims {
  user: SessionUser;
  /** Expiry in milliseconds since 1970; infinite for a token without `exp`. */
  expiresAt: number;
}

/** Returns the unverified claims of a session token (the server verifies it); null for other tokens. */
export function decodeToken(token: string): TokenClaims | null {
  try {
    const part = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
    const claims: { user?: unknown; exp?: unknown } = JSON.parse(new TextDecoder().decode(bytes));
    const user = sessionUser.safeParse(claims.user);
    if (!user.success) return null;
    const expiresAt = typeof claims.exp === "number" ? claims.exp * 1000 : Number.POSITIVE_INFINITY;
    return { user: user.data, expiresAt };
  } catch {
    return null;
  }
}
