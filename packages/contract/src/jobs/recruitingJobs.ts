import { z } from "zod";
import { STAGES } from "../applications/pipeline.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, date, emptyPayload, id, listOf, listQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { named } from "../organization/organization.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { requiredSkill, requirements } from "../skill-profiles/skillProfiles.ts";
import { adText } from "./adText.ts";
import { job, jobDetail } from "./jobs.ts";
import { jobWork, teamBody } from "./jobWork.ts";

/** Roles that create or propose jobs and projects. */
export const JOB_CREATORS = ["employee", "manager", "hr_manager", "admin", "moderator"] as const;

/** Values of `filter`; the default is all. */
export const jobFilter = z.enum([
  "all",
  "mine",
  "draft",
  "pending",
  "open",
  /** Open, without applicants. */
  "unanswered",
  /** Open, past the last day to apply. */
  "overdue",
  "approved",
  "declined",
  "closed",
]);
export type JobFilter = z.output<typeof jobFilter>;

export const listedJob = job.extend({
  /** Null for readers without access to the work. */
  owner_name: z.string().nullable(),
  /**
   * True when a change awaits approval, while the approved version stays in force; false for readers without
   * access to the work.
   */
  change_waiting: z.boolean(),
  /** Active applications by stage; empty for readers without access to the work. */
  applicants: z.array(z.object({ stage: z.enum(STAGES), count: z.number().int() })),
});
export type ListedJob = z.output<typeof listedJob>;

export const filterCounts = z.array(z.object({ filter: jobFilter, count: z.number().int() }));

/** Actions on the list of jobs or projects. */
export const WORK_LIST_ACTS = ["create"] as const;
export type WorkListAct = (typeof WORK_LIST_ACTS)[number];

export const listJobs = endpoint({
  method: "GET",
  path: "/job_vacancy",
  tag: "jobs",
  summary:
    "List the company's jobs for recruiters, HR and administrators; for others, those open to them or that they work on; excludes project roles",
  access: PROFILE_ROLES,
  query: listQuery.extend({ filter: jobFilter.default("all") }),
  payload: listOf(listedJob).extend({ counts: filterCounts, can: canOf(WORK_LIST_ACTS) }),
});

/** The internal part of a job, for its team and approvers, with the version it belongs to. */
const jobWorkRecord = jobWork.extend({ id, name: z.string(), version: z.number().int() });
export type JobWorkRecord = z.output<typeof jobWorkRecord>;

export const getJobWork = endpoint({
  method: "GET",
  path: "/job_vacancy/work",
  tag: "jobs",
  summary: "Get a job's form data, approval, pending change, and owner, co-owners and members",
  access: JOB_CREATORS,
  query: z.strictObject({ id }),
  payload: jobWorkRecord,
});

/** A job after an action; `work` is null when the reader no longer has access to it. */
const jobWithWork = jobDetail.extend({ work: jobWork.nullable() });
export type JobWithWork = z.output<typeof jobWithWork>;

const name = z.string().trim().min(1).max(LIMITS.name);
const euros = z.number().int().min(0).max(1_000_000).nullable();
export const weekHours = z.number().int().min(1).max(LIMITS.availabilityHours, "job_hours").nullable();

/** Monthly salary range in euros; `salary_from` must not exceed `salary_to`. */
interface Pay {
  salary_from?: number | null | undefined;
  salary_to?: number | null | undefined;
  external?: boolean | undefined;
}

/**
 * Returns the issues of a salary range by field: the order of its ends, and missing ends of a job open to
 * external people.
 */
export function payIssues({ salary_from: from, salary_to: to, external }: Pay): Record<string, string> {
  if (external && (from ?? null) === null) return { salary_from: "pay_range_required" };
  if (external && (to ?? null) === null) return { salary_to: "pay_range_required" };
  return typeof from === "number" && typeof to === "number" && from > to ? { salary_to: "pay_order" } : {};
}

function checkPay(values: Pay, ctx: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(payIssues(values)))
    ctx.addIssue({ code: "custom", path: [field], message });
}

const fields = {
  name,
  job_profile_id: z.uuid("job_profile_required"),
  description: z.string().trim().max(LIMITS.longText),
  department_id: id.nullable(),
  location: z.string().trim().max(LIMITS.name).nullable(),
  hours: weekHours,
  salary_from: euros,
  salary_to: euros,
  headcount: z.number().int().min(1).max(999),
  available_from: date.nullable(),
  /** Last day to apply; cannot be set to a past date. */
  apply_by: date.nullable(),
  /** Active colleagues; a current value may stay. */
  hiring_manager_id: id.nullable(),
  contact_id: id.nullable(),
  external: z.boolean(),
};

export const jobBody = z
  .strictObject({
    ...fields,
    description: fields.description.default(""),
    department_id: fields.department_id.default(null),
    location: fields.location.default(null),
    hours: weekHours.default(null),
    salary_from: euros.default(null),
    salary_to: euros.default(null),
    headcount: fields.headcount.default(1),
    available_from: fields.available_from.default(null),
    apply_by: fields.apply_by.default(null),
    hiring_manager_id: fields.hiring_manager_id.default(null),
    contact_id: fields.contact_id.default(null),
    external: fields.external.default(false),
    /** Absent: the skills of the job profile. */
    skills: requirements.optional(),
  })
  .superRefine(checkPay);

