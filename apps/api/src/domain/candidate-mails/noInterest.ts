import type { Language } from "@vaardig/contract/limits";

/** Text for a person who did not ask for the email and is invited to an interview. */
export const NO_INTEREST: Record<Language, string> = {
  en: "If you are not interested, you do not have to do anything.",
  nl: "Heb je geen interesse? Dan hoef je niets te doen.",
};
