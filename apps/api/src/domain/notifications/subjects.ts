import type { NotificationPlace } from "@vaardig/contract/notifications/notifications";
import type { Role } from "@vaardig/contract/roles";
import { worksOnSql } from "../jobs/jobScope.ts";

/** Values of a notification's sentence and link: no names of people, which are looked up by id. */
export type NotificationValues = Record<string, string | number>;

/** What a link is built from. */
export interface NotificationContent {
  /** The reader. */
  readerId: string;
  role: Role;
  subjectId: string;
  personId: string | null;
  values: NotificationValues;
}

interface Subject {
  /**
   * SQL condition on `users u`, the recipient, and `n.subject_id`: the record exists and the recipient may
   * open it. Deny by default: a notification is created and shown only when this holds.
   */
  opens: string;
  /** Returns where the record is opened; null when the access level has no screen for it. */
  place: (told: NotificationContent) => NotificationPlace | null;
}

const at = (
  screen: string,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): NotificationPlace => ({ screen, params, query });

/** Returns the SQL condition that `person` reports to `users u`; `union` ends a cycle of managers. */
const isInLine = (person: string) => `exists (with recursive line as (
    select b.manager_id from users b where b.company_id = u.company_id and b.id = ${person}
    union select b.manager_id from users b join line on b.id = line.manager_id where b.company_id = u.company_id)
  select 1 from line where line.manager_id = u.id)`;

/**
 * Returns the SQL condition that `users u` may open the private record of `person`, equivalent to
 * `canSeePrivate`.
 */
const seesPrivate = (person: string) => `(${person} = u.id or u.system_role in ('admin', 'hr_manager')
  or u.system_role = 'moderator' and exists (select 1 from users x
    where x.company_id = u.company_id and x.id = ${person} and x.system_role = 'freelancer')
  or u.system_role = 'manager' and ${isInLine(person)})`;

const aPerson = (condition: string) => `exists (select 1 from users p
  where p.company_id = u.company_id and p.id = n.subject_id and ${condition})`;

const aVacancy = (condition: string) => `exists (select 1 from vacancies v
  where v.company_id = u.company_id and v.id = n.subject_id and (${condition}))`;

const aProject = (condition: string) => `exists (select 1 from projects j
  where j.company_id = u.company_id and j.id = n.subject_id and (${condition}))`;

const WORKS_ON = worksOnSql("u.id");
const isHrPastDraft = (of: string) => `u.system_role = 'hr_manager' and ${of}.status <> 'Draft'`;

const anInterview = (condition: string) => `exists (select 1 from interviews i
  join applications a on a.company_id = i.company_id and a.id = i.application_id
  where i.company_id = u.company_id and i.id = n.subject_id and (${condition}))`;

const jobOf = (id: string) => at("recruiting-job-details", { jobId: id });

/**
 * Kinds of records that notifications are about: who may open them, and where. A new kind is an entry here.
 */
