import { isReadInTeamSql } from "../../domain/events/isReadInTeamSql.ts";
import { textColumns } from "../../domain/people/employees/textColumns.ts";

/**
 * Statements for every row about the person in $2, by kind; secrets and other people's names are left out.
 */
export const PERSONAL_DATA_SQL = {
  person: `select email, first_name, last_name, ${textColumns((name) => name)}, gender, language, headline, about, availability,
      skills_public, open_to_moves, open_to_line, status, join_date, left_at, created_at from users where company_id = $1 and id = $2`,
  kept: `select source, kept_from, consent_at, created_at from candidate_records where company_id = $1 and user_id = $2`,
  experiences: `select position, company, start_date, end_date, description from experiences
      where company_id = $1 and user_id = $2 order by start_date desc`,
  educations: `select degree, institution, level, started, finished from educations
      where company_id = $1 and user_id = $2 order by started desc`,
  certificates: `select name, issuer, number, issued_on, expires_on, confirmed_at, voided_at, created_at from certificates
      where company_id = $1 and user_id = $2 order by issued_on desc nulls last`,
  languages:
    "select language, level from person_languages where company_id = $1 and user_id = $2 order by language",
  skills: `select coalesce(
        (select label from skill_labels l where l.skill_id = s.skill_id and l.lang = $3 and l.preferred limit 1),
        (select label from skill_labels l where l.skill_id = s.skill_id and l.preferred order by l.lang limit 1)) as skill,
      s.level, s.source, s.expires_on, s.evidence, s.valid_from, s.valid_to from person_skills s
      where s.company_id = $1 and s.user_id = $2 order by s.valid_from`,
  wishes: `select coalesce(
        (select label from skill_labels l where l.skill_id = w.skill_id and l.lang = $3 and l.preferred limit 1),
        (select label from skill_labels l where l.skill_id = w.skill_id and l.preferred order by l.lang limit 1)) as skill,
      w.created_at from skill_wishes w where w.company_id = $1 and w.user_id = $2 order by w.created_at`,
  applications: `select v.name as vacancy, a.stage, a.outcome, a.reason, a.source, a.applied_at, a.motivation, a.hourly_rate,
      a.salary_proposal, a.hours, a.available_from, a.available_until, a.stage_since, a.created_at
      from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      where a.company_id = $1 and a.user_id = $2 order by a.created_at`,
  application_skills: `select v.name as vacancy, coalesce(
        (select label from skill_labels l where l.skill_id = r.skill_id and l.lang = $3 and l.preferred limit 1),
        (select label from skill_labels l where l.skill_id = r.skill_id and l.preferred order by l.lang limit 1)) as skill,
      r.level, r.words, r.created_at
      from application_skills r join applications a on a.company_id = r.company_id and a.id = r.application_id
      join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      where a.company_id = $1 and a.user_id = $2 order by r.created_at`,
  offers: `select v.name as vacancy, o.salary, o.hours, o.start_date, o.message, o.status, o.answer, o.created_at
      from offers o join applications a on a.company_id = o.company_id and a.id = o.application_id
      join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      where o.company_id = $1 and a.user_id = $2 order by o.created_at`,
  interviews: `select v.name as vacancy, i.title, i.kind, i.place, i.minutes, i.status, i.starts_at
      from interviews i join applications a on a.company_id = i.company_id and a.id = i.application_id
      join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      where i.company_id = $1 and a.user_id = $2 order by i.created_at`,
  scorecards: `select v.name as vacancy, c.recommendation, c.summary, c.ratings, c.created_at
      from scorecards c join applications a on a.company_id = c.company_id and a.id = c.application_id
      join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      where c.company_id = $1 and a.user_id = $2 order by c.created_at`,
  goals: `select g.name, g.description, g.start_date, g.due_date, g.state, g.reason, g.completed_at, g.created_at,
      (select json_agg(a.title order by a.position) from goal_actions a
        where a.company_id = g.company_id and a.goal_id = g.id) as actions
      from goals g where g.company_id = $1 and g.user_id = $2 order by g.created_at`,
  goal_comments: `select g.name as goal, c.text, c.author_id = $2 as by_me, c.created_at
      from goal_comments c join goals g on g.company_id = c.company_id and g.id = c.goal_id
      where c.company_id = $1 and (g.user_id = $2 or c.author_id = $2) order by c.created_at`,
  level_proposals: `select coalesce(
        (select label from skill_labels l where l.skill_id = p.skill_id and l.lang = $3 and l.preferred limit 1),
        (select label from skill_labels l where l.skill_id = p.skill_id and l.preferred order by l.lang limit 1)) as skill,
      p.level, p.goal_name as goal, p.evidence, p.created_at, p.declined_at, p.reason
      from level_proposals p where p.company_id = $1 and p.user_id = $2 order by p.created_at`,
  courses: `select coalesce(c.titles ->> $3, c.titles ->> 'en', c.code) as course, c.provider, e.level, e.state, e.started_at,
      e.completed_at, e.created_at from enrolments e join courses c on c.id = e.course_id
      where e.company_id = $1 and e.user_id = $2 order by e.created_at`,
  course_ratings: `select coalesce(c.titles ->> $3, c.titles ->> 'en', c.code) as course, r.stars, r.text, r.created_at
      from course_ratings r join courses c on c.id = r.course_id
      where r.company_id = $1 and r.user_id = $2 order by r.created_at`,
  confirmation_requests: `select coalesce(
        (select label from skill_labels l where l.skill_id = r.skill_id and l.lang = $3 and l.preferred limit 1),
        (select label from skill_labels l where l.skill_id = r.skill_id and l.preferred order by l.lang limit 1)) as skill,
      r.user_id = $2 as by_me, r.level, r.state, r.answered_level, r.created_at, r.closed_at,
      case when r.user_id = $2 then r.message end as message, r.reason
      from confirmation_requests r where r.company_id = $1 and (r.user_id = $2 or r.responder_id = $2) order by r.created_at`,
  endorsements: `select coalesce(
        (select label from skill_labels l where l.skill_id = e.skill_id and l.lang = $3 and l.preferred limit 1),
        (select label from skill_labels l where l.skill_id = e.skill_id and l.preferred order by l.lang limit 1)) as skill,
      e.author_id = $2 as by_me, e.level, e.created_at, e.taken_back_at
      from skill_endorsements e where e.company_id = $1 and (e.user_id = $2 or e.author_id = $2) order by e.created_at`,
  goal_draft: "select draft, saved_at from goal_drafts where company_id = $1 and user_id = $2",
  career_dismissals: `select coalesce(p.labels->>$3, p.labels->>'en') as job_profile, d.created_at from career_dismissals d
      join job_profiles p on p.id = d.job_profile_id
      where d.company_id = $1 and d.user_id = $2 order by d.created_at`,
  career_moves: `select coalesce(f.labels->>$3, f.labels->>'en') as job_profile_before,
      coalesce(t.labels->>$3, t.labels->>'en') as job_profile, m.moved_at from career_moves m
      join job_profiles f on f.id = m.from_id join job_profiles t on t.id = m.to_id
      where m.company_id = $1 and m.user_id = $2 order by m.moved_at`,
  notes: `select title, description, created_at from candidate_notes
      where company_id = $1 and user_id = $2 order by created_at`,
  tasks: `select title, description, type, activity_date, done_at from candidate_tasks
      where company_id = $1 and user_id = $2 order by created_at`,
  talent_pools: `select t.name from talent_pool_people m
      join talent_pools t on t.company_id = m.company_id and t.id = m.talent_pool_id
      where m.company_id = $1 and m.user_id = $2 order by t.name`,
  saved_searches: `select name, screen, search, digest, created_at from saved_views
      where company_id = $1 and user_id = $2 order by created_at`,
  saved_jobs: `select v.name as vacancy, s.created_at from saved_vacancies s
      join vacancies v on v.company_id = s.company_id and v.id = s.vacancy_id
      where s.company_id = $1 and s.user_id = $2 order by s.created_at`,
  mails: `select to_address, subject, text, status, created_at, sent_at from mails
      where company_id = $1 and user_id = $2 order by created_at`,
  sessions:
    "select created_at, last_seen_at, expires_at from sessions where company_id = $1 and user_id = $2",
  refusals:
    "select kind, count, first_at, last_at from access_refusals where company_id = $1 and user_id = $2 order by last_at",
  address_change:
    "select email, created_at, expires_at from address_changes where company_id = $1 and user_id = $2",
  events: `select kind, at, actor_id = $2 as by_me from (
      select e.id, e.kind, e.at, e.actor_id from events e where e.company_id = $1 and e.user_id = $2
      union all
      select e.id, e.kind, e.at, e.actor_id from events e where e.company_id = $1 and ${isReadInTeamSql("$2::uuid")}) mine
    order by at, id`,
  invitations:
    "select status, created_at, expires_at from invitations where company_id = $1 and user_id = $2",
  sign_in_providers: "select issuer, created_at from identities where company_id = $1 and user_id = $2",
  notifications: `select kind, "values" as told, created_at, read_at from notifications
      where company_id = $1 and user_id = $2 order by created_at`,
  notification_choices:
    "select kind, product, email from notification_preferences where company_id = $1 and user_id = $2",
  notification_digest:
    "select rhythm, sent_at from notification_digests where company_id = $1 and user_id = $2",
  declined_goal_suggestions: `select level, created_at from declined_goal_suggestions
      where company_id = $1 and user_id = $2 order by created_at`,
  uploads: `select kind, file_name, state, created_at from bulk_uploads
      where company_id = $1 and created_by = $2 order by created_at`,
  interviews_held: `select i.title, i.kind, i.starts_at from interviewers w
      join interviews i on i.company_id = w.company_id and i.id = w.interview_id
      where w.company_id = $1 and w.user_id = $2 order by i.created_at`,
  jobs_worked_on: `select v.name as vacancy, m.part from vacancy_members m
      join vacancies v on v.company_id = m.company_id and v.id = m.vacancy_id where m.company_id = $1 and m.user_id = $2`,
  projects_worked_on: `select j.name as project, m.part from project_members m
      join projects j on j.company_id = m.company_id and j.id = m.project_id where m.company_id = $1 and m.user_id = $2`,
  talent_pools_worked_on: `select t.name, m.part from talent_pool_members m
      join talent_pools t on t.company_id = m.company_id and t.id = m.talent_pool_id where m.company_id = $1 and m.user_id = $2`,
  merges: "select created_at, undone_at from candidate_merges where company_id = $1 and kept_id = $2",
  passkeys: "select name, created_at, last_used_at from passkeys where company_id = $1 and user_id = $2",
  authenticator_app: "select created_at, confirmed_at from totps where company_id = $1 and user_id = $2",
  appearance: "select theme from account_preferences where company_id = $1 and user_id = $2",
  data_requests: `select kind, state, text, reason, due_on, extended_reason, created_at, closed_at from data_requests
      where company_id = $1 and user_id = $2 order by created_at`,
  legal_hold: "select reason, created_at from legal_holds where company_id = $1 and user_id = $2",
} as const;
