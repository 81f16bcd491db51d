import type { Language } from "@vaardig/contract/limits";
import { fill } from "../../platform/i18n/translate.ts";

const WORDS = {
  en: {
    written: "We contacted you about the job of {{job}} at {{company}}.",
    never: "You did not apply for the job of {{job}} at {{company}}; we were considering you for it.",
  },
  nl: {
    written: "We hadden je benaderd voor de functie {{job}} bij {{company}}.",
    never: "Je hebt niet gesolliciteerd op de functie {{job}} bij {{company}}; we dachten zelf aan jou.",
  },
};

/**
 * Explains to a person who never applied why the email arrives: after an earlier email about the job, or as
 * the first one.
 */
export function earlierContact(
  language: Language,
  isWritten: boolean,
  values: { job: string; company: string },
): string {
  return fill(WORDS[language][isWritten ? "written" : "never"], values);
}
