import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { Tx } from "../../../platform/db/database.ts";
import type { NotificationValues, SubjectType } from "../subjects.ts";

/** A person to notify of a date that is near or has passed. */
export interface DateRow {
  company_id: string;
  user_id: string;
  subject_id: string;
  person_id: string | null;
  values: NotificationValues;
  key: string;
}

interface DateKind {
  kind: NotificationKind;
  type: SubjectType;
  /** SQL that selects the rows above; today in the product's time zone is `$1`. */
  select: string;
}

const GOAL = `select g.company_id, g.user_id, g.id as subject_id, g.user_id as person_id,
  jsonb_build_object('name', g.name, 'due_day', g.due_date) as "values"`;
const UNDER_WAY = "g.state in ('not_started', 'in_progress')";

const JOB_NAMES = `coalesce(p.labels->>'en', v.name), 'name_nl', coalesce(p.labels->>'nl', v.name)`;
const INTERVIEW = `from interviews i
  join applications a on a.company_id = i.company_id and a.id = i.application_id
  join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
  left join job_profiles p on p.id = v.job_profile_id
    and lower(v.name) in (select lower(l.value) from jsonb_each_text(p.labels) l)`;
const SOON = `i.status = 'booked' and i.starts_at > now() and i.starts_at <= now() + interval '24 hours'
  and a.outcome = 'active'`;
const OF_INTERVIEW = `jsonb_build_object('name_en', ${JOB_NAMES},
  'start_time', to_char(i.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'application', a.id) as "values",
  'soon ' || i.id || ' ' || extract(epoch from i.starts_at)::bigint as key`;

/** Dates that come near or pass without any action. */
export const DATE_KINDS: readonly DateKind[] = [
  {
    kind: "goal_due",
    type: "goal",
    select: `${GOAL}, 'goal_due ' || g.id || ' ' || g.due_date as key from goals g
      where ${UNDER_WAY} and g.due_date > $1::date and g.due_date <= $1::date + 7`,
  },
  {
    kind: "goal_overdue",
    type: "goal",
    select: `${GOAL}, 'goal_overdue ' || g.id || ' ' || g.due_date as key from goals g
      where ${UNDER_WAY} and g.due_date < $1::date and g.due_date >= $1::date - 7`,
  },
  {
    kind: "task_due",
    type: "task",
    select: `select t.company_id, t.assignee_id as user_id, t.id as subject_id, t.user_id as person_id,
        jsonb_build_object('name', t.title, 'due_day', t.activity_date) as "values",
        'task_due ' || t.id || ' ' || t.activity_date as key
      from candidate_tasks t where t.done_at is null and t.activity_date = $1::date`,
  },
  {
    kind: "interview_soon",
    type: "interview",
    select: `select i.company_id, w.user_id, i.id as subject_id, a.user_id as person_id, ${OF_INTERVIEW}
      ${INTERVIEW} join interviewers w on w.company_id = i.company_id and w.interview_id = i.id
      where ${SOON} and $1::date is not null`,
  },
  {
    kind: "own_interview_soon",
    type: "own_interview",
    select: `select i.company_id, a.user_id, i.id as subject_id, null::uuid as person_id, ${OF_INTERVIEW}
      ${INTERVIEW} where ${SOON} and $1::date is not null`,
  },
  {
    kind: "invitation_failed",
    type: "person",
    select: `select i.company_id, i.invited_by as user_id, i.user_id as subject_id, i.user_id as person_id,
        '{"what":"expired"}'::jsonb as "values", 'invitation ' || i.id || ' expired' as key
      from invitations i where i.status in ('pending', 'sent') and i.expires_at < now()
        and i.expires_at > now() - interval '7 days' and $1::date is not null`,
  },
];

/** Rows per statement. */
const MOST = 5_000;

/** Returns the people to notify of dates of one kind, in active companies, except those notified already. */
export async function datesToRemindOf(tx: Tx, { kind, select }: DateKind, day: string): Promise<DateRow[]> {
  const { rows } = await tx.$client.query<DateRow>({
    name: `dates_${kind}`,
    text: `select d.* from (${select}) d
      join companies c on c.id = d.company_id and c.lifecycle not in ('paused', 'canceled', 'suspended')
      where not exists (select 1 from notifications n
        where n.company_id = d.company_id and n.user_id = d.user_id and n.key = d.key)
      order by d.company_id limit ${MOST}`,
    values: [day],
  });
  return rows;
}