const subjects = {
  /** The pipeline of a job. */
  pipeline: {
    opens: aVacancy(`u.system_role = 'admin' or ${isHrPastDraft("v")}
      or u.system_role <> 'freelancer' and ${WORKS_ON}`),
    place: ({ role, subjectId: jobId, values }) =>
      role === "employee"
        ? jobOf(jobId)
        : at("recruiting-job-pipeline", { jobId }, values.open ? { open: String(values.open) } : {}),
  },
  job: {
    opens: aVacancy(`u.system_role in ('admin', 'moderator') or ${isHrPastDraft("v")}
      or u.system_role <> 'freelancer' and ${WORKS_ON}`),
    place: ({ subjectId }) => jobOf(subjectId),
  },
  project: {
    opens: aProject(`u.system_role in ('admin', 'moderator') or ${isHrPastDraft("j")} or j.owner_id = u.id
      or exists (select 1 from project_members m
        where m.company_id = j.company_id and m.project_id = j.id and m.user_id = u.id)`),
    place: ({ subjectId }) => at("recruiting-project", { projectId: subjectId }),
  },
  goal: {
    opens: `exists (select 1 from goals g where g.company_id = u.company_id and g.id = n.subject_id
      and ${seesPrivate("g.user_id")})`,
    place: ({ readerId, role, subjectId: goalId, personId }) => {
      if (personId === null || personId === readerId) return at("goal-details", { goalId });
      if (role === "manager") return at("line-goal-details", { goalId });
      return at("employee-goals", { candidateId: personId });
    },
  },
  /** A colleague who requests or confirms levels. */
  confirmations: {
    opens: aPerson("p.status <> 'deactivated' or p.id <> u.id"),
    place: ({ values }) => at("confirmations", {}, { list: values.list === "sent" ? "sent" : "received" }),
  },
  /** A skill of the reader. */
  skill: {
    opens: "exists (select 1 from skills s where s.id = n.subject_id)",
    place: ({ role }) => at(role === "admin" || role === "moderator" ? "profile" : "your-skills"),
  },
  /** A task about a person, for its assignee. */
  task: {
    opens: `exists (select 1 from candidate_tasks t where t.company_id = u.company_id and t.id = n.subject_id
      and t.assignee_id = u.id)`,
    place: ({ role, personId }) => {
      if (personId === null) return null;
      return at(role === "manager" ? "employee-activities" : "candidate-tasks", { candidateId: personId });
    },
  },
  /** An interview, for its interviewers and organizer. */
  interview: {
    opens: anInterview(`i.offered_by = u.id or exists (select 1 from interviewers w
      where w.company_id = i.company_id and w.interview_id = i.id and w.user_id = u.id)`),
    place: ({ values }) =>
      at("interviews", {}, values.application ? { open: String(values.application) } : {}),
  },
  /** An interview for the reader's own application. */
  own_interview: {
    opens: anInterview("a.user_id = u.id"),
    place: () => at("my-applications"),
  },
  own_application: {
    opens: `exists (select 1 from applications a where a.company_id = u.company_id and a.id = n.subject_id
      and a.user_id = u.id)`,
    place: () => at("my-applications"),
  },
  course: {
    opens: `exists (select 1 from courses c where c.id = n.subject_id
      and (c.company_id is null or c.company_id = u.company_id))`,
    place: ({ subjectId }) => at("course-details", { courseId: subjectId }),
  },
  /** A résumé of the reader. */
  resume: {
    opens: `exists (select 1 from files f where f.company_id = u.company_id and f.id = n.subject_id
      and f.user_id = u.id)`,
    place: () => at("profile"),
  },
  /** A person's record, including the private part. */
  person: {
    opens: aPerson(seesPrivate("p.id")),
    place: ({ role, subjectId }) =>
      at(role === "moderator" ? "candidate-overview" : "employee-profile", { candidateId: subjectId }),
  },
  /** A certificate of the reader, or of a person in their reporting line. */
  certificate: {
    opens: `exists (select 1 from certificates c where c.company_id = u.company_id and c.id = n.subject_id
      and ${seesPrivate("c.user_id")})`,
    place: ({ readerId, role, personId }) => {
      if (personId === null || personId === readerId) return at("profile");
      return at(role === "moderator" ? "candidate-overview" : "employee-profile", { candidateId: personId });
    },
  },
  /** A data request, for those who handle it. */
  data_request: {
    opens: `u.system_role in ('admin', 'hr_manager') and exists (select 1 from data_requests q
      where q.company_id = u.company_id and q.id = n.subject_id)`,
    place: () => at("data-requests"),
  },
  /** The reader's own data. */
  own_data: {
    opens: "n.subject_id = u.id",
    place: () => at("account-data"),
  },
  /** An invoice of the company, for its administrators. */
  invoice: {
    opens: `u.system_role = 'admin' and exists (select 1 from invoices i
      where i.company_id = u.company_id and i.id = n.subject_id)`,
    place: () => at("billing"),
  },
  sign_up: {
    opens: aPerson("u.system_role = 'admin' and p.status in ('awaiting_approval', 'active')"),
    place: () => at("employee-role", {}, { status: "awaiting_approval" }),
  },
  saved_view: {
    opens: `exists (select 1 from saved_views s where s.company_id = u.company_id and s.id = n.subject_id
      and s.user_id = u.id)`,
    place: ({ values }) =>
      at("job-matches", {}, Object.fromEntries(new URLSearchParams(String(values.search ?? "")))),
  },
  upload: {
    opens: `exists (select 1 from bulk_uploads b where b.company_id = u.company_id and b.id = n.subject_id
      and b.created_by = u.id)`,
    place: ({ values }) => {
      if (values.of === "candidates") return at("candidates-list");
      return at(values.of === "courses" ? "course-catalogue" : "employee-list");
    },
  },
} as const satisfies Record<string, Subject>;

export type SubjectType = keyof typeof subjects;

export const SUBJECTS: Readonly<Record<SubjectType, Subject>> = subjects;

/** SQL condition: `users u` may open the record that `n` is about, of any kind. */
export const OPENS_SQL = `case n.subject_type ${Object.entries(subjects)
  .map(([type, { opens }]) => `when '${type}' then ${opens}`)
  .join(" ")} else false end`;

/** Returns where a notification leads; null for an unknown kind of record. */
export function placeOf(type: string, told: NotificationContent): NotificationPlace | null {
  return Object.hasOwn(SUBJECTS, type) ? SUBJECTS[type as SubjectType].place(told) : null;
}
