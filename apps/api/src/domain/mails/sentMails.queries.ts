import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { unsubscribedAt } from "../candidates/unsubscribed.ts";

/** As text the time keeps its microseconds, which identify the emails of one transaction. */
const SENDING = `to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || m.sender_id`;
const WRITTEN = "m.company_id = $1 and m.sender_id is not null";
/**
 * Returns the SQL condition for emails to the talent pool `place`, if any: the pool's event has the same
 * transaction, and so the same time.
 */
const toPool = (poolId: string | null, place: string) =>
  poolId === null
    ? `${place}::uuid is null`
    : `exists (select 1 from events e where e.company_id = $1 and e.subject_id = ${place}
        and e.kind = 'talent_pool.mailed' and e.at = m.created_at and e.actor_id = m.sender_id)`;
/** Statements with and without a pool need different names. */
const nameOf = (name: string, poolId: string | null) => (poolId === null ? name : `${name}_of_pool`);
/** Returns the SQL condition for emails about the job `place`; true when that is null. */
const about = (place: string) => `(${place}::uuid is null or m.vacancy_id = ${place})`;

export interface SendingRow {
  id: string;
  subject: string | null;
  sender: string | null;
  createdAt: Date;
  total: number;
  queued: number;
  sent: number;
  bounced: number;
  delayed: number;
  scheduled: number;
}

interface Sendings {
  companyId: string;
  /** At least one of `vacancyId` and `poolId` is set. */
  vacancyId: string | null;
  poolId: string | null;
  /** Limits the result to one mailing. */
  id?: string;
  /** Language of the reader. */
  language: Language;
  page: number;
  size: number;
}

/**
 * Returns mailings about a job or to a pool, newest first; a mailing is the emails that one person queued in
 * one transaction.
 */
export async function listSendings(
  tx: Tx,
  { companyId, vacancyId, poolId, id, language, page, size }: Sendings,
): Promise<{ rows: SendingRow[]; total: number }> {
  const { rows } = await tx.$client.query<SendingRow & { all: number }>({
    name: nameOf("mail_sendings", poolId),
    text: `select ${SENDING} as id, case when count(distinct m.subject) = 1 then min(m.subject)
          else (array_agg(m.title order by (u.language = $7) desc nulls last, m.id))[1] end as subject,
        (select ${fullName("s")} from users s
          where s.company_id = $1 and s.id = m.sender_id) as sender,
        m.created_at as "createdAt", count(*)::int as total,
        count(*) filter (where m.status = 'queued')::int as queued,
        count(*) filter (where m.status in ('sent', 'kept'))::int as sent,
        count(*) filter (where m.status = 'failed')::int as bounced,
        count(*) filter (where m.status = 'queued' and m.attempts > 0)::int as delayed,
        count(*) filter (where m.status = 'queued' and m.attempts = 0 and m.send_at > now())::int as scheduled,
        count(*) over ()::int as all
      from mails m left join users u on u.company_id = m.company_id and u.id = m.user_id
      where ${WRITTEN} and ${about("$2")} and ${toPool(poolId, "$6")}
      group by m.created_at, m.sender_id having $3::text is null or ${SENDING} = $3
      order by m.created_at desc, m.sender_id limit $4 offset $5`,
    values: [companyId, vacancyId, id ?? null, size, page * size, poolId, language],
  });
  return { rows, total: rows[0]?.all ?? 0 };
}

/** Returns the id of the mailing that an email belongs to. */
export async function sendingOf(tx: Tx, companyId: string, mailId: string): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select ${SENDING} as id from mails m where ${WRITTEN} and m.id = $2`,
    [companyId, mailId],
  );
  return rows[0]?.id;
}

export interface SentRow {
  id: string;
  userId: string | null;
  name: string | null;
  internal: boolean | null;
  vacancyId: string | null;
  job: string | null;
  sender: string | null;
  to: string;
  subject: string;
  html: string | null;
  text: string;
  status: "queued" | "sent" | "kept" | "failed";
  error: string | null;
  createdAt: Date;
  sendAt: Date | null;
  sentAt: Date | null;
}

interface Sent {
  companyId: string;
  vacancyId: string | null;
  poolId: string | null;
  userId?: string | undefined;
  sending?: string | undefined;
  status?: SentRow["status"] | undefined;
  page: number;
  size: number;
}

/** Returns emails written by people about a job, to a pool or to a person, newest first. */
export async function listSent(tx: Tx, list: Sent): Promise<{ rows: SentRow[]; total: number }> {
  const { companyId, vacancyId, poolId, userId, sending, status, page, size } = list;
  const { rows } = await tx.$client.query<SentRow & { all: number }>({
    name: nameOf("mails_sent", poolId),
    text: `select m.id, u.id as "userId", ${fullName("u")} as name,
        u.system_role <> 'freelancer' as internal, v.id as "vacancyId", v.name as job, ${fullName("s")} as sender, m.to_address as "to", m.subject, m.html,
        m.text, m.status, m.error, m.created_at as "createdAt", m.send_at as "sendAt", m.sent_at as "sentAt",
        count(*) over ()::int as all
      from mails m
      left join users u on u.company_id = $1 and u.id = m.user_id
      left join vacancies v on v.company_id = $1 and v.id = m.vacancy_id
      left join users s on s.company_id = $1 and s.id = m.sender_id
      where ${WRITTEN} and ${about("$2")} and ($3::uuid is null or m.user_id = $3)
        and ($4::text is null or ${SENDING} = $4) and ($5::text is null or m.status = $5) and ${toPool(poolId, "$8")}
      order by m.created_at desc, m.id desc limit $6 offset $7`,
    values: [
      companyId,
      vacancyId,
      userId ?? null,
      sending ?? null,
      status ?? null,
      size,
      page * size,
      poolId,
    ],
  });
  return { rows, total: rows[0]?.all ?? 0 };
}

/**
 * Requeues bounced emails of a job or pool, to each person's current address; returns the ids of those that
 * were bounced, also for concurrent calls.
 */
export async function requeueMails(
  tx: Tx,
  companyId: string,
  { vacancyId, poolId }: { vacancyId: string | null; poolId: string | null },
  ids: string[],
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `update mails m set status = 'queued', attempts = 0, error = null, to_address = u.email
     from users u
     where ${WRITTEN} and ${about("$2")} and ${toPool(poolId, "$4")} and m.id = any($3::uuid[]) and m.status = 'failed'
       and u.company_id = m.company_id and u.id = m.user_id
       and u.email like '%@%' and u.email not like '%.invalid'
       and (m.unsubscribe is null or ${unsubscribedAt("m", "user_id")} is null)
     returning m.id`,
    [companyId, vacancyId, ids, poolId],
  );
  return rows.map(({ id }) => id);
}
