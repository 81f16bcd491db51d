import { z } from "zod";
import { STAGES } from "../applications/pipeline.ts";
import { DOCUMENT_ERRORS, recognize } from "../documentErrors.ts";
import { endpoint, SHEET_TYPES } from "../endpoint.ts";
import { canOf, date, email, id, listOf, listQuery, personName, skillLevel, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { spokenLanguage } from "../onboarding/onboarding.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named } from "../organization/organization.ts";
import { newCertificate } from "../profile/certificates.ts";
import { educationBody, experienceBody, publicSkill } from "../profile/profile.ts";
import { resumeRows } from "../resume-review/resumeReview.ts";
import { CANDIDATE_ACTS, CANDIDATE_LIST_ACTS } from "./candidateActs.ts";

/**
 * Roles that see and edit candidates: recruiters and administrators all, HR managers those shared with them.
 */
export const CANDIDATE_READERS = ["moderator", "hr_manager", "admin"] as const;
export const CANDIDATE_SOURCES = [
  "by_hand",
  "resume",
  "upload",
  "careers",
  "sign_up",
  "expert_finder",
] as const;
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number];

/** Reason for retention: an active process, an own account, or a running retention period. */
export const RETENTION_STATES = ["in_process", "own_account", "counting"] as const;

/** Retention filters; `running_out` is the end of the counted period. */
export const RETENTION_FILTERS = ["running_out", ...RETENTION_STATES] as const;

export const retention = z.object({
  state: z.enum(RETENTION_STATES),
  until: timestamp.nullable(),
  days_left: z.number().int().nullable(),
});
export type CandidateRetention = z.output<typeof retention>;

/** Days before deletion in which a candidate counts as running out. */
export const RUNNING_OUT_DAYS = 7;

export const CONSENT_STATES = ["given", "asked", "none"] as const;

/** Search and filters of the candidate list, as in its URL. */
export const candidateFilter = z.strictObject({
  search_query: listQuery.shape.search_query,
  /** Stages of active applications. */
  stages: oneOrMany(z.enum(STAGES)).optional(),
  job_vacancies: oneOrMany(id).optional(),
  talent_pools: oneOrMany(id).optional(),
  sources: oneOrMany(z.enum(CANDIDATE_SOURCES)).optional(),
  /** Owners: the reader, none, or a user id. */
  owners: oneOrMany(z.union([z.enum(["me", "nobody"]), id])).optional(),
  locations: oneOrMany(z.string().trim().min(1).max(LIMITS.name)).optional(),
  retention: z.enum(RETENTION_FILTERS).optional(),
  consent: z.enum(CONSENT_STATES).optional(),
  /** Candidates must have all of these. */
  skills: oneOrMany(id, 20).optional(),
});
export type CandidateFilter = z.output<typeof candidateFilter>;

export const CANDIDATE_SORTS = ["name", "-name", "added", "-added", "retention", "-retention"] as const;

const atVacancy = z.object({ id, vacancy: named, stage: z.enum(STAGES), since: timestamp });

export const candidateRow = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  /** The person's own headline, otherwise the job title. */
  headline: z.string().nullable(),
  photo_url: z.string().nullable(),
  source: z.enum(CANDIDATE_SOURCES),
  owner: named.nullable(),
  /** True when the person has an account to sign in with. */
  account: z.boolean(),
  consent: z.enum(CONSENT_STATES),
  consent_at: timestamp.nullable(),
  /** When the person opted out of emails that are not replies to their own actions. */
  unsubscribed_at: timestamp.nullable(),
  retention,
  /** At most three active applications, latest first; `applications_count` is the total. */
  applications: z.array(atVacancy),
  applications_count: z.number().int(),
  talent_pools_count: z.number().int(),
  /** The strongest skills, at most four. */
  skills: z.array(publicSkill.omit({ endorsed_by: true })),
  created_at: timestamp,
  version: z.number().int(),
  can: canOf(CANDIDATE_ACTS),
});
export type CandidateRow = z.output<typeof candidateRow>;

const sorted = z.enum(CANDIDATE_SORTS).default("-added");

export const listCandidates = endpoint({
  method: "GET",
  path: "/candidate_list/candidates",
  tag: "candidates",
  summary: "List candidates by search and filters",
  access: CANDIDATE_READERS,
  query: candidateFilter.extend({ page: listQuery.shape.page, size: listQuery.shape.size, sort: sorted }),
  payload: listOf(candidateRow).extend({ can: canOf(CANDIDATE_LIST_ACTS) }),
});

export const MAX_SELECTED = 1_000;

export const listCandidateIds = endpoint({
  method: "GET",
  path: "/candidate_list/candidate_ids",
  tag: "candidates",
  summary: "List the ids of candidates that match a filter, 1,000 at most",
  access: CANDIDATE_READERS,
  query: candidateFilter.extend({ sort: sorted }),
  payload: z.object({ ids: z.array(id), total: z.number().int() }),
});