const makesSense = ["stale_version", "conflict"] as const;

export const createJob = endpoint({
  method: "POST",
  path: "/job_vacancy",
  tag: "jobs",
  summary: "Create a job: as a draft, or approved at once when an administrator creates it",
  access: JOB_CREATORS,
  idempotent: true,
  body: jobBody,
  payload: jobWithWork,
});

export const saveJobChanges = endpoint({
  method: "PUT",
  path: "/job_vacancy",
  tag: "jobs",
  summary:
    "Update a job; a new name, job profile, department, hours, salary or skills of an approved one require approval",
  access: JOB_CREATORS,
  /** Absent fields keep their value. */
  body: z
    .strictObject({ ...fields, description: clearable(fields.description, ""), skills: requirements })
    .partial()
    .extend({ id, version: z.number().int() }),
  payload: jobWithWork,
  errors: makesSense,
});

export const deleteJob = endpoint({
  method: "DELETE",
  path: "/job_vacancy",
  tag: "jobs",
  summary: "Delete a draft, or an approved job that never had an applicant",
  access: JOB_CREATORS,
  query: z.strictObject({ id, version: z.coerce.number().int() }),
  payload: emptyPayload,
  errors: makesSense,
});

export const commandBody = z.strictObject({ id, version: z.number().int() });
export const declineBody = commandBody.extend({ reason: z.string().trim().min(1).max(LIMITS.description) });

function command<const P extends string, const B extends z.ZodType>(path: P, summary: string, body: B) {
  return endpoint({
    method: "POST",
    path: `/job_vacancy/${path}` as const,
    tag: "jobs",
    summary,
    access: JOB_CREATORS,
    body,
    payload: jobWithWork,
    errors: makesSense,
  });
}

export const submitJob = command("submit", "Submit a draft or declined job for approval", commandBody);
export const approveJob = command("approve", "Approve a job or its pending change", commandBody);
export const declineJob = command(
  "decline",
  "Decline a job or its pending change, with a reason",
  declineBody,
);
export const discardJobChange = command(
  "discard_change",
  "Discard a job's pending or declined change; the approved version does not change",
  commandBody,
);
export const holdJob = command(
  "hold",
  "Put a job on hold; it is hidden from job seekers until it is reopened",
  commandBody,
);
export const reopenJob = command("reopen", "Reopen a job that is on hold or closed", commandBody);
export const closeJob = command("close", "Close a job to applications; rejects no one", commandBody);

export const saveJobMembers = endpoint({
  method: "PUT",
  path: "/job_vacancy/members",
  tag: "jobs",
  summary: "Set the owner, co-owners and members of a job",
  access: JOB_CREATORS,
  body: teamBody,
  payload: jobWithWork,
  errors: makesSense,
});

/** A skill found in a text and all its positions (UTF-16 offsets, end exclusive). */
export const textSkill = requiredSkill.extend({
  /** Null when the text states no level; the user sets it when adding the skill. */
  level: requiredSkill.shape.level.nullable(),
  /** Default level when the text states none; a suggestion, not a finding. */
  suggested_level: requiredSkill.shape.level.nullable(),
  /** The recognized words. */
  words: z.string(),
  places: z.array(z.object({ start: z.number().int(), end: z.number().int() })).min(1),
});
export type TextSkill = z.output<typeof textSkill>;

/** ISO 639-1 code; null for too little text. Outside English and Dutch, only skill names are recognized. */
const textLanguage = z.string().nullable();

export const skillsOfText = endpoint({
  method: "POST",
  path: "/job_vacancy/skills_of_text",
  tag: "jobs",
  summary: "Extract the skills required in a job text, in text order; nothing is stored",
  access: JOB_CREATORS,
  reads: true,
  body: z.strictObject({ text: adText }),
  payload: z.object({ skills: z.array(textSkill), language: textLanguage }),
});

/** A field value and the words it was read from; null when the text has none. */
const told = <T extends z.ZodType>(value: T) => z.object({ value, words: z.string() }).nullable();

/** Job fields read from a job ad. */
export const parsedAd = z.object({
  name: told(z.string()),
  /** The profile whose name is closest to the title; null when none is close. */
  job_profile: told(named),
  department: told(named),
  location: told(z.string()),
  /** The most that the ad names. */
  hours: told(z.number().int()),
  /** The fewest, when the ad names a range. */
  hours_from: told(z.number().int()),
  salary_from: told(z.number().int()),
  salary_to: told(z.number().int()),
  available_from: told(date),
  apply_by: told(date),
  /** The text without markup. */
  description: z.string(),
  skills: z.array(textSkill),
  /** Titles of other jobs mentioned in the ad. */
  other_jobs: z.array(z.string()),
  /**
   * The ads in a text that contains several (UTF-16 offsets, end exclusive); only the first is read. Empty
   * for a single ad.
   */
  ads: z.array(z.object({ title: z.string(), start: z.number().int(), end: z.number().int() })),
  language: textLanguage,
});
export type ParsedAd = z.output<typeof parsedAd>;

export const readAdText = endpoint({
  method: "POST",
  path: "/job_vacancy/from_text",
  tag: "jobs",
  summary: "Parse a pasted job ad into job fields, each with its source words; nothing is stored",
  access: JOB_CREATORS,
  reads: true,
  body: z.strictObject({ text: adText }),
  payload: parsedAd,
});
