const NOTICES = ["password-changed", "signed-up"] as const;
export type LoginNotice = (typeof NOTICES)[number];

/** What another screen tells the sign-in screen through the history's state. */
export interface LoginState {
  notice?: LoginNotice;
  /** Filled in, so that only the password is left to type. */
  email?: string;
}

/** Reads the history's state, which may hold anything. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== "object" || state === null) return {};
  const { notice, email } = state as Record<keyof LoginState, unknown>;
  const known = NOTICES.find((one) => one === notice);
  return { ...(known ? { notice: known } : {}), ...(typeof email === "string" ? { email } : {}) };
}
