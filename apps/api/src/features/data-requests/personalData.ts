import type { DATA_PERIODS, DATA_PURPOSES, DATA_READERS } from "@vaardig/contract/data-requests/myData";
import type { PERSONAL_DATA_SQL } from "./ownParts.ts";

/** A kind of personal data: every part of an export, and files. */
export type PersonalKind = keyof typeof PERSONAL_DATA_SQL | "files";

interface KindFacts {
  /** Tables that hold the data by a person's id. */
  tables: readonly string[];
  purpose: (typeof DATA_PURPOSES)[number];
  period: (typeof DATA_PERIODS)[number];
  readers: (typeof DATA_READERS)[number];
  /** Column of the export with the date of creation. */
  since: string | null;
}

const kind = (
  tables: string,
  purpose: KindFacts["purpose"],
  period: KindFacts["period"],
  readers: KindFacts["readers"],
  since: string | null = null,
): KindFacts => ({ tables: tables.split(" ").filter(Boolean), purpose, period, readers, since });

/**
 * The personal data in the database: tables, purpose, retention and readers. A test compares it with the
 * schema.
 */
export const PERSONAL_DATA: Readonly<Record<PersonalKind, KindFacts>> = {
  person: kind("users", "employment", "account", "colleagues", "created_at"),
  kept: kind("candidate_records", "recruiting", "process", "recruiters", "created_at"),
  experiences: kind("experiences", "development", "account", "line_and_hr"),
  educations: kind("educations", "development", "account", "line_and_hr"),
  certificates: kind("certificates", "employment", "account", "line_and_hr", "created_at"),
  languages: kind("person_languages", "development", "account", "line_and_hr"),
  skills: kind("person_skills", "development", "account", "line_and_hr", "valid_from"),
  wishes: kind("skill_wishes", "development", "account", "line_and_hr", "created_at"),
  applications: kind("applications", "recruiting", "process", "recruiters", "created_at"),
  application_skills: kind("", "recruiting", "process", "recruiters", "created_at"),
  offers: kind("offers", "recruiting", "process", "recruiters", "created_at"),
  interviews: kind("interviews", "recruiting", "process", "recruiters"),
  scorecards: kind("scorecards", "recruiting", "process", "recruiters", "created_at"),
  goals: kind("goals", "development", "account", "line_and_hr", "created_at"),
  goal_comments: kind("goal_comments", "development", "account", "line_and_hr", "created_at"),
  goal_draft: kind("goal_drafts", "development", "account", "no_one"),
  level_proposals: kind("level_proposals", "development", "account", "line_and_hr", "created_at"),
  declined_goal_suggestions: kind(
    "declined_goal_suggestions",
    "development",
    "account",
    "no_one",
    "created_at",
  ),
  courses: kind("enrolments", "development", "account", "line_and_hr", "created_at"),
  course_ratings: kind("course_ratings", "development", "account", "colleagues", "created_at"),
  confirmation_requests: kind("confirmation_requests", "development", "account", "involved", "created_at"),
  endorsements: kind("skill_endorsements", "development", "account", "colleagues", "created_at"),
  career_dismissals: kind("career_dismissals", "development", "account", "no_one", "created_at"),
  career_moves: kind("career_moves", "employment", "career", "line_and_hr"),
  notes: kind("candidate_notes", "recruiting", "process", "recruiters", "created_at"),
  tasks: kind("candidate_tasks", "recruiting", "process", "recruiters"),
  talent_pools: kind("talent_pool_people", "recruiting", "process", "recruiters"),
  merges: kind("candidate_merges", "recruiting", "process", "recruiters", "created_at"),
  saved_searches: kind("saved_views", "recruiting", "account", "no_one", "created_at"),
  saved_jobs: kind("saved_vacancies", "recruiting", "account", "no_one", "created_at"),
  mails: kind("mails", "communication", "process", "involved", "created_at"),
  notifications: kind("notifications", "communication", "account", "no_one", "created_at"),
  notification_choices: kind("notification_preferences", "communication", "account", "no_one"),
  notification_digest: kind("notification_digests", "communication", "account", "no_one"),
  invitations: kind("invitations", "security", "account", "hr", "created_at"),
  sign_in_providers: kind("identities", "security", "account", "no_one", "created_at"),
  passkeys: kind("passkeys", "security", "account", "no_one", "created_at"),
  authenticator_app: kind("totps", "security", "account", "no_one", "created_at"),
  appearance: kind("account_preferences", "communication", "account", "no_one"),
  sessions: kind("sessions", "security", "session", "no_one", "created_at"),
  refusals: kind("access_refusals", "security", "year", "hr", "first_at"),
  address_change: kind("address_changes", "security", "day", "hr", "created_at"),
  events: kind("events", "security", "career", "hr", "at"),
  uploads: kind("bulk_uploads", "employment", "month", "no_one", "created_at"),
  interviews_held: kind("interviewers", "recruiting", "process", "recruiters"),
  jobs_worked_on: kind("vacancy_members vacancies", "recruiting", "account", "recruiters"),
  projects_worked_on: kind("project_members projects", "employment", "account", "colleagues"),
  talent_pools_worked_on: kind("talent_pool_members talent_pools", "recruiting", "account", "recruiters"),
  data_requests: kind("data_requests", "security", "account", "hr", "created_at"),
  legal_hold: kind("legal_holds", "security", "account", "hr", "created_at"),
  files: kind("files", "employment", "account", "line_and_hr", "created_at"),
};

/** Tables with a person's id but no personal data: secrets, and actors on data that is not personal. */
export const NON_PERSONAL_TABLES: readonly string[] = [
  "one_time_links",
  "recovery_codes",
  "sign_in_challenges",
  "invoice_payments",
  "idempotency_keys",
  "departments",
  "teams",
  "mail_templates",
  "company_moves",
  "skills",
  "skill_merges",
  "resume_reviews",
];
