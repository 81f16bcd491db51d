import { encodeIssue } from "../issueMessage.ts";
import { LIMITS } from "../limits.ts";
import { mailCharacters } from "./mailHtml.ts";
import type { MailWords } from "./mailTemplates.ts";
import { unknownVariable } from "./mailVariables.ts";

/** Markup and invisible characters. */
const INVISIBLE = /<[^>]*>|&nbsp;|[\s\p{Cc}\p{Cf}]/gu;

const unknownIn = (text: string): string | undefined => {
  const name = unknownVariable(text);
  return name === undefined ? undefined : encodeIssue("mail_variable_unknown", { name });
};

function messageIssue(message: string): string | undefined {
  const unknown = unknownIn(message);
  if (unknown) return unknown;
  if (message.replace(INVISIBLE, "") === "") return "mail_empty";
  if (mailCharacters(message) > LIMITS.longText) return encodeIssue("too_long", { max: LIMITS.longText });
  return undefined;
}

/**
 * Returns the issues of an email in one language: an unknown variable, an empty text, or a message over the
 * limit.
 */
export function mailWordIssues({ subject, message }: MailWords): Partial<Record<keyof MailWords, string>> {
  const ofSubject = subject.trim() === "" ? "required" : unknownIn(subject);
  const ofMessage = messageIssue(message);
  return { ...(ofSubject && { subject: ofSubject }), ...(ofMessage && { message: ofMessage }) };
}
