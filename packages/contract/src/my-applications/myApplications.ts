import { z } from "zod";
import { APPLICANT_STATUSES } from "../applications/applicantStatus.ts";
import {
  availabilityRule,
  hourlyRate,
  hoursPerWeek,
  motivation,
  salaryProposal,
} from "../applications/applicationTerms.ts";
import { commitment } from "../applications/commitments.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, date, id, listOf, listQuery, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { named } from "../organization/organization.ts";

/** Roles that apply for jobs: the company's own people except recruiters, and external people. */
export const APPLICANTS = ["employee", "manager", "hr_manager", "admin", "freelancer"] as const;

/** Fields of an application. */
export const applicationFields = z.strictObject({
  /** Required for external people and for project roles. */
  hourly_rate: hourlyRate.nullable().default(null),
  available_from: date,
  /** Required for external people and for project roles. */
  available_until: date.nullable().default(null),
  hours: hoursPerWeek,
  motivation: clearable(motivation, "").default(""),
  salary_proposal: salaryProposal.nullable().default(null),
  /** Makes the application visible to the line manager before an interview. */
  manager_may_know: z.boolean().default(false),
});

const version = z.number().int();

export const offer = z.object({
  id,
  salary: z.number().int(),
  hours: z.number().int(),
  start_date: date,
  message: z.string(),
  status: z.enum(["made", "accepted", "declined"]),
});

/** Actions on one's own application. */
export const MY_APPLICATION_ACTS = ["withdraw", "apply_again"] as const;
export type MyApplicationAct = (typeof MY_APPLICATION_ACTS)[number];

export const myApplication = z.object({
  id,
  vacancy: z.object({
    id,
    name: z.string(),
    department: z.string().nullable(),
    location: z.string().nullable(),
    /** The project that the role belongs to; null otherwise. */
    project: named.nullable(),
    /** True when the job still takes applications. */
    open: z.boolean(),
  }),
  status: z.enum(APPLICANT_STATUSES),
  applied_at: timestamp.nullable(),
  /** When the application entered the stage. */
  since: timestamp,
  offer: offer.nullable(),
  /** The next interview; `starts_at` is null until a time is chosen. */
  interview: z.object({ starts_at: timestamp.nullable() }).nullable(),
  version,
  can: canOf(MY_APPLICATION_ACTS),
});
export type MyApplication = z.output<typeof myApplication>;

export const myApplicationDetail = myApplication.extend({
  /** Status history, oldest first. */
  timeline: z.array(z.object({ at: timestamp, status: z.enum(APPLICANT_STATUSES) })),
  /** The submitted fields; null when a recruiter added the person without an application. */
  sent: z
    .object({
      hourly_rate: z.number().nullable(),
      available_from: date.nullable(),
      available_until: date.nullable(),
      hours: z.number().int().nullable(),
      motivation: z.string(),
      salary_proposal: z.number().int().nullable(),
    })
    .nullable(),
  /** File name of the current profile résumé. */
  resume_name: z.string().nullable(),
  /** The submitted résumé and the number of its skills not yet confirmed or left out. */
  sent_resume: z.object({ name: z.string(), unconfirmed_skills: z.number().int() }).nullable(),
});
export type MyApplicationDetail = z.output<typeof myApplicationDetail>;

export const apply = endpoint({
  method: "POST",
  path: "/applications",
  tag: "my-applications",
  summary: "Apply for an open job; once per person, and again after withdrawing",
  access: APPLICANTS,
  body: applicationFields
    .extend({
      job_vacancy_id: id,
      /** An own file to attach; null attaches none, absent attaches the profile résumé. */
      resume_file_id: id.nullable().optional(),
    })
    .superRefine(availabilityRule),
  idempotent: true,
  payload: z.object({ id }),
  errors: [
    "vacancy_closed",
    "deadline_passed",
    "already_applied",
    "application_ended",
    "own_vacancy",
    "conflict",
  ],
});

/** Information shown before applying. */
export const applicationOutlook = z.object({
  /** Number of skills that the match is based on. */
  skills: z.number().int(),
  /** Other work and applications with weekly hours. */
  commitments: z.array(commitment),
  /**
   * True when the hiring manager or a member of the job's team is a direct or indirect manager of the
   * reader.
   */
  own_line: z.boolean(),
});
export type ApplicationOutlook = z.output<typeof applicationOutlook>;

export const getApplicationOutlook = endpoint({
  method: "GET",
  path: "/my_applications/outlook",
  tag: "my-applications",
  summary:
    "Preview an application: the number of skills the match is based on, other work with its weekly hours, and whether a manager of the signed-in person works on the job",
  access: APPLICANTS,
  query: z.strictObject({ job_vacancy_id: id }),
  payload: applicationOutlook,
});

export const listMyApplications = endpoint({
  method: "GET",
  path: "/my_applications",
  tag: "my-applications",
  summary: "List the signed-in person's applications, last changed first",
  access: APPLICANTS,
  query: listQuery.extend({
    show: z.enum(["all", "under_way", "ended"]).default("all"),
    job_vacancy_id: id.optional(),
  }),
  payload: listOf(myApplication).extend({
    counts: z.object({ all: z.number().int(), under_way: z.number().int(), ended: z.number().int() }),
  }),
});

export const getMyApplication = endpoint({
  method: "GET",
  path: "/my_applications/detail",
  tag: "my-applications",
  summary: "Get one of the signed-in person's applications with its history and submitted details",
  access: APPLICANTS,
  query: z.strictObject({ id }),
  payload: myApplicationDetail,
});

export const answerOffer = endpoint({
  method: "POST",
  path: "/my_applications/offer",
  tag: "my-applications",
  summary: "Accept or decline an offer, once; a replaced or withdrawn offer is no longer open",
  access: APPLICANTS,
  body: z.strictObject({
    offer_id: id,
    answer: z.enum(["accepted", "declined"]),
    /** The applicant's message; visible to the recruiter. */
    words: z.string().trim().max(LIMITS.description).default(""),
  }),
  payload: myApplication,
  errors: ["offer_ended"],
});

const mine = z.strictObject({ id, version });

export const withdrawApplication = endpoint({
  method: "POST",
  path: "/my_applications/withdraw",
  tag: "my-applications",
  summary: "Withdraw an application",
  access: APPLICANTS,
  body: mine,
  payload: myApplication,
  errors: ["stale_version", "move_not_allowed"],
});

export const undoWithdrawal = endpoint({
  method: "POST",
  path: "/my_applications/withdraw/undo",
  tag: "my-applications",
  summary: "Undo a withdrawal within an hour; the application returns to its stage",
  access: APPLICANTS,
  body: mine,
  payload: myApplication,
  errors: ["stale_version", "move_not_allowed"],
});