/** Selected candidates by id, across pages. */
export const candidateSelection = z.strictObject({
  user_ids: z.array(id).min(1, "recipient_selected").max(MAX_SELECTED),
});

export const exportCandidates = endpoint({
  method: "POST",
  path: "/candidate_list/export",
  tag: "candidates",
  summary: "Export selected candidates, or all that match a filter, as a file",
  access: CANDIDATE_READERS,
  reads: true,
  body: z.strictObject({
    selection: z.union([candidateSelection, z.strictObject({ filter: candidateFilter })]),
    sort: sorted,
    format: z.enum(["csv", "xlsx"]),
  }),
  payload: z.unknown(),
  raw: SHEET_TYPES,
});

/** Data read from a résumé; nothing is stored until it is confirmed. */
export const resumeReading = resumeRows.extend({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  headline: z.string(),
});
export type ResumeReading = z.output<typeof resumeReading>;

export const readCandidateResume = endpoint({
  method: "POST",
  path: "/candidate_list/resume",
  tag: "candidates",
  summary: "Read a résumé and propose a candidate from it; nothing is stored",
  access: CANDIDATE_READERS,
  reads: true,
  query: z.strictObject({ recognize }),
  upload: true,
  payload: resumeReading,
  errors: DOCUMENT_ERRORS,
});

/** Optional form text; an empty string means null. */
const clearableOrNone = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((value) => value || null);
const textOrNone = (max: number) => clearableOrNone(max).default(null);

export const newCandidateFields = z.strictObject({
  first_name: personName,
  last_name: personName,
  email,
  phone: textOrNone(LIMITS.phone),
  location: textOrNone(LIMITS.name),
  headline: textOrNone(LIMITS.name),
});

export const addCandidate = endpoint({
  method: "POST",
  path: "/candidate_list/candidates",
  tag: "candidates",
  summary: "Add a candidate, with confirmed data from a résumé",
  access: CANDIDATE_READERS,
  body: newCandidateFields.extend({
    source: z.enum(["by_hand", "resume"]).default("by_hand"),
    /** True when the person consented to one year of retention. */
    consent: z.boolean().default(false),
    experience: z.array(experienceBody).max(50).default([]),
    education: z.array(educationBody).max(50).default([]),
    languages: z
      .array(spokenLanguage.omit({ id: true }))
      .max(20)
      .default([]),
    certificates: z.array(newCertificate).max(50).default([]),
    /** `inferred`: as read from the résumé; `confirmed`: the recruiter set the level. */
    skills: z
      .array(
        z.strictObject({
          skill_id: id,
          level: skillLevel,
          source: z.enum(["inferred", "confirmed"]),
          words: z.string().trim().max(300).nullable().default(null),
          last_used: date.nullable().default(null),
        }),
      )
      .max(LIMITS.skillsPerSave)
      .default([]),
  }),
  idempotent: true,
  payload: candidateRow,
  errors: ["email_taken", "conflict"],
});

export const saveCandidateContact = endpoint({
  method: "PUT",
  path: "/candidate_list/candidates",
  tag: "candidates",
  summary:
    "Update a candidate's name and contact details; the email address of someone with an account cannot change",
  access: CANDIDATE_READERS,
  /** Absent fields keep their value. */
  body: z
    .strictObject({
      ...newCandidateFields.shape,
      phone: clearableOrNone(LIMITS.phone),
      location: clearableOrNone(LIMITS.name),
      headline: clearableOrNone(LIMITS.name),
    })
    .partial()
    .extend({ id, version: z.number().int() }),
  payload: candidateRow,
  errors: ["stale_version", "email_taken"],
});

/** Number of records that an erasure would delete. */
export const erasure = z.object({
  people: z.number().int(),
  applications: z.number().int(),
  notes: z.number().int(),
  tasks: z.number().int(),
  files: z.number().int(),
  skills: z.number().int(),
  mails: z.number().int(),
  talent_pools: z.number().int(),
});
export type Erasure = z.output<typeof erasure>;

const kept = z.object({ count: z.number().int(), names: z.array(z.string()) });

export const previewErasure = endpoint({
  method: "POST",
  path: "/candidate_list/erase/preview",
  tag: "candidates",
  summary:
    "Preview which data erasing candidates would delete, and who is skipped because of an active application",
  access: CANDIDATE_READERS,
  reads: true,
  body: z.strictObject({ selection: candidateSelection }),
  payload: z.object({ goes: erasure, in_process: kept }),
});

export const eraseCandidates = endpoint({
  method: "DELETE",
  path: "/candidate_list/candidates",
  tag: "candidates",
  summary:
    "Erase candidates permanently; skips anyone with an active application, and the log keeps only counts",
  access: CANDIDATE_READERS,
  whilePaused: true,
  body: z.strictObject({ selection: candidateSelection }),
  /** `proofs` are ids of erasure log entries, in the order of `user_ids`. */
  payload: z.object({ user_ids: z.array(id), proofs: z.array(id), goes: erasure, in_process: kept }),
  errors: ["conflict"],
});
