const KNOWN = [
  "social_refused",
  "social_unavailable",
  "social_unreachable",
  "account_unconfirmed",
  "account_awaiting_approval",
  "account_inactive",
  "company_suspended",
] as const;

/** Message key for the code a provider's callback came back with; codes we do not know count as a failure. */
export function socialErrorKey(code: string): `session:refusals.${(typeof KNOWN)[number] | "social_failed"}` {
  const known = KNOWN.find((one) => one === code);
  return `session:refusals.${known ?? "social_failed"}`;
}
