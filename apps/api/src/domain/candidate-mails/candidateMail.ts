import { encodeIssue } from "@vaardig/contract/issueMessage";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { LocalMailWords, MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { variablesIn } from "@vaardig/contract/mail-templates/mailVariables";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { checkWords } from "../../platform/mail/checkWords.ts";
import { missingIn, renderWords } from "../../platform/mail/renderWords.ts";
import type { TxServices } from "../../platform/services.ts";
import { hasAddress } from "../candidates/hasAddress.ts";
import { bindWaysIn, waysIn } from "../candidates/waysIn.ts";
import { recordEvents } from "../events/recordEvents.ts";
import { type NewMail, queueMails } from "../mails/queueMail.ts";
import { unsubscribeFooter } from "../mails/unsubscribeFooter.ts";
import { unsubscribeLinks } from "../mails/unsubscribeLink.ts";
import { type LinkAsks, linkAsks, linkNote, underLink } from "./linkNote.ts";
import { mailTemplateOf } from "./mailTemplateOf.ts";
import { type Addressee, mailValues, type ValuesIn } from "./mailValues.ts";

/** A template by its name, or words as somebody typed them; exactly one. */
export interface MailChoice {
  tempName?: string | undefined;
  words?: LocalMailWords | undefined;
}

/** Variables that say something else to each person. */
const PERSONAL = ["first_name", "last_name", "stage", "link"] as const;

interface About {
  tx: Tx;
  services: Pick<TxServices, "config" | "jobs" | "secrets">;
  companyId: string;
  /** Answers go to this person. */
  senderId: string;
  vacancyId: string | null;
}

interface Extras {
  /** Values beyond those that every mail has: of an interview, an offer, or a link of its own. */
  variables?: ValuesIn;
  calendar?: string;
  /** Not sent before; until then `takeBackMail` takes it back. */
  sendAt?: Date;
  /** Said under the link to a person who asked for nothing. */
  ifUnasked?: Record<Language, string>;
}

/** The words of a choice, checked. Throws `validation_failed` at `temp_name` or the words' own fields. */
export async function wordsOf(
  { tx, companyId, vacancyId }: Pick<About, "tx" | "companyId" | "vacancyId">,
  { tempName, words }: MailChoice,
): Promise<LocalMailWords> {
  if (words) return checkWords(words);
  const template = tempName && (await mailTemplateOf(tx, companyId, vacancyId, tempName));
  if (!template) throw new AppError("validation_failed", { fields: { temp_name: "mail_template_unknown" } });
  return template.words;
}

/** The words that somebody gets: in their language where there are any, else in the other. */
export function inLanguage(words: LocalMailWords, language: Language): [Language, MailWords] {
  const shown = [language, ...LANGUAGES].find((one) => words[one]) ?? language;
  return [shown, found(words[shown])];
}

/** A mail as one person gets it. Throws `validation_failed` for a variable that has no value in it. */
export function renderFor(
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
export function withWayOut(
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

/** The mail with what its link asks first, under the link. */
export function withLinkNote(
  words: LocalMailWords,
  { company }: Pick<Addressee, "company">,
  { asks, link }: { asks: LinkAsks | undefined; link: string },
  mail: Rendered,
): Rendered {
  if (!asks || !usesLink(words, mail.language)) return mail;
  return underLink(mail, link, linkNote(mail.language, asks, company));
}

/** The subject for a sending to several: what is one person's alone is left open. */
function titleOf(words: LocalMailWords, person: Addressee): string {
  const [shown, chosen] = inLanguage(words, person.language);
  const open = Object.fromEntries(PERSONAL.map((name) => [name, "…"]));
  const all = { ...person.values(shown), ...open };
  return renderWords({ ...chosen, message: "" }, all).subject;
}

function usesLink(words: LocalMailWords, language: Language): boolean {
  const [, { subject, message }] = inLanguage(words, language);
  return variablesIn(`${subject}\n${message}`).includes("link");
}

/**
 * Writes to some people in this transaction; who has no address is left out, and who follows an application without an
 * account gets a link of their own with which it begins. Answers the mails' ids in order.
 */
export async function candidateMails(
  about: About & Extras & { userIds: readonly string[]; words: LocalMailWords },
): Promise<string[]> {
  const { tx, services, companyId, senderId, vacancyId, variables, calendar, sendAt, ifUnasked, words } =
    about;
  const people = (await mailValues(tx, services.config, about)).filter(
    ({ email, unasked, unsubscribed }) => hasAddress(email) && !(unasked && unsubscribed),
  );
  const guests = people.filter(({ comesIn, language }) => comesIn && usesLink(words, language));
  const links = await waysIn(
    tx,
    services,
    companyId,
    guests.map(({ userId }) => userId),
  );
  const list = people.map((person): NewMail => {
    const own = links.get(person.userId);
    const plain = renderFor(words, person, (language) => ({
      ...(own && { link: own }),
      ...variables?.(language),
    }));
    const link = own ?? person.values(plain.language).link ?? "";
    const asks = linkAsks(person, own !== undefined);
    const told = person.unasked && ifUnasked ? underLink(plain, link, ifUnasked[plain.language]) : plain;
    const mail = withLinkNote(words, person, { asks, link }, told);
    const { subject, html, text, unsubscribe } = withWayOut(services, companyId, person, mail);
    return {
      ...{ companyId, senderId, userId: person.userId, to: person.email, subject, html, text },
      ...(people.length > 1 && { title: titleOf(words, person) }),
      ...(unsubscribe !== undefined && { unsubscribe }),
      ...(vacancyId !== null && { vacancyId }),
      ...(calendar !== undefined && { calendar }),
      ...(sendAt && { sendAt }),
    };
  });
  const ids = await queueMails(tx, services, list);
  const brought = people.flatMap(({ userId }, index) => {
    const mailId = ids[index];
    return links.has(userId) && mailId ? [{ userId, mailId }] : [];
  });
  await bindWaysIn(tx, companyId, brought);
  await recordEvents(
    tx,
    list.map(({ userId }, index) => ({
      ...{ companyId, actorId: senderId, kind: "mail.written", userId },
      ...(vacancyId !== null && { subjectId: vacancyId }),
      data: { mail_id: ids[index] },
    })),
  );
  return ids;
}

/**
 * Writes to one person about a vacancy, in the person's language, from a template or from typed words, and queues it
 * in this transaction. Answers the mail's id, undefined when the person has no address. Throws `validation_failed` for
 * an unknown template, an unknown variable or one without a value, and an empty or too long message.
 */
export async function candidateMail(
  mail: About & MailChoice & Extras & { userId: string },
): Promise<string | undefined> {
  const words = await wordsOf(mail, mail);
  const [id] = await candidateMails({ ...mail, userIds: [mail.userId], words });
  return id;
}
