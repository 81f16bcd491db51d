import words from "./hiredWords.json" with { type: "json" };
import type { ValuesByLanguage } from "./mailValues.ts";

type SignIn = "invited" | "account" | "none";

/** Returns how a hired person signs in; an invitation is only mentioned when one is sent. */
export function signInOf({ signsIn, invite }: { signsIn: boolean; invite: boolean }): SignIn {
  if (invite) return "invited";
  return signsIn ? "account" : "none";
}

/**
 * Returns the values for a congratulation: how to sign in, and a text for an open first day. The day itself
 * comes from the offer.
 */
export function hiredValues({
  hasFirstDay,
  signIn,
}: {
  hasFirstDay: boolean;
  signIn: SignIn;
}): ValuesByLanguage {
  return (language) => ({
    sign_in: words[language][signIn],
    ...(!hasFirstDay && { offer_start: words[language].first_day_open }),
  });
}
