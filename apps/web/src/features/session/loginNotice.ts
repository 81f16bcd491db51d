const NOTICES = ["password-changed", "signed-up"] as const;
export type LoginNotice = (typeof NOTICES)[number];

/** State passed to the sign-in screen through the history entry. */
export interface LoginState {
  notice?: LoginNotice;
  /** Prefilled email address. */
  email?: string;
}

/** Parses the history state, which may contain anything. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== "object" || state === null) return {};
  const { notice, email } = state as Record<keyof LoginState, unknown>;
  const known = NOTICES.find((one) => one === notice);
  return { ...(known ? { notice: known } : {}), ...(typeof email === "string" ? { email } : {}) };
}
