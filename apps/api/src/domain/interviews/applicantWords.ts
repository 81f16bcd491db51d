import type { Language } from "@vaardig/contract/limits";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import en from "./applicantMails.en.json" with { type: "json" };
import nl from "./applicantMails.nl.json" with { type: "json" };

/** The product's own words to an applicant. */
export type WordsFor = keyof typeof en;

/** What an applicant is told beside the template of the stage; `earlierTime` is the time that a move is about. */
export function applicantWords(
  news: WordsFor,
  earlierTime: (language: Language) => string = () => "",
): LocalMailWords {
  const told = (language: Language, { subject, message }: MailWords): MailWords => ({
    subject,
    message: message.replace("{{earlier_time}}", () => earlierTime(language)),
  });
  return { en: told("en", en[news]), nl: told("nl", nl[news]) };
}
