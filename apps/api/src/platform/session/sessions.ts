import type { Role } from "@vaardig/contract/roles";
import type { VerifiedTokens } from "./verifiedTokens.ts";

export interface LiveSession {
  id: string;
  userId: string;
  companyId: string;
  role: Role;
  /** Writes are refused while the company is paused. */
  readOnly: boolean;
  /** From when on nothing but the missing second factor can be set up; null where none is missing. */
  factorDue: number | null;
  expiresAt: number;
  lastSeenAt: number;
}

/** Whether the second factor that the company requires is missing for good. */
export function lacksFactor({ factorDue }: Pick<LiveSession, "factorDue">, now = Date.now()): boolean {
  return factorDue !== null && now >= factorDue;
}

/** What the server asks of its sessions; `domain/accounts/sessions` keeps them. */
export interface Sessions {
  readonly tokens: VerifiedTokens;
  /** The session if it holds now; counts as use of it. */
  find(companyId: string, id: string, now?: number): Promise<LiveSession | undefined>;
  /** Whether a company is suspended, which ends all its sessions: asked to say why one ended. */
  isSuspended(companyId: string): Promise<boolean>;
  /** The same as `find` without counting as use of it: for what runs by itself. */
  look(companyId: string, id: string): Promise<LiveSession | undefined>;
  /** When the session ends if no one uses it; undefined when it ended. */
  endsAt(companyId: string, id: string): Promise<number | undefined>;
  /** Calls back with each session that ends, and with null when one may have been missed. */
  onEnd(listener: (id: string | null) => void): void;
  /** This session ended: it is refused on this server from now on. */
  forget(id: string): void;
  /** Forgets everything remembered about one person's sessions on this server. */
  forgetUser(userId: string): void;
}
