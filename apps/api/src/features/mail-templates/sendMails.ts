import type { Body } from "@vaardig/contract/endpoint";
import { encodeIssue } from "@vaardig/contract/issueMessage";
import type { Language } from "@vaardig/contract/limits";
import {
  MAIL_RECIPIENTS_MAX,
  type MailSending,
  type RecipientCheck,
  type sendMails as sendMailsEndpoint,
} from "@vaardig/contract/mail-templates/mailSendings";
import { isTrueForPerson } from "@vaardig/contract/mail-templates/mailSituations";
import { candidateMails, mailNameOf, wordsOf } from "../../domain/candidate-mails/candidateMail.ts";
import { chosenPoolRecipients } from "../../domain/candidate-mails/poolRecipients.queries.ts";
import { chosenRecipients, type RecipientRow } from "../../domain/candidate-mails/recipients.queries.ts";
import { hasAddress } from "../../domain/candidates/hasAddress.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { listSendings, sendingOf } from "../../domain/mails/sentMails.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { MailAbout } from "./readAbout.ts";
import { presentSending } from "./sentMails.present.ts";

type Send = Body<typeof sendMailsEndpoint>;

/** Number of people listed by name; the others are counted. */
const NAMED = 5;

const refused = (fields: Record<string, string>) => new AppError("validation_failed", { fields });

/**
 * Returns the people of a choice, at most one more than the limit of a mailing, and whether all named people
 * are included.
 */
async function choiceOf(
  tx: Tx,
  companyId: string,
  { vacancyId, poolId }: MailAbout,
  chosen: Send["recipients"],
): Promise<{ rows: RecipientRow[]; isWhole: boolean }> {
  if (poolId !== null) {
    const rows = await chosenPoolRecipients(
      tx,
      companyId,
      { poolId, vacancyId },
      chosen,
      MAIL_RECIPIENTS_MAX,
    );
    const known = new Set(rows.map(({ userId }) => userId));
    return { rows, isWhole: chosen.user_ids.every((id) => known.has(id)) };
  }
  const rows = await chosenRecipients(tx, companyId, found(vacancyId), chosen, MAIL_RECIPIENTS_MAX);
  const known = new Set(rows.map(({ applicationId }) => applicationId));
  return { rows, isWhole: chosen.application_ids.every((id) => known.has(id)) };
}

/**
 * Returns the people of a choice. Throws `not_found` when a chosen person is not in this job or pool or
 * cannot be emailed, `validation_failed` for too many.
 */
async function loadRecipients(
  tx: Tx,
  companyId: string,
  about: MailAbout,
  chosen: Send["recipients"],
): Promise<RecipientRow[]> {
  const { rows, isWhole } = await choiceOf(tx, companyId, about, chosen);
  if (rows.length > MAIL_RECIPIENTS_MAX)
    throw refused({ recipients: encodeIssue("too_many", { max: MAIL_RECIPIENTS_MAX }) });
  if (!isWhole) throw new AppError("not_found");
  return rows;
}

/** Splits a choice into recipients and people left out; the first matching reason counts. */
function sortedOut(rows: RecipientRow[], { forColleagues }: MailAbout) {
  const reasonOf = ({ external, inPipeline, unsubscribedAt, email }: RecipientRow) => {
    if (forColleagues && external) return "outside";
    if (inPipeline) return "inPipeline";
    if (unsubscribedAt) return "unsubscribed";
    return hasAddress(email) ? "reached" : "without";
  };
  const of = (reason: ReturnType<typeof reasonOf>) => rows.filter((row) => reasonOf(row) === reason);
  return {
    outside: of("outside"),
    inPipeline: of("inPipeline"),
    unsubscribed: of("unsubscribed"),
    reached: of("reached"),
    without: of("without"),
  };
}

/**
 * Returns the recipients that a template makes an untrue claim about; the sender is responsible for typed text.
 */
const untrueIn = (rows: RecipientRow[], tempName: string | undefined) =>
  tempName === undefined ? [] : rows.filter((row) => !isTrueForPerson(tempName, row));

const named = (rows: Pick<RecipientRow, "name">[]) => ({
  count: rows.length,
  names: rows.slice(0, NAMED).map(({ name }) => name),
});

/** Returns a summary of a choice: the number, the languages, and who cannot be reached or is left out. */
export async function checkRecipients(
  tx: Tx,
  companyId: string,
  about: MailAbout,
  chosen: Send["recipients"],
  tempName: string | undefined,
): Promise<RecipientCheck> {
  const rows = await loadRecipients(tx, companyId, about, chosen);
  const { reached, without, outside, inPipeline, unsubscribed } = sortedOut(rows, about);
  const inDutch = reached.filter(({ language }) => language === "nl").length;
  return {
    total: reached.length,
    languages: { en: reached.length - inDutch, nl: inDutch },
    without_address: named(without),
    not_for_them: named(outside),
    in_pipeline: named(inPipeline),
    unsubscribed: named(unsubscribed),
    untrue: named(untrueIn(reached, tempName)),
  };
}

/** Throws when people would be left out without the sender's agreement. */
export function requireAllRecipients(
  issue:
    | "mail_no_address"
    | "mail_job_for_colleagues"
    | "mail_in_pipeline"
    | "mail_unsubscribed"
    | "mail_untrue",
  rows: Pick<RecipientRow, "name">[],
): void {
  if (rows.length === 0) return;
  const { count, names } = named(rows);
  const more = count > NAMED ? [`+${count - NAMED}`] : [];
  throw refused({ recipients: encodeIssue(issue, { names: [...names, ...more].join(", ") }) });
}

/** Queues an email to everyone of a choice in this transaction: all emails or none. */
export async function sendMails(
  tx: Tx,
  services: TxServices,
  viewer: Viewer,
  about: MailAbout,
  body: Pick<Send, "recipients" | "words" | "temp_name" | "skip_without_address">,
  language: Language,
): Promise<MailSending> {
  const { companyId, userId: senderId } = viewer;
  const { vacancyId, poolId } = about;
  const rows = await loadRecipients(tx, companyId, about, body.recipients);
  const { reached, without, outside, inPipeline, unsubscribed } = sortedOut(rows, about);
  if (!body.skip_without_address || reached.length === 0) {
    requireAllRecipients("mail_job_for_colleagues", outside);
    requireAllRecipients("mail_in_pipeline", inPipeline);
    requireAllRecipients("mail_unsubscribed", unsubscribed);
  }
  if (!body.skip_without_address) requireAllRecipients("mail_no_address", without);
  if (reached.length === 0) throw refused({ recipients: "mail_recipient_required" });
  requireAllRecipients("mail_untrue", untrueIn(reached, body.temp_name));
  const words = await wordsOf({ tx, companyId, vacancyId }, { words: body.words, tempName: body.temp_name });
  const userIds = reached.map(({ userId }) => userId);
  const [first = ""] = await candidateMails({
    tx,
    services,
    companyId,
    senderId,
    vacancyId,
    userIds,
    words,
    name: mailNameOf({ tempName: body.temp_name }),
  });
  // The event has the same time as the emails, which identifies those sent to the pool.
  if (poolId !== null)
    await recordEvent(tx, {
      companyId,
      actorId: senderId,
      kind: "talent_pool.mailed",
      subjectId: poolId,
      data: { count: userIds.length },
    });
  const id = found(await sendingOf(tx, companyId, first));
  const sendings = await listSendings(tx, { companyId, vacancyId, poolId, id, language, page: 0, size: 1 });
  return presentSending(found(sendings.rows[0]));
}
