import type { Language } from "@vaardig/contract/limits";
import { isSituation } from "@vaardig/contract/mail-templates/mailSituations";
import type { LocalMailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { checkWords } from "../../platform/mail/checkWords.ts";
import { renderWords } from "../../platform/mail/renderWords.ts";
import type { TxServices } from "../../platform/services.ts";
import { bindInvitationLinks, invitationLinks } from "../accounts/invitations/invitationLinks.ts";
import { hasAddress } from "../candidates/hasAddress.ts";
import { recordEvents } from "../events/recordEvents.ts";
import { type MailName, SITUATION_MAILS } from "../mails/mailNames.ts";
import { type NewMail, queueMails } from "../mails/queueMail.ts";
import { mailTemplateOf } from "./mailTemplateOf.ts";
import { type Addressee, mailValues, type ValuesIn } from "./mailValues.ts";
import { inLanguage, needsInvitationLink, personMail } from "./personMail.ts";

/** A template by its name, or words as someone typed them; exactly one. */
export interface MailChoice {
  tempName?: string | undefined;
  words?: LocalMailWords | undefined;
  /** What typed words tell, where that is known. */
  name?: MailName;
}

/** Which email a choice is; changed or typed words are their writer's unless it is said what they tell. */
export const mailNameOf = ({ tempName, name }: MailChoice): MailName =>
  name ?? (tempName !== undefined && isSituation(tempName) ? SITUATION_MAILS[tempName] : "own_words");

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
  /** Not sent before; until then `cancelMail` takes it back. */
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

/** The subject for a sending to several: what is one person's alone is left open. */
function titleOf(words: LocalMailWords, person: Addressee): string {
  const [shown, chosen] = inLanguage(words, person.language);
  const open = Object.fromEntries(PERSONAL.map((name) => [name, "…"]));
  const all = { ...person.values(shown), ...open };
  return renderWords({ ...chosen, message: "" }, all).subject;
}

/**
 * Writes to some people in this transaction; who has no address is left out, and who follows an application without an
 * account gets a link of their own with which it begins. Answers the mails' ids in order.
 */
export async function candidateMails(
  about: About & Extras & { userIds: readonly string[]; words: LocalMailWords; name: MailName },
): Promise<string[]> {
  const { tx, services, companyId, senderId, vacancyId, variables, calendar, sendAt, ifUnasked, words } =
    about;
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
      ...{ words, person, own, variables, ifUnasked },
    });
    return {
      ...{ companyId, name, senderId, userId: person.userId, to: person.email, subject, html, text },
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
  const [id] = await candidateMails({ ...mail, userIds: [mail.userId], words, name: mailNameOf(mail) });
  return id;
}
