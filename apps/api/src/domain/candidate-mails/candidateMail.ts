import type { Language } from "@vaardig/contract/limits";
import { isSituation } from "@vaardig/contract/mail-templates/mailSituations";
import type { LocalMailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { MAIL_VARIABLES, type MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { checkMailWords } from "../../platform/mail/checkMailWords.ts";
import { renderMailWords } from "../../platform/mail/renderMailWords.ts";
import type { TxServices } from "../../platform/services.ts";
import { bindInvitationLinks, invitationLinks } from "../accounts/invitations/invitationLinks.ts";
import { hasAddress } from "../candidates/hasAddress.ts";
import { recordEvents } from "../events/recordEvents.ts";
import { type MailName, SITUATION_MAILS } from "../mails/mailNames.ts";
import { type NewMail, queueMails } from "../mails/queueMail.ts";
import { mailTemplateOf } from "./mailTemplateOf.ts";
import { type Addressee, mailValues, type ValuesByLanguage } from "./mailValues.ts";
import { inLanguage, needsInvitationLink, personMail } from "./personMail.ts";

/** Either the name of a template or typed words. */
export interface MailChoice {
  tempName?: string | undefined;
  words?: LocalMailWords | undefined;
  /** The kind of email that typed words are for, when known. */
  name?: MailName;
}

/**
 * Returns the kind of email of a choice; edited or typed words count as the sender's own unless a kind is
 * given.
 */
export const mailNameOf = ({ tempName, name }: MailChoice): MailName =>
  name ?? (tempName !== undefined && isSituation(tempName) ? SITUATION_MAILS[tempName] : "own_words");

/** Variables whose value is the same for everyone; those of a person, such as an offer, are not. */
const COMMON: readonly MailVariable[] = ["job", "company", "recruiter"];

interface About {
  tx: Tx;
  services: Pick<TxServices, "config" | "jobs" | "secrets">;
  companyId: string;
  /** The person who receives the replies. */
  senderId: string;
  vacancyId: string | null;
}

interface Extras {
  /** Values beyond those of every email: of an interview, an offer or a link. */
  variables?: ValuesByLanguage;
  calendar?: string;
  /** Earliest time to send the email; until then `cancelMail` can cancel it. */
  sendAt?: Date;
  /** Text below the link for a person who did not ask for the email. */
  ifUnasked?: Record<Language, string>;
  /** Text below the link for everyone. */
  note?: Record<Language, string>;
}

/**
 * Returns the validated words of a choice. Throws `validation_failed` at `temp_name` or at the fields of the
 * words.
 */
export async function wordsOf(
  { tx, companyId, vacancyId }: Pick<About, "tx" | "companyId" | "vacancyId">,
  { tempName, words }: MailChoice,
): Promise<LocalMailWords> {
  if (words) return checkMailWords(words);
  const template = tempName && (await mailTemplateOf(tx, companyId, vacancyId, tempName));
  if (!template) throw new AppError("validation_failed", { fields: { temp_name: "mail_template_unknown" } });
  return template.words;
}

/** Returns the subject of a mailing to several people, with personal variables as "…". */
function titleOf(words: LocalMailWords, person: Addressee): string {
  const [shown, chosen] = inLanguage(words, person.language);
  const values = person.values(shown);
  const open = MAIL_VARIABLES.map((name) => [name, COMMON.includes(name) ? values[name] : "…"]);
  return renderMailWords({ ...chosen, message: "" }, Object.fromEntries(open)).subject;
}

/**
 * Queues an email to each person in this transaction. People without an address are left out; a person who
 * follows an application without an account gets an invitation link. Returns the ids of the emails in order.
 */
export async function candidateMails(
  about: About & Extras & { userIds: readonly string[]; words: LocalMailWords; name: MailName },
): Promise<string[]> {
  const {
    tx,
    services,
    companyId,
    senderId,
    vacancyId,
    variables,
    calendar,
    sendAt,
    ifUnasked,
    note,
    words,
  } = about;
  const { name } = about;
  const people = (await mailValues(tx, services.config, about)).filter(
    ({ email, unasked, unsubscribed }) => hasAddress(email) && !(unasked && unsubscribed),
  );
  const guests = people.filter((person) => needsInvitationLink(words, person));
  const links = await invitationLinks(
    tx,
    services,
    companyId,
    guests.map(({ userId }) => userId),
  );
  const list = people.map((person): NewMail => {
    const own = links.get(person.userId);
    const { subject, html, text, unsubscribe } = personMail(services, companyId, {
      words,
      person,
      own,
      variables,
      ifUnasked,
      note,
    });
    return {
      companyId,
      name,
      senderId,
      userId: person.userId,
      to: person.email,
      subject,
      html,
      text,
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
  await bindInvitationLinks(tx, companyId, brought);
  await recordEvents(
    tx,
    list.map(({ userId }, index) => ({
      companyId,
      actorId: senderId,
      kind: "mail.written",
      userId,
      ...(vacancyId !== null && { subjectId: vacancyId }),
      data: { mail_id: ids[index] },
    })),
  );
  return ids;
}

/**
 * Queues an email to one person about a job in this transaction, in the person's language, from a template or
 * typed words. Returns its id, undefined when the person has no address. Throws `validation_failed` for an
 * unknown template, an unknown variable or one without a value, and an empty or too long message.
 */
export async function candidateMail(
  mail: About & MailChoice & Extras & { userId: string },
): Promise<string | undefined> {
  const words = await wordsOf(mail, mail);
  const [id] = await candidateMails({ ...mail, userIds: [mail.userId], words, name: mailNameOf(mail) });
  return id;
}
