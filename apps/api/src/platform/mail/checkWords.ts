import { encodeIssue } from "@vaardig/contract/issueMessage";
import { LANGUAGES, LIMITS } from "@vaardig/contract/limits";
import { mailCharacters } from "@vaardig/contract/mailHtml";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mailTemplates";
import { unknownVariable } from "@vaardig/contract/mailVariables";
import { AppError } from "../http/appError.ts";
import { sanitizeMail } from "./sanitizeMail.ts";

/** Markup, and characters that nobody sees. */
const INVISIBLE = /<[^>]*>|&nbsp;|[\s\p{Cc}\p{Cf}]/gu;

function messageIssue(message: string): string | undefined {
  const unknown = unknownVariable(message);
  if (unknown !== undefined) return encodeIssue("mail_variable_unknown", { name: unknown });
  if (message.replace(INVISIBLE, "") === "") return "mail_empty";
  if (mailCharacters(message) > LIMITS.longText) return encodeIssue("too_long", { max: LIMITS.longText });
  return undefined;
}

function subjectIssue(subject: string): string | undefined {
  const unknown = unknownVariable(subject);
  return unknown === undefined ? undefined : encodeIssue("mail_variable_unknown", { name: unknown });
}

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
    const message = sanitizeMail(given.message);
    const issues = { subject: subjectIssue(given.subject), message: messageIssue(message) };
    for (const [field, issue] of Object.entries(issues))
      if (issue) fields[`words.${language}.${field}`] = issue;
    clean[language] = { subject: given.subject, message };
  }
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
  return clean;
}
