import { encodeIssue } from "@vaardig/contract/issueMessage";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import {
  REJECTION_SITUATIONS,
  type RejectionSituation,
  unavailableVariable,
} from "@vaardig/contract/mail-templates/mailSituations";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { mailWordIssues } from "@vaardig/contract/mail-templates/mailWordIssues";

/** Edited rejection texts, by situation and language. */
export type ChangedMailTexts = Partial<Record<RejectionSituation, LocalMailWords>>;

/** Returns the issues of an edited text by field, including variables unavailable in the situation. */
export function rejectionIssues(situation: RejectionSituation, words: MailWords) {
  const issues = mailWordIssues(words);
  for (const field of ["subject", "message"] as const) {
    const name = unavailableVariable(situation, words[field]);
    if (name) issues[field] ??= encodeIssue("mail_variable_foreign", { name });
  }
  return issues;
}

/** Returns whether an edited text has an issue that prevents sending. */
export function hasIssue(changed: ChangedMailTexts): boolean {
  return REJECTION_SITUATIONS.some((situation) =>
    LANGUAGES.some((language) => {
      const words = changed[situation]?.[language];
      return words !== undefined && Object.keys(rejectionIssues(situation, words)).length > 0;
    }),
  );
}

/** Returns a copy with another text for one situation and language, or with the template again. */
export function withText(
  changed: ChangedMailTexts,
  situation: RejectionSituation,
  language: Language,
  words: MailWords | undefined,
): ChangedMailTexts {
  const { [situation]: before, ...others } = changed;
  const { [language]: _, ...rest } = before ?? {};
  const next: LocalMailWords = words ? { ...rest, [language]: words } : rest;
  return Object.keys(next).length > 0 ? { ...others, [situation]: next } : others;
}
