import type { Language } from "@vaardig/contract/limits";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import en from "./applicantMails.en.json" with { type: "json" };
import nl from "./applicantMails.nl.json" with { type: "json" };

/** The product's own words to an applicant. */
export type WordsFor = keyof typeof en;

interface Told {
  /** The time that a move is about. */
  earlierTime: (language: Language) => string;
  /** The interview is by phone or video. */
  isCall: boolean;
}

/** What someone may need, where an interview is held at a place and where it is a call. */
const NEED = {
  en: { place: "step-free access", call: "more time" },
  nl: { place: "een rolstoeltoegankelijke ruimte", call: "meer tijd" },
};

/** What an applicant is told beside the template of the stage. */
export function applicantWords(news: WordsFor, { earlierTime, isCall }: Told): LocalMailWords {
  const told = (language: Language, { subject, message }: MailWords): MailWords => ({
    subject,
    message: message
      .replace("{{earlier_time}}", () => earlierTime(language))
      .replace("{{need}}", NEED[language][isCall ? "call" : "place"]),
  });
  return { en: told("en", en[news]), nl: told("nl", nl[news]) };
}
