import { accountState } from "../accountState.ts";

const KNOWN = ["social_refused", "social_unavailable", "social_unreachable"] as const;

type Refusal = (typeof KNOWN)[number] | NonNullable<ReturnType<typeof accountState>> | "social_failed";

/** Returns the message key of a provider callback's error code; an unknown code is a generic failure. */
export function socialErrorKey(code: string): `session:refusals.${Refusal}` {
  const known = accountState(code) ?? KNOWN.find((one) => one === code);
  return `session:refusals.${known ?? "social_failed"}`;
}
