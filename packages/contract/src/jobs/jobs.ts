import { z } from "zod";
import { STAGES } from "../applications/pipeline.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, date, emptyPayload, id, listOf, listQuery } from "../fields.ts";
import { BANDS } from "../limits.ts";
import { matchSheet, matchSummary } from "../matching.ts";
import { named, personRef } from "../organization/organization.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { requiredSkill } from "../skill-profiles/skillProfiles.ts";
import { APPROVAL_ACTS } from "./approvalActs.ts";
import { jobStatus, publication } from "./jobWork.ts";

/** Actions on a job. */
export const JOB_ACTS = [
  ...APPROVAL_ACTS,
  "see_work",
  "see_pipeline",
  "move_pipeline",
  "rank_people",
  "save",
  "apply",
] as const;
export type JobAct = (typeof JOB_ACTS)[number];

/** Closeness of the last day to apply: more than a week, a week or less, passed. */
export const CLOSING_STATES = ["later", "soon", "passed"] as const;

export const job = z.object({
  id,
  name: z.string(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  hours: z.number().nullable(),
  salary_from: z.number().int().nullable(),
  salary_to: z.number().int().nullable(),
  status: jobStatus,
  publication,
  available_from: date.nullable(),
  /** Last day to apply; null when open-ended. */
  apply_by: date.nullable(),
  /** Closeness of that day; a passed day blocks applications without changing the publication. */
  closing: z.enum(CLOSING_STATES).nullable(),
  /** True when the job is also open to external people. */
  external: z.boolean(),
  headcount: z.number().int(),
  /** The project that the role belongs to; null otherwise. */
  project: named.nullable(),
  /** Start and end of a project role. */
  starts_on: date.nullable(),
  ends_on: date.nullable(),
  created_at: z.string(),
  saved: z.boolean(),
  version: z.number().int(),
  /**
   * Approval actions (edit, assign, delete, submit, approve, decline, discard_change, hold, reopen, close),
   * see_work, rank_people, see_pipeline, move_pipeline, save, apply.
   */
  can: canOf(JOB_ACTS),
});
export type Job = z.output<typeof job>;

export const jobDetail = job.extend({
  description: z.string(),
  skills: z.array(requiredSkill),
  /** Decides on applicants; null for external people and when none is set or the person has left. */
  hiring_manager: personRef.nullable(),
  /** Contact for questions; null under the same conditions. */
  contact: personRef.extend({ email: z.string() }).nullable(),
  /**
   * True when a change awaits approval, while the approved version stays in force; false for readers without
   * access to the work.
   */
  change_waiting: z.boolean(),
});
export type JobDetail = z.output<typeof jobDetail>;

export const getJob = endpoint({
  method: "GET",
  path: "/job_vacancy/detail",
  tag: "jobs",
  summary: "Get a job with its required skills",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  payload: jobDetail,
});

/** Jobs, project roles, or both. */
export const jobKind = z.enum(["all", "jobs", "projects"]);
export type JobKind = z.output<typeof jobKind>;

export const jobMatch = job.extend({
  match: matchSummary,
  /** True when the reader applied and did not withdraw. */
  applied: z.boolean(),
});
export type JobMatch = z.output<typeof jobMatch>;

export const listJobMatches = endpoint({
  method: "GET",
  path: "/job_vacancy/matches",
  tag: "jobs",
  summary: "List open jobs ranked by the signed-in person's match; none is hidden by a score",
  access: ["employee", "manager", "admin", "hr_manager", "freelancer"],
  query: listQuery.extend({
    band: z.enum(BANDS).optional(),
    department: z.string().max(120).optional(),
    saved: z.stringbool().default(false),
    kind: jobKind.default("all"),
    /** Minimum band. */
    min_band: z.enum(BANDS).optional(),
    /** Only jobs that close within a week. */
    closing: z.literal("soon").optional(),
    sort: z.enum(["match", "deadline"]).default("match"),
  }),
  payload: listOf(jobMatch).extend({
    /** Number of jobs that close within a week. */
    closing_soon: z.number().int(),
    kinds: z.array(z.object({ kind: jobKind, count: z.number().int() })),
    departments: z.array(z.object({ name: z.string(), count: z.number().int() })),
    bands: z.array(z.object({ band: z.enum(BANDS), count: z.number().int() })),
  }),
});

export const getJobMatch = endpoint({
  method: "GET",
  path: "/job_vacancy/match",
  tag: "jobs",
  summary: "Explain a person's match with a job; defaults to the signed-in person",
  access: PROFILE_ROLES,
  query: z.strictObject({ job_vacancy_id: id, user_id: id.optional() }),
  payload: matchSheet,
});

/** Public card of a person with the match to the job. */
export const personMatch = z.object({
  id,
  name: z.string(),
  title: z.string().nullable(),
  department: z.string().nullable(),
  photo_url: z.string().nullable(),
  internal: z.boolean(),
  /** True when the person is open to internal opportunities and shares that with this reader. */
  open_to_moves: z.boolean(),
  match: matchSummary,
  /** Skills behind the score, met ones first; at most three of each. */
  strengths: z.array(z.string()),
  gaps: z.array(z.string()),
});
export type PersonMatch = z.output<typeof personMatch>;

export const jobPersonMatch = personMatch.extend({
  /** True when the person currently has the job's job profile. */
  holds_job: z.boolean(),
  /** Null without an application, and for readers who do not see the pipeline. */
  application: z.object({ id, stage: z.enum(STAGES) }).nullable(),
});
export type JobPersonMatch = z.output<typeof jobPersonMatch>;

/** Actions on the listed people: adding them to the pipeline, and emailing them once they are in it. */
export const PEOPLE_MATCH_ACTS = ["add", "email"] as const;
export type PeopleMatchAct = (typeof PEOPLE_MATCH_ACTS)[number];

export const listPeopleMatches = endpoint({
  method: "GET",
  path: "/job_vacancy/people",
  tag: "jobs",
  summary: "List people inside and outside the company, ranked for a job",
  access: ["moderator", "hr_manager", "admin"],
  query: listQuery.extend({
    job_vacancy_id: id,
    people: z.enum(["all", "internal", "external"]).default("all"),
    /** Excludes people who currently hold the job. */
    without_holders: z.stringbool().default(false),
  }),
  payload: listOf(jobPersonMatch).extend({
    vacancy: z.object({ id, name: z.string(), status: jobStatus }),
    /** Number of people who hold the job, whether excluded or not. */
    holders: z.number().int(),
    can: canOf(PEOPLE_MATCH_ACTS),
  }),
});

export const saveJob = endpoint({
  method: "POST",
  path: "/saved_job",
  tag: "jobs",
  summary: "Save a job",
  access: ["employee", "manager", "admin", "hr_manager", "freelancer"],
  body: z.strictObject({ job_vacancy_id: id }),
  payload: emptyPayload,
});

export const unsaveJob = endpoint({
  method: "DELETE",
  path: "/saved_job",
  tag: "jobs",
  summary: "Remove a job from saved jobs",
  access: ["employee", "manager", "admin", "hr_manager", "freelancer"],
  query: z.strictObject({ job_vacancy_id: id }),
  payload: emptyPayload,
});
