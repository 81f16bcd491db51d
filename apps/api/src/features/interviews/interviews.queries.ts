import type { Outcome } from "@vaardig/contract/applications/pipeline";
import type { Interview } from "@vaardig/contract/interviews/interviews";
import { UNDO_MS } from "../../domain/applications/undoTime.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

export interface InterviewRow {
  id: string;
  application_id: string;
  user_id: string;
  outcome: Outcome;
  archived: boolean;
  title: string;
  kind: Interview["kind"];
  place: string;
  minutes: number;
  status: Interview["status"];
  starts_at: Date | null;
  version: number;
  slots: { id: string; starts_at: string; free: boolean }[];
  interviewers: { id: string; name: string; photo_id: string | null }[];
}

/**
 * SQL for the interviews `o` that block the interviewers `w`: booked ones of active applications, and of
 * rejected ones while the rejection can be undone.
 */
const BUSY = `interviewers w
  join interviews o on o.company_id = w.company_id and o.id = w.interview_id and o.status = 'booked'
  join applications b on b.company_id = o.company_id and b.id = o.application_id and (b.outcome = 'active'
    or b.outcome = 'rejected' and b.stage_since > now() - interval '${UNDO_MS} milliseconds')`;
/** Returns the SQL condition that `o` overlaps a period of `minutes` from `at`. */
const meets = (at: string, minutes: string) =>
  `o.starts_at < ${at} + ${minutes} * interval '1 minute' and o.starts_at + o.minutes * interval '1 minute' > ${at}`;

const READ = `select i.id, i.application_id, a.user_id, a.outcome, a.archived_at is not null as archived, i.title, i.kind,
    i.place, i.minutes, i.status, i.starts_at, i.version,
    (select coalesce(json_agg(json_build_object('id', s.id, 'starts_at', s.starts_at,
        'free', s.starts_at > now() and not exists (select 1 from interviewers m join ${BUSY}
          on w.company_id = m.company_id and w.user_id = m.user_id
          where m.company_id = i.company_id and m.interview_id = i.id and o.id <> i.id
            and ${meets("s.starts_at", "i.minutes")})) order by s.starts_at), '[]')
      from interview_slots s where s.company_id = i.company_id and s.interview_id = i.id) as slots,
    (select coalesce(json_agg(json_build_object('id', u.id, 'name', ${fullName("u")},
        'photo_id', u.photo_id) order by u.last_name, u.first_name, u.id), '[]')
      from interviewers m join users u on u.company_id = m.company_id and u.id = m.user_id
      where m.company_id = i.company_id and m.interview_id = i.id) as interviewers
  from interviews i join applications a on a.company_id = i.company_id and a.id = i.application_id`;

/** Returns the interviews of an application, latest first. */
export async function interviewsOf(
  tx: Tx,
  companyId: string,
  applicationId: string,
): Promise<InterviewRow[]> {
  const { rows } = await tx.$client.query<InterviewRow>({
    name: "interviews_of_application",
    text: `${READ} where i.company_id = $1 and i.application_id = $2 order by i.created_at desc, i.id desc limit 50`,
    values: [companyId, applicationId],
  });
  return rows;
}

export async function findInterview(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<InterviewRow | undefined> {
  const { rows } = await tx.$client.query<InterviewRow>({
    name: "interview_by_id",
    text: `${READ} where i.company_id = $1 and i.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

/** Returns which of these people have an interview at which of these times, except one interview. */
export async function clashesOf(
  tx: Tx,
  companyId: string,
  asked: { userIds: readonly string[]; times: readonly Date[]; minutes: number; except?: string | undefined },
): Promise<{ starts_at: Date; id: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ starts_at: Date; id: string; name: string }>({
    name: "interview_clashes",
    text: `select distinct t.at as starts_at, u.id, ${fullName("u")} as name
      from unnest($3::timestamptz[]) t(at) join ${BUSY} on ${meets("t.at", "$4::int")}
      join users u on u.company_id = w.company_id and u.id = w.user_id
      where w.company_id = $1 and w.user_id = any($2::uuid[]) and ($5::uuid is null or o.id <> $5)
      order by 1, 3, 2`,
    values: [companyId, asked.userIds, asked.times, asked.minutes, asked.except ?? null],
  });
  return rows;
}

/** Returns how many of these people may be interviewers: colleagues with an active account. */
export async function countColleagues(tx: Tx, companyId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await tx.$client.query<{ count: number }>(
    `select count(*)::int as count from users where company_id = $1 and id = any($2::uuid[]) and status = 'active'
       and system_role not in ('freelancer', 'staff')`,
    [companyId, ids],
  );
  return rows[0]?.count ?? 0;
}

/** Replaces the times and interviewers of an interview. */
export async function replaceParts(
  tx: Tx,
  companyId: string,
  id: string,
  { times, userIds }: { times: readonly Date[]; userIds: readonly string[] },
): Promise<void> {
  const values = [companyId, id];
  await tx.$client.query("delete from interview_slots where company_id = $1 and interview_id = $2", values);
  await tx.$client.query("delete from interviewers where company_id = $1 and interview_id = $2", values);
  await tx.$client.query(
    `insert into interview_slots (company_id, id, interview_id, starts_at)
     select $1, gen_random_uuid(), $2, at from (select distinct unnest($3::timestamptz[]) as at) t`,
    [...values, times],
  );
  await tx.$client.query(
    "insert into interviewers (company_id, interview_id, user_id) select $1, $2, unnest($3::uuid[])",
    [...values, userIds],
  );
}

/** Returns the number of an application's scorecards. */
export async function countScorecards(tx: Tx, companyId: string, applicationId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ count: number }>(
    "select count(*)::int as count from scorecards where company_id = $1 and application_id = $2",
    [companyId, applicationId],
  );
  return rows[0]?.count ?? 0;
}
