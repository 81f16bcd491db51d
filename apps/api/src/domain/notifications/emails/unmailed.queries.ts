import type { Language } from "@vaardig/contract/limits";
import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { type NotificationValues, OPENS_SQL } from "../subjects.ts";

/** Notifications that await an email to one person: those of one kind about one record together. */
export interface UnmailedRow {
  id: string;
  kind: NotificationKind;
  values: NotificationValues;
  count: number;
  person: string | null;
  actor: string | null;
  opens: boolean;
  user_id: string;
  email: string;
  first_name: string;
  language: Language;
  system_role: Role;
}

/** Returns a CTE with the pending notifications, locked until the transaction ends. */
const HELD = (condition: string) => `held as materialized (
    select m.* from notifications m where m.company_id = $1 and m.mailed_at is null and m.read_at is null
      and ${condition} order by m.user_id, m.created_at, m.id for update skip locked)`;

const GROUPED = `marked as (update notifications d set mailed_at = now() from held h
      where d.company_id = h.company_id and d.id = h.id),
  grouped as (select distinct on (user_id, kind, subject_type, subject_id) h.*,
      count(*) over (partition by user_id, kind, subject_type, subject_id)::int as count from held h
    order by user_id, kind, subject_type, subject_id, created_at desc, id desc)
  select n.id, n.kind, n."values", n.count, ${fullName("p")} as person, ${fullName("a")} as actor,
    ${OPENS_SQL} as opens, u.id as user_id, u.email, u.first_name, u.language, u.system_role
  from grouped n
  join users u on u.company_id = $1 and u.id = n.user_id and u.status = 'active' and u.account
  left join users p on p.company_id = $1 and p.id = n.person_id
  left join users a on a.company_id = $1 and a.id = n.actor_id
  order by n.user_id, n.created_at, n.id`;

/** Takes up to `limit` notifications to email at once, and marks them as emailed. */
export async function claimForImmediateEmail(
  tx: Tx,
  companyId: string,
  limit: number,
): Promise<UnmailedRow[]> {
  const { rows } = await tx.$client.query<UnmailedRow>({
    name: "notifications_at_once",
    text: `with ${HELD(`m.email = 'now' and m.id in (select w.id from notifications w where w.company_id = $1
        and w.email = 'now' and w.mailed_at is null and w.read_at is null order by w.created_at limit $2)`)},
      ${GROUPED}`,
    values: [companyId, limit],
  });
  return rows;
}

/** Takes the notifications for a person's digest: those from before the period began. */
export async function claimForDigest(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  before: Date,
): Promise<UnmailedRow[]> {
  const { rows } = await tx.$client.query<UnmailedRow>({
    name: "notifications_digest",
    text: `with ${HELD("m.email = 'digest' and m.user_id = $2 and m.created_at < $3")}, ${GROUPED}`,
    values: [companyId, userId, before],
  });
  return rows;
}

/** Start of the current digest period, by rhythm. */
export interface DigestPeriods {
  daily: Date;
  weekly: Date;
}

const BEGINS = "case d.rhythm when 'weekly' then $3::timestamptz else $2::timestamptz end";
/** SQL condition: the company is active; others get no emails. */
const WORKS = "c.lifecycle not in ('paused', 'canceled', 'suspended')";

/** Returns up to `limit` people of a company with a due digest. */
export async function digestsDue(
  tx: Tx,
  companyId: string,
  { daily, weekly }: DigestPeriods,
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ user_id: string }>({
    name: "notification_digests_due",
    text: `select distinct n.user_id from notifications n
      join companies c on c.id = n.company_id and ${WORKS}
      join users u on u.company_id = $1 and u.id = n.user_id and u.status = 'active'
      left join notification_digests d on d.company_id = $1 and d.user_id = n.user_id
      where n.company_id = $1 and n.email = 'digest' and n.mailed_at is null and n.read_at is null
        and coalesce(d.rhythm, 'daily') <> 'none' and n.created_at < ${BEGINS}
        and (d.sent_at is null or d.sent_at < ${BEGINS}) limit $4`,
    values: [companyId, daily, weekly, limit],
  });
  return rows.map((row) => row.user_id);
}

/** Returns the ids of companies with notifications that await a digest. */
export async function companiesWithDigests(tx: Tx): Promise<string[]> {
  const { rows } = await tx.$client.query<{ company_id: string }>(
    `select distinct company_id from notifications
     where email = 'digest' and mailed_at is null and read_at is null`,
  );
  return rows.map((row) => row.company_id);
}

/**
 * Locks a person's digest until the transaction ends, so that a concurrent task finds it sent. Returns the
 * start of its period and the rhythm; undefined when it was sent already or none is wanted.
 */
export async function lockDigest(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  { daily, weekly }: DigestPeriods,
): Promise<{ begins: Date; rhythm: "daily" | "weekly" } | undefined> {
  await tx.$client.query(
    "insert into notification_digests (company_id, user_id) values ($1, $2) on conflict do nothing",
    [companyId, userId],
  );
  const { rows } = await tx.$client.query<{ rhythm: "daily" | "weekly" | "none"; sent_at: Date | null }>(
    "select rhythm, sent_at from notification_digests where company_id = $1 and user_id = $2 for update",
    [companyId, userId],
  );
  const [held] = rows;
  if (!held || held.rhythm === "none") return undefined;
  const begins = held.rhythm === "weekly" ? weekly : daily;
  return held.sent_at && held.sent_at >= begins ? undefined : { begins, rhythm: held.rhythm };
}

/** Records that a person's digest was sent. */
export async function recordDigest(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  at: Date,
): Promise<void> {
  await tx.$client.query(
    "update notification_digests set sent_at = $3 where company_id = $1 and user_id = $2",
    [companyId, userId, at],
  );
}
