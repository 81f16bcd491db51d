import words from "./hiredWords.json" with { type: "json" };
import type { ValuesIn } from "./mailValues.ts";

type SignIn = "invited" | "account" | "none";

/** How someone who is hired signs in: an invitation is promised only where one leaves. */
export function signInOf({ signsIn, invite }: { signsIn: boolean; invite: boolean }): SignIn {
  if (invite) return "invited";
  return signsIn ? "account" : "none";
}

/** What a congratulation says of the first day and of signing in; the day itself is the offer's. */
export function hiredValues({ hasFirstDay, signIn }: { hasFirstDay: boolean; signIn: SignIn }): ValuesIn {
  return (language) => ({
    sign_in: words[language][signIn],
    ...(!hasFirstDay && { offer_start: words[language].first_day_open }),
  });
}
