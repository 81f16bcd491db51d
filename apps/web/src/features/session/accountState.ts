const STATES = [
  "account_unconfirmed",
  "account_awaiting_approval",
  "account_inactive",
  "company_suspended",
] as const;

/** The state of an account that keeps someone out, from a refusal's code; undefined for other refusals. */
export function accountState(code: string): (typeof STATES)[number] | undefined {
  return STATES.find((state) => state === code);
}
