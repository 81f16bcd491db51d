import type { Language } from "@vaardig/contract/limits";
import { fillTemplate } from "../../platform/i18n/translate.ts";

const WORDS = {
  en: {
    offered: "We offered you the job of {{job}} at {{company}}. That offer no longer stands.",
    invited:
      "We invited you to an interview for the job of {{job}} at {{company}}. That interview will not take place.",
    written: "We contacted you about the job of {{job}} at {{company}}.",
    never: "You did not apply for the job of {{job}} at {{company}}; we were considering you for it.",
  },
  nl: {
    offered: "We hadden je de functie {{job}} bij {{company}} aangeboden. Dat aanbod vervalt.",
    invited:
      "We hadden je uitgenodigd voor een gesprek over de functie {{job}} bij {{company}}. Dat gesprek gaat niet door.",
    written: "We hadden je benaderd voor de functie {{job}} bij {{company}}.",
    never: "Je hebt niet gesolliciteerd op de functie {{job}} bij {{company}}; we dachten zelf aan jou.",
  },
};

/** The latest step that an email announced to a person who never applied. */
export type EarlierContact = keyof typeof WORDS.en;

/**
 * Explains to a person who never applied why the email arrives: after an earlier offer, invitation or email
 * about the job, or as the first one.
 */
export function earlierContact(
  language: Language,
  contact: EarlierContact,
  values: { job: string; company: string },
): string {
  return fillTemplate(WORDS[language][contact], values);
}
