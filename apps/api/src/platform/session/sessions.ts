import type { Role } from "@vaardig/contract/roles";
import type { VerifiedTokens } from "./verifiedTokens.ts";

export interface LiveSession {
  id: string;
  userId: string;
  companyId: string;
  role: Role;
  /** Writes are refused while the company is paused. */
  readOnly: boolean;
  /**
   * When the missing second factor starts to block everything except its setup; null when none is missing.
   */
  factorDue: number | null;
  expiresAt: number;
  lastSeenAt: number;
}

/** Returns whether the company's deadline for the missing second factor has passed. */
export function isFactorOverdue({ factorDue }: Pick<LiveSession, "factorDue">, now = Date.now()): boolean {
  return factorDue !== null && now >= factorDue;
}

/** The session store that the server needs; implemented by `domain/accounts/sessions`. */
export interface Sessions {
  readonly tokens: VerifiedTokens;
  /** Returns a valid session, and counts as use of it. */
  find(companyId: string, id: string, now?: number): Promise<LiveSession | undefined>;
  /** Returns whether a company is suspended, which ends all its sessions: used to explain why one ended. */
  isSuspended(companyId: string): Promise<boolean>;
  /** Returns a valid session like `find`, without counting as use: for automatic requests. */
  look(companyId: string, id: string): Promise<LiveSession | undefined>;
  /** Returns when a session ends without further use; undefined when it has ended. */
  endsAt(companyId: string, id: string): Promise<number | undefined>;
  /**
   * Registers a callback that receives the id of each session that ends, and null when one may have been
   * missed.
   */
  onEnd(listener: (id: string | null) => void): void;
  /** Refuses an ended session on this server from now on. */
  forget(id: string): void;
  /** Evicts the cached sessions of one person on this server. */
  forgetUser(userId: string): void;
}
