import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { SubjectType } from "../domain/notifications/subjects.ts";

/** A kind of notification in the demo, selected from a company's rows. */
interface DemoNews {
  kind: NotificationKind;
  type: SubjectType;
  /**
   * SQL that selects `user_id`, `subject_id`, `person_id`, `actor_id`, `values` and `at`, of the company in
   * `$1`, until `$2`.
   */
  select: string;
}

const RECENT = (column: string, days = 21) =>
  `${column} > $2::timestamptz - interval '${days} days' and ${column} <= $2`;

const JOB = `jsonb_build_object('name_en', coalesce(p.labels->>'en', v.name), 'name_nl', coalesce(p.labels->>'nl', v.name)`;
/** The job profile that a job is called as. */
const PROFILE_OF_JOB = `left join job_profiles p on p.id = v.job_profile_id
    and lower(v.name) in (select lower(l.value) from jsonb_each_text(p.labels) l)`;
const OF_JOB = `join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
  ${PROFILE_OF_JOB}`;

export const DEMO_NOTIFICATIONS: readonly DemoNews[] = [
  {
    kind: "application_received",
    type: "pipeline",
    select: `select v.owner_id as user_id, v.id as subject_id, a.user_id as person_id, null::uuid as actor_id,
        ${JOB}, 'open', a.id) as "values", a.applied_at as at
      from applications a ${OF_JOB} where a.company_id = $1 and ${RECENT("a.applied_at")}`,
  },
  {
    kind: "interview_changed",
    type: "interview",
    select: `select w.user_id, i.id as subject_id, a.user_id as person_id, null::uuid as actor_id,
        ${JOB}, 'application', a.id, 'what', 'booked',
          'start_time', to_char(i.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as "values",
        least(i.created_at, $2) as at
      from interviews i join applications a on a.company_id = i.company_id and a.id = i.application_id ${OF_JOB}
      join interviewers w on w.company_id = i.company_id and w.interview_id = i.id
      where i.company_id = $1 and i.status = 'booked' and ${RECENT("i.created_at")}`,
  },
  {
    kind: "own_interview",
    type: "own_interview",
    select: `select a.user_id, i.id as subject_id, null::uuid as person_id, null::uuid as actor_id,
        ${JOB}, 'application', a.id, 'what', 'offered') as "values", least(i.created_at, $2) as at
      from interviews i join applications a on a.company_id = i.company_id and a.id = i.application_id ${OF_JOB}
      where i.company_id = $1 and i.status = 'offered' and a.outcome = 'active'`,
  },
  {
    kind: "own_offer",
    type: "own_application",
    select: `select a.user_id, a.id as subject_id, null::uuid as person_id, o.made_by as actor_id, ${JOB}) as "values",
        o.created_at as at
      from offers o join applications a on a.company_id = o.company_id and a.id = o.application_id ${OF_JOB}
      where o.company_id = $1 and o.status = 'made' and ${RECENT("o.created_at")}`,
  },
  {
    kind: "task_assigned",
    type: "task",
    select: `select t.assignee_id as user_id, t.id as subject_id, t.user_id as person_id, t.author_id as actor_id,
        jsonb_build_object('name', t.title) as "values", t.created_at as at
      from candidate_tasks t where t.company_id = $1 and t.assignee_id <> t.author_id and t.done_at is null
        and ${RECENT("t.created_at")}`,
  },
  {
    kind: "approval_asked",
    type: "job",
    select: `select u.id as user_id, v.id as subject_id, null::uuid as person_id, v.submitted_by as actor_id,
        ${JOB}, 'what', 'job') as "values", least(v.submitted_at, $2) as at
      from vacancies v ${PROFILE_OF_JOB} join users u on u.company_id = v.company_id and u.system_role = 'admin'
      where v.company_id = $1 and v.status = 'Pending' and v.project_id is null and v.submitted_at is not null
        and u.id is distinct from v.submitted_by`,
  },
  {
    kind: "goal_assigned",
    type: "goal",
    select: `select g.user_id, g.id as subject_id, g.user_id as person_id, g.created_by as actor_id,
        jsonb_build_object('name', g.name) as "values", g.created_at as at
      from goals g where g.company_id = $1 and g.state = 'proposed' and g.created_by <> g.user_id`,
  },
  {
    kind: "goal_comment",
    type: "goal",
    select: `select g.user_id, g.id as subject_id, g.user_id as person_id, c.author_id as actor_id,
        jsonb_build_object('name', g.name) as "values", c.created_at as at
      from goal_comments c join goals g on g.company_id = c.company_id and g.id = c.goal_id
      where c.company_id = $1 and c.author_id <> g.user_id and ${RECENT("c.created_at", 60)}`,
  },
  {
    kind: "confirmation_asked",
    type: "confirmations",
    select: `select r.responder_id as user_id, r.user_id as subject_id, r.user_id as person_id, r.user_id as actor_id,
        jsonb_build_object('list', 'received', 'n', count(*)) as "values", max(r.created_at) as at
      from confirmation_requests r where r.company_id = $1 and r.state = 'open' group by r.responder_id, r.user_id`,
  },
  {
    kind: "confirmation_answered",
    type: "confirmations",
    select: `select r.user_id, r.responder_id as subject_id, r.responder_id as person_id, null::uuid as actor_id,
        jsonb_build_object('list', 'sent', 'n', count(*)) as "values", max(r.closed_at) as at
      from confirmation_requests r where r.company_id = $1 and r.state in ('confirmed', 'endorsed')
        and ${RECENT("r.closed_at", 60)} group by r.user_id, r.responder_id`,
  },
  {
    kind: "level_changed",
    type: "skill",
    select: `select k.user_id, k.skill_id as subject_id, null::uuid as person_id, k.created_by as actor_id,
        jsonb_build_object('what', 'confirmed', 'level', k.level, 'name_en', en.label, 'name_nl', nl.label) as "values",
        k.valid_from as at
      from person_skills k
      join skill_labels en on en.skill_id = k.skill_id and en.lang = 'en' and en.preferred
      join skill_labels nl on nl.skill_id = k.skill_id and nl.lang = 'nl' and nl.preferred
      where k.company_id = $1 and k.source = 'confirmed' and k.valid_to is null and k.level is not null
        and k.created_by <> k.user_id and ${RECENT("k.valid_from", 30)}`,
  },
  {
    kind: "line_joined",
    type: "person",
    select: `select u.manager_id as user_id, u.id as subject_id, u.id as person_id, null::uuid as actor_id,
        '{}'::jsonb as "values", u.join_date + interval '9 hours' as at
      from users u where u.company_id = $1 and u.manager_id is not null and ${RECENT("u.join_date", 60)}`,
  },
  {
    kind: "sign_up_waiting",
    type: "sign_up",
    select: `select u.id as user_id, p.id as subject_id, p.id as person_id, null::uuid as actor_id,
        '{}'::jsonb as "values", least(p.created_at, $2) as at
      from users p join users u on u.company_id = p.company_id and u.system_role = 'admin'
      where p.company_id = $1 and p.status = 'awaiting_approval'`,
  },
];
