import type { Language } from "@vaardig/contract/limits";

/** Said to a person who asked for nothing and is invited to talk. */
export const NO_INTEREST: Record<Language, string> = {
  en: "If you are not interested, you do not have to do anything.",
  nl: "Heb je geen interesse? Dan hoef je niets te doen.",
};
