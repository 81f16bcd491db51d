import type { Language } from "@vaardig/contract/limits";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import en from "./applicantMails.en.json" with { type: "json" };
import nl from "./applicantMails.nl.json" with { type: "json" };

/** Kinds of the product's own emails to an applicant about an interview. */
export type InterviewMailKind = keyof typeof en;

interface NotificationContent {
  /** The earlier time of a moved interview. */
  earlierTime: (language: Language) => string;
  /** The interview is by phone or video. */
  isCall: boolean;
}

/** Examples of an accommodation, for an interview at a place and for a call. */
const NEED = {
  en: { place: "step-free access", call: "more time" },
  nl: { place: "een rolstoeltoegankelijke ruimte", call: "meer tijd" },
};

/** Returns the product's own words to an applicant, used beside the stage's template. */
export function applicantMailWords(
  news: InterviewMailKind,
  { earlierTime, isCall }: NotificationContent,
): LocalMailWords {
  const told = (language: Language, { subject, message }: MailWords): MailWords => ({
    subject,
    message: message
      .replace("{{earlier_time}}", () => earlierTime(language))
      .replace("{{need}}", NEED[language][isCall ? "call" : "place"]),
  });
  return { en: told("en", en[news]), nl: told("nl", nl[news]) };
}
