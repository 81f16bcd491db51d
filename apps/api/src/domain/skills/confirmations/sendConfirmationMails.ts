import { CONFIRMATION_DAYS } from "@vaardig/contract/confirmations/confirmations";
import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import type { WrittenMail } from "../../../platform/mail/template.ts";
import type { TxServices } from "../../../platform/services.ts";
import { formatDay } from "../../candidate-mails/localValues.ts";
import type { MailName } from "../../mails/mailNames.ts";
import { queueKindMails } from "../../notifications/emails/queueKindMails.ts";
import { skillsById } from "../../taxonomy/skillsById.ts";
import { answeredMail, endedMail, type RequestedBy, requestMail, skillLines } from "./confirmationMails.ts";
import { notifyAnswered, notifyEnded, notifyOfRequest } from "./notifyOfRequests.ts";

type Posting = Pick<TxServices, "config" | "jobs" | "secrets">;

/** The fields of a request that emails use. */
export interface MailedRequest {
  user_id: string;
  responder_id: string;
  /** Name of the other person. */
  name: string;
  skill_id: string;
  level: number;
  state: string;
  message: string;
  created_at: Date;
}

interface Reader {
  id: string;
  firstName: string;
  email: string;
  language: Language;
  role: Role;
}

/** Returns a person who can receive an email and open its link; undefined otherwise. */
async function findReader(tx: Tx, companyId: string, id: string): Promise<Reader | undefined> {
  const { rows } = await tx.$client.query<Reader>(
    `select id, first_name as "firstName", email, language, system_role as role from users
     where company_id = $1 and id = $2 and status = 'active' and email is not null`,
    [companyId, id],
  );
  return rows[0];
}

const DAY_MS = 86_400_000;

async function linesOf(tx: Tx, rows: readonly MailedRequest[], language: Language): Promise<string> {
  const skills = await skillsById(
    tx,
    rows.map(({ skill_id: id }) => id),
    language,
  );
  return skillLines(
    language,
    rows.flatMap(({ skill_id: id, level }) => {
      const name = skills.get(id)?.name;
      return name ? [{ name, level }] : [];
    }),
  );
}

async function post(
  tx: Tx,
  services: Posting,
  companyId: string,
  reader: Reader,
  name: MailName,
  build: (link: string) => WrittenMail,
): Promise<void> {
  const isToAnswer = name === "confirmation_asked" || name === "confirmation_reminder";
  const list = isToAnswer ? "received" : "sent";
  const link = `${services.config.publicUrl}${ROLE_HOME[reader.role]}/personal/confirmations?list=${list}`;
  const kind = isToAnswer ? "confirmation_asked" : "confirmation_answered";
  await queueKindMails(tx, services, kind, [
    { companyId, name, userId: reader.id, to: reader.email, ...build(link) },
  ]);
}

/** Emails a colleague about all requests to them. */
export async function sendRequestMail(
  tx: Tx,
  services: Posting,
  companyId: string,
  responderId: string,
  rows: readonly MailedRequest[],
  isReminder: boolean,
): Promise<void> {
  const reader = await findReader(tx, companyId, responderId);
  if (!reader || rows.length === 0) return;
  const { language, firstName } = reader;
  const askers: RequestedBy[] = [];
  for (const own of Map.groupBy(rows, ({ user_id: id }) => id).values()) {
    const [first] = own;
    if (!first) continue;
    const messages = [...new Set(own.map(({ message }) => message).filter(Boolean))];
    const lines = await linesOf(tx, own, language);
    askers.push({ name: first.name, lines, count: own.length, message: messages.join("\n\n") });
  }
  await notifyOfRequest(tx, companyId, responderId, rows, isReminder);
  const first = Math.min(...rows.map(({ created_at: at }) => at.getTime()));
  const last = new Date(first + (CONFIRMATION_DAYS.expires - 1) * DAY_MS);
  const until = formatDay(last.toISOString().slice(0, 10), language);
  await post(
    tx,
    services,
    companyId,
    reader,
    isReminder ? "confirmation_reminder" : "confirmation_asked",
    (link) => requestMail[language]({ firstName, askers, isReminder, until, link }),
  );
}

/** Emails a requester about the skills that one colleague confirmed. */
export async function sendAnswerMail(
  tx: Tx,
  services: Posting,
  companyId: string,
  userId: string,
  rows: readonly MailedRequest[],
): Promise<void> {
  const reader = await findReader(tx, companyId, userId);
  const [first] = rows;
  if (!reader || !first) return;
  const { language, firstName } = reader;
  const lines = await linesOf(tx, rows, language);
  await notifyAnswered(tx, companyId, userId, rows);
  await post(tx, services, companyId, reader, "confirmation_answered", (link) =>
    answeredMail[language]({ firstName, name: first.name, lines, count: rows.length, link }),
  );
}

/** Emails a requester about the requests that ended without an answer. */
export async function sendEndMail(
  tx: Tx,
  services: Posting,
  companyId: string,
  userId: string,
  rows: readonly MailedRequest[],
): Promise<void> {
  const reader = await findReader(tx, companyId, userId);
  if (!reader || rows.length === 0) return;
  const { language, firstName } = reader;
  const told = async (state: string) => {
    const people = Map.groupBy(
      rows.filter((row) => row.state === state),
      ({ responder_id: id }) => id,
    );
    const all = [];
    for (const own of people.values())
      all.push({ name: own[0]?.name ?? "", lines: await linesOf(tx, own, language) });
    return all;
  };
  await notifyEnded(tx, companyId, userId, rows);
  const [gone, expired] = [await told("ended"), await told("expired")];
  await post(tx, services, companyId, reader, "confirmation_ended", (link) =>
    endedMail[language]({ firstName, gone, expired, link }),
  );
}

/**
 * Returns the columns of {@link MailedRequest} for `confirmation_requests r`, with the name of the person
 * `of`.
 */
export const mailedRequestColumns = (of: "u" | "a"): string =>
  `r.user_id, r.responder_id, ${fullName(of)} as name, r.skill_id, coalesce(r.answered_level, r.level) as level, r.state,
   r.message, r.created_at`;

export const MAILED_REQUESTS_FROM_SQL = `confirmation_requests r
  join users u on u.company_id = r.company_id and u.id = r.user_id
  join users a on a.company_id = r.company_id and a.id = r.responder_id`;
