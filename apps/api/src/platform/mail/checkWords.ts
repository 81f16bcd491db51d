import { LANGUAGES } from "@vaardig/contract/limits";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mailTemplates";
import { mailWordIssues } from "@vaardig/contract/mailWordIssues";
import { AppError } from "../http/appError.ts";
import { sanitizeMail } from "./sanitizeMail.ts";

/**
 * Words of a mail with their messages sanitised. Throws `validation_failed` with an issue for each field: an unknown
 * variable, a message without words, one that is too long.
 */
export function checkWords(words: LocalMailWords): LocalMailWords {
  const fields: Record<string, string> = {};
  const clean: LocalMailWords = {};
  for (const language of LANGUAGES) {
    const given: MailWords | undefined = words[language];
    if (!given) continue;
    const sanitised = { subject: given.subject, message: sanitizeMail(given.message) };
    for (const [field, issue] of Object.entries(mailWordIssues(sanitised)))
      fields[`words.${language}.${field}`] = issue;
    clean[language] = sanitised;
  }
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
  return clean;
}
