const STATES = [
  "account_unconfirmed",
  "account_awaiting_approval",
  "account_inactive",
  "company_suspended",
] as const;

/** Returns the account state that blocks sign-in, by error code; undefined for other errors. */
export function accountState(code: string): (typeof STATES)[number] | undefined {
  return STATES.find((state) => state === code);
}
