import { encodeIssue } from "@vaardig/contract/issueMessage";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { variablesIn } from "@vaardig/contract/mail-templates/mailVariables";
import { AppError, found } from "../../platform/http/appError.ts";
import { missingVariables, renderMailWords } from "../../platform/mail/renderMailWords.ts";
import type { TxServices } from "../../platform/services.ts";
import { unsubscribeFooter } from "../mails/unsubscribeFooter.ts";
import { unsubscribeLinks } from "../mails/unsubscribeLink.ts";
import { insertBelowLink, type LinkRequirement, linkNote, linkRequirement, replaceLink } from "./linkNote.ts";
import type { Addressee, ValuesByLanguage } from "./mailValues.ts";

/** Returns the words in the person's language, or in the other language when those are missing. */
export function inLanguage(words: LocalMailWords, language: Language): [Language, MailWords] {
  const shown = [language, ...LANGUAGES].find((one) => words[one]) ?? language;
  return [shown, found(words[shown])];
}

/** Renders an email for one person. Throws `validation_failed` for a variable without a value. */
function renderFor(
  words: LocalMailWords,
  { language, values }: Pick<Addressee, "language" | "values">,
  variables: ValuesByLanguage = () => ({}),
) {
  const [shown, chosen] = inLanguage(words, language);
  const all = { ...values(shown), ...variables(shown) };
  const [missing] = missingVariables(chosen, all);
  if (missing) {
    const field = missingVariables({ ...chosen, message: "" }, all).length > 0 ? "subject" : "message";
    const person = `${all.first_name ?? ""} ${all.last_name ?? ""}`.trim();
    const issue = encodeIssue("mail_variable_missing", { name: missing, person });
    throw new AppError("validation_failed", { fields: { [`words.${shown}.${field}`]: issue } });
  }
  return { language: shown, ...renderMailWords(chosen, all) };
}

type Rendered = ReturnType<typeof renderFor>;

/** Adds an unsubscribe footer and header when the person did not ask for the email. */
function withWayOut(
  services: Pick<TxServices, "config" | "secrets">,
  companyId: string,
  { userId, unasked, company }: Pick<Addressee, "userId" | "unasked" | "company">,
  mail: Rendered,
): Rendered & { unsubscribe?: string } {
  if (!unasked) return mail;
  const { page, post } = unsubscribeLinks(services.config, services.secrets, { companyId, userId });
  const footer = unsubscribeFooter(mail.language, { company, page });
  return { ...mail, text: mail.text + footer.text, html: mail.html + footer.html, unsubscribe: post };
}

/** Adds a note on what the link requires, below the link or in its place when its page takes no replies. */
function withLinkNote(
  words: LocalMailWords,
  { company }: Pick<Addressee, "company">,
  { asks, link }: { asks: LinkRequirement | undefined; link: string },
  mail: Rendered,
): Rendered {
  if (!asks || !usesLink(words, mail.language)) return mail;
  const note = (what: LinkRequirement) => linkNote(mail.language, what, company);
  const replaced = asks === "reply" ? replaceLink(mail, link, note("reply_only")) : undefined;
  return replaced ?? insertBelowLink(mail, link, note(asks));
}

function usesLink(words: LocalMailWords, language: Language): boolean {
  const [, { subject, message }] = inLanguage(words, language);
  return variablesIn(`${subject}\n${message}`).includes("link");
}

/** Returns whether an email with these words gives the reader an invitation link. */
export function needsInvitationLink(
  words: LocalMailWords,
  { comesIn, language }: Pick<Addressee, "comesIn" | "language">,
): boolean {
  return comesIn && usesLink(words, language);
}

interface PersonMail {
  words: LocalMailWords;
  person: Addressee;
  /** The person's invitation link, when the email carries one. */
  own: string | undefined;
  variables?: ValuesByLanguage | undefined;
  /** Text below the link for a person who did not ask for the email. */
  ifUnasked?: Record<Language, string> | undefined;
  /** Text below the link for everyone. */
  note?: Record<Language, string> | undefined;
}

/**
 * Renders the complete email for one person; used for previews and for sending. Throws `validation_failed`
 * for a variable without a value.
 */
export function personMail(
  services: Pick<TxServices, "config" | "secrets">,
  companyId: string,
  { words, person, own, variables, ifUnasked, note }: PersonMail,
): Rendered & { unsubscribe?: string } {
  const plain = renderFor(words, person, (language) => ({
    ...(own !== undefined && { link: own }),
    ...variables?.(language),
  }));
  const link = own ?? person.values(plain.language).link ?? "";
  const asks = linkRequirement(person, own !== undefined);
  const below = note?.[plain.language] ?? (person.unasked ? ifUnasked?.[plain.language] : undefined);
  const told = below === undefined ? plain : insertBelowLink(plain, link, below);
  return withWayOut(services, companyId, person, withLinkNote(words, person, { asks, link }, told));
}
