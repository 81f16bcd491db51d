import type { ConfirmationState } from "@vaardig/contract/confirmations/confirmations";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";

/** A request with the names of both people. */
export interface RequestRow {
  id: string;
  user_id: string;
  user_name: string;
  user_photo_id: string | null;
  /** The requester's job profile, by language. */
  user_title: Record<string, string> | null;
  user_status: string;
  responder_id: string;
  responder_name: string;
  responder_photo_id: string | null;
  skill_id: string;
  level: number;
  message: string;
  state: ConfirmationState;
  answered_level: number | null;
  reason: string;
  created_at: Date;
  closed_at: Date | null;
  reminded_at: Date | null;
  told_at: Date | null;
  replaced: string | null;
  replaced_level: number | null;
  /** Whether the endorsement was withdrawn. */
  taken_back: boolean;
  version: number;
}

const READ = `select r.id, r.user_id, ${fullName("u")} as user_name, u.photo_id as user_photo_id, p.labels as user_title,
    u.status as user_status,
    r.responder_id, ${fullName("a")} as responder_name, a.photo_id as responder_photo_id, r.skill_id, r.level, r.message,
    r.state, r.answered_level, r.reason, r.created_at, r.closed_at, r.reminded_at, r.told_at, r.replaced, r.replaced_level,
    r.version, r.state = 'endorsed' and not exists (
      select 1 from skill_endorsements e
      where e.company_id = r.company_id and e.user_id = r.user_id and e.author_id = r.responder_id
        and e.taken_back_at is null and e.skill_id in (r.skill_id, k.merged_into)) as taken_back
  from confirmation_requests r
  join users u on u.company_id = r.company_id and u.id = r.user_id
  join users a on a.company_id = r.company_id and a.id = r.responder_id
  join skills k on k.id = r.skill_id
  left join job_profiles p on p.id = u.job_profile_id`;

/** Days for which answered requests stay visible to the colleague who answered. */
const ANSWERED_DAYS = 14;
const MOST = 500;

/** Returns the open requests to a person, oldest first, followed by those they answered recently. */
export async function requestsReceivedBy(
  tx: Tx,
  companyId: string,
  responderId: string,
): Promise<RequestRow[]> {
  const { rows } = await tx.$client.query<RequestRow>({
    name: "confirmations_received",
    text: `${READ} where r.company_id = $1 and r.responder_id = $2 and (r.state = 'open'
        or r.state in ('confirmed', 'endorsed', 'declined') and r.closed_at > now() - interval '${ANSWERED_DAYS} days')
      order by r.state <> 'open', case when r.state = 'open' then r.created_at end, r.closed_at desc, r.id limit ${MOST}`,
    values: [companyId, responderId],
  });
  return rows;
}

/** Returns the requests of a person, newest first. */
export async function requestsSentBy(tx: Tx, companyId: string, userId: string): Promise<RequestRow[]> {
  const { rows } = await tx.$client.query<RequestRow>({
    name: "confirmations_sent",
    text: `${READ} where r.company_id = $1 and r.user_id = $2 order by r.created_at desc, r.id desc limit ${MOST}`,
    values: [companyId, userId],
  });
  return rows;
}

/** Returns a request with its row locked until the transaction ends; undefined when there is none. */
export async function lockRequest(tx: Tx, companyId: string, id: string): Promise<RequestRow | undefined> {
  const { rows } = await tx.$client.query<RequestRow>({
    name: "confirmation_one",
    text: `${READ} where r.company_id = $1 and r.id = $2 for update of r`,
    values: [companyId, id],
  });
  return rows[0];
}

/** Returns the number of a person's open requests. */
export async function countOpenRequests(tx: Tx, companyId: string, userId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ number: number }>(
    "select count(*)::int as number from confirmation_requests where company_id = $1 and user_id = $2 and state = 'open'",
    [companyId, userId],
  );
  return rows[0]?.number ?? 0;
}

/** Returns the people with an open request of this person, by the current id of the skill. */
export async function openRequestsOf(
  tx: Tx,
  companyId: string,
  userId: string,
): Promise<{ skill_id: string; responder_id: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ skill_id: string; responder_id: string; name: string }>({
    name: "confirmations_open",
    text: `select coalesce(k.merged_into, r.skill_id) as skill_id, r.responder_id, ${fullName("a")} as name
      from confirmation_requests r join users a on a.company_id = r.company_id and a.id = r.responder_id
      join skills k on k.id = r.skill_id
      where r.company_id = $1 and r.user_id = $2 and r.state = 'open' order by r.created_at, r.id`,
    values: [companyId, userId],
  });
  return rows;
}

/** A request that ends is another version. */
const OPEN_AGAIN =
  "state = 'open', answered_level = null, closed_at = null, replaced = null, version = r.version + 1";
const CLOSE = "closed_at = now(), version = r.version + 1";

/**
 * Settles the requests that a person sent to a colleague who confirmed these skills in another way, at these
 * levels.
 */
export async function settleRequests(
  tx: Tx,
  companyId: string,
  { userId, responderId }: { userId: string; responderId: string },
  levels: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.$client.query(
    `update confirmation_requests r set state = 'confirmed', answered_level = l.level, ${CLOSE}
     from unnest($4::uuid[], $5::int[]) l(skill_id, level)
     where r.company_id = $1 and r.user_id = $2 and r.responder_id = $3 and r.state = 'open'
       and (r.skill_id = l.skill_id or r.skill_id in (select id from skills where merged_into = l.skill_id))`,
    [companyId, userId, responderId, [...levels.keys()], [...levels.values()]],
  );
}

/** Opens the requests again that confirmations settled in the same moment. */
export async function reopenSettledRequests(
  tx: Tx,
  companyId: string,
  { userId, actorId }: { userId: string; actorId: string },
  ratingIds: string[],
): Promise<void> {
  await tx.$client.query(
    `update confirmation_requests r set ${OPEN_AGAIN}
     from person_skills p
     where r.company_id = $1 and r.user_id = $2 and r.responder_id = $3 and r.state = 'confirmed'
       and p.company_id = $1 and p.id = any($4::uuid[]) and r.closed_at = p.valid_from
       and (r.skill_id = p.skill_id or r.skill_id in (select id from skills where merged_into = p.skill_id))`,
    [companyId, userId, actorId, ratingIds],
  );
}

/** How many requests wait for someone's answer, and up to three of the people who ask, the longest first. */
export async function readPendingRequests(
  tx: Tx,
  companyId: string,
  responderId: string,
): Promise<{ total: number; first: string[] }> {
  const { rows } = await tx.$client.query<{ user_id: string; number: number }>({
    name: "confirmations_waiting",
    text: `select user_id, count(*)::int as number from confirmation_requests
      where company_id = $1 and responder_id = $2 and state = 'open' group by user_id order by min(created_at), user_id`,
    values: [companyId, responderId],
  });
  return {
    total: rows.reduce((sum, { number }) => sum + number, 0),
    first: rows.slice(0, 3).map(({ user_id: id }) => id),
  };
}

/** Returns the active companies with requests that are open, or ended without notification. */
export async function companiesWithPendingRequests(tx: Tx): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select distinct c.id from confirmation_requests r join companies c on c.id = r.company_id
     where c.lifecycle in ('setup', 'trialing', 'active', 'past_due') and r.told_at is null
       and r.state in ('open', 'ended', 'expired')`,
  );
  return rows.map(({ id }) => id);
}
