import { encodeIssue } from "@vaardig/contract/issueMessage";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { variablesIn } from "@vaardig/contract/mail-templates/mailVariables";
import { AppError, found } from "../../platform/http/appError.ts";
import { missingIn, renderWords } from "../../platform/mail/renderWords.ts";
import type { TxServices } from "../../platform/services.ts";
import { unsubscribeFooter } from "../mails/unsubscribeFooter.ts";
import { unsubscribeLinks } from "../mails/unsubscribeLink.ts";
import { insteadOfLink, type LinkAsks, linkAsks, linkNote, underLink } from "./linkNote.ts";
import type { Addressee, ValuesIn } from "./mailValues.ts";

/** The words that someone gets: in their language where there are any, else in the other. */
export function inLanguage(words: LocalMailWords, language: Language): [Language, MailWords] {
  const shown = [language, ...LANGUAGES].find((one) => words[one]) ?? language;
  return [shown, found(words[shown])];
}

/** A mail as one person gets it. Throws `validation_failed` for a variable that has no value in it. */
function renderFor(
  words: LocalMailWords,
  { language, values }: Pick<Addressee, "language" | "values">,
  variables: ValuesIn = () => ({}),
) {
  const [shown, chosen] = inLanguage(words, language);
  const all = { ...values(shown), ...variables(shown) };
  const [missing] = missingIn(chosen, all);
  if (missing) {
    const field = missingIn({ ...chosen, message: "" }, all).length > 0 ? "subject" : "message";
    const person = `${all.first_name ?? ""} ${all.last_name ?? ""}`.trim();
    const issue = encodeIssue("mail_variable_missing", { name: missing, person });
    throw new AppError("validation_failed", { fields: { [`words.${shown}.${field}`]: issue } });
  }
  return { language: shown, ...renderWords(chosen, all) };
}

type Rendered = ReturnType<typeof renderFor>;

/** The mail with its end where the person did not ask for it, and where mail programs unsubscribe from it. */
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

/** The mail with what its link asks first under the link, or in its place where its page takes no answer. */
function withLinkNote(
  words: LocalMailWords,
  { company }: Pick<Addressee, "company">,
  { asks, link }: { asks: LinkAsks | undefined; link: string },
  mail: Rendered,
): Rendered {
  if (!asks || !usesLink(words, mail.language)) return mail;
  const note = (what: LinkAsks) => linkNote(mail.language, what, company);
  const replaced = asks === "reply" ? insteadOfLink(mail, link, note("reply_only")) : undefined;
  return replaced ?? underLink(mail, link, note(asks));
}

function usesLink(words: LocalMailWords, language: Language): boolean {
  const [, { subject, message }] = inLanguage(words, language);
  return variablesIn(`${subject}\n${message}`).includes("link");
}

/** Whether a mail in these words brings its reader a link on which an account can begin. */
export function needsInvitationLink(
  words: LocalMailWords,
  { comesIn, language }: Pick<Addressee, "comesIn" | "language">,
): boolean {
  return comesIn && usesLink(words, language);
}

interface PersonMail {
  words: LocalMailWords;
  person: Addressee;
  /** The link on which this person's account begins, where the mail brings one. */
  own: string | undefined;
  variables?: ValuesIn | undefined;
  /** Said under the link to a person who asked for nothing. */
  ifUnasked?: Record<Language, string> | undefined;
}

/**
 * The whole mail as one person gets it: the same for a preview and for what leaves. Throws `validation_failed` for a
 * variable that has no value in it.
 */
export function personMail(
  services: Pick<TxServices, "config" | "secrets">,
  companyId: string,
  { words, person, own, variables, ifUnasked }: PersonMail,
): Rendered & { unsubscribe?: string } {
  const plain = renderFor(words, person, (language) => ({
    ...(own !== undefined && { link: own }),
    ...variables?.(language),
  }));
  const link = own ?? person.values(plain.language).link ?? "";
  const asks = linkAsks(person, own !== undefined);
  const told = person.unasked && ifUnasked ? underLink(plain, link, ifUnasked[plain.language]) : plain;
  return withWayOut(services, companyId, person, withLinkNote(words, person, { asks, link }, told));
}
