import type { LocalMailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import en from "./applicantMails.en.json" with { type: "json" };
import nl from "./applicantMails.nl.json" with { type: "json" };

/** What an applicant is told beside the template of the stage. */
export function applicantWords(news: keyof typeof en): LocalMailWords {
  return { en: en[news], nl: nl[news] };
}
