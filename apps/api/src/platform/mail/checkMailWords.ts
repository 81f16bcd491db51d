import { encodeIssue } from "@vaardig/contract/issueMessage";
import { LANGUAGES } from "@vaardig/contract/limits";
import { unavailableVariable } from "@vaardig/contract/mail-templates/mailSituations";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { mailWordIssues } from "@vaardig/contract/mail-templates/mailWordIssues";
import { AppError } from "../http/appError.ts";
import { sanitizeMail } from "./sanitizeMail.ts";

/**
 * Returns the texts of an email with sanitized messages. Throws `validation_failed` with an issue per field:
 * an unknown variable, an empty message, or one that is too long.
 */
export function checkMailWords(words: LocalMailWords): LocalMailWords {
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

/** Throws `validation_failed` at the field of a variable that emails of this template have no value for. */
export function checkVariables(tempName: string, words: LocalMailWords): void {
  for (const language of LANGUAGES) {
    for (const field of ["subject", "message"] as const) {
      const name = unavailableVariable(tempName, words[language]?.[field] ?? "");
      if (!name) continue;
      const fields = { [`words.${language}.${field}`]: encodeIssue("mail_variable_foreign", { name }) };
      throw new AppError("validation_failed", { fields });
    }
  }
}
