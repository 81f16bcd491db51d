import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, date, id, skillLevel } from "../fields.ts";
import { LANGUAGE_LEVELS, LIMITS } from "../limits.ts";
import { spokenLanguage } from "../onboarding/onboarding.ts";
import { newCertificate } from "../profile/certificates.ts";
import { educationBody, experienceBody } from "../profile/profile.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { recommendedSkill } from "../skills/skills.ts";

/** State of a row: `added` to the profile, or `left_out` by the reviewer. */
export const reviewState = z.enum(["open", "added", "left_out"]);
export type ReviewState = z.output<typeof reviewState>;

/** `key` identifies a row of the document; `words` is its source text. */
const row = z.object({ key: z.string(), state: reviewState, words: z.string().nullable() });

export const reviewedExperience = row.extend({
  position: z.string(),
  company: z.string(),
  start_date: date.nullable(),
  end_date: date.nullable(),
  current_job: z.boolean(),
  description: z.string(),
});
export type ReviewedExperience = z.output<typeof reviewedExperience>;

export const reviewedEducation = row.extend({
  degree: z.string(),
  institution: z.string(),
  level: z.string(),
  started: date.nullable(),
  finished: date.nullable(),
});
export type ReviewedEducation = z.output<typeof reviewedEducation>;

export const reviewedLanguage = row.extend({
  /** ISO 639-1. */
  language: z.string(),
  level: z.enum(LANGUAGE_LEVELS).nullable(),
});
export type ReviewedLanguage = z.output<typeof reviewedLanguage>;

export const reviewedCertificate = row.extend({
  name: z.string(),
  issuer: z.string().nullable(),
  number: z.string().nullable(),
  issued_on: date.nullable(),
  expires_on: date.nullable(),
});
export type ReviewedCertificate = z.output<typeof reviewedCertificate>;

/** A skill by id; without a level, one must be set before adding. */
export const reviewedSkill = recommendedSkill.extend({ key: z.string(), state: reviewState });
export type ReviewedSkill = z.output<typeof reviewedSkill>;

/** All data of a résumé except identity, as rows to add or leave out. */
export const resumeRows = z.object({
  experience: z.array(reviewedExperience),
  education: z.array(reviewedEducation),
  languages: z.array(reviewedLanguage),
  certificates: z.array(reviewedCertificate),
  skills: z.array(reviewedSkill),
  /** Items of a skills list without a matching skill, as written. */
  unlinked: z.array(z.string()),
  /** True when the text came from text recognition and may contain errors. */
  recognized: z.boolean(),
  /**
   * ISO 639-1 code of a language other than English or Dutch, from which less can be read; null otherwise.
   */
  written_in: z.string().nullable(),
});
export type ResumeRows = z.output<typeof resumeRows>;

export const FACTS = ["headline", "location", "phone"] as const;

/** A single fact that the profile lacks. */
export const reviewedFact = row.extend({ fact: z.enum(FACTS), value: z.string() });
export type ReviewedFact = z.output<typeof reviewedFact>;

/** Actions on a résumé review. */
export const RESUME_REVIEW_ACTS = ["review"] as const;

/** A stored résumé with its rows and their states. */
export const resumeReview = resumeRows.extend({
  file: z.object({ id, name: z.string(), url: z.string() }),
  person: z.object({ id, name: z.string() }),
  facts: z.array(reviewedFact),
  /** True when the reviewer finished, or decided on every row. */
  finished: z.boolean(),
  can: canOf(RESUME_REVIEW_ACTS),
});
export type ResumeReview = z.output<typeof resumeReview>;

export const getResumeReview = endpoint({
  method: "GET",
  path: "/resume_review",
  tag: "skills",
  summary: "Get the rows read from a résumé for review, by file or by the application it came with",
  access: PROFILE_ROLES,
  query: z
    .strictObject({ file_id: id.optional(), application_id: id.optional() })
    .refine((query) => (query.file_id === undefined) !== (query.application_id === undefined), {
      path: ["file_id"],
      message: "required",
    }),
  payload: resumeReview,
  errors: ["conflict"],
});

/** A fact to add. */
export const factEntry = z.strictObject({
  fact: z.enum(FACTS),
  value: z.string().trim().min(1).max(LIMITS.name),
});

/** A spoken language to add. */
export const languageEntry = spokenLanguage.omit({ id: true });

/** A skill to add, with the level set by the reviewer. */
export const skillEntry = z.strictObject({
  skill_id: id,
  level: skillLevel,
  last_used: date.nullable().default(null),
});

const MAX_ROWS = 60;
const rowKey = z.string().min(1).max(80);

/** Rows to add: the row key and the edited entry. */
const rowsOf = <T extends z.ZodType>(entry: T, most: number) =>
  z
    .array(z.strictObject({ key: rowKey, entry }))
    .max(most)
    .default([]);

export const addFromResume = endpoint({
  method: "POST",
  path: "/resume_review/add",
  tag: "skills",
  summary:
    "Add reviewed résumé rows to the signed-in person's profile or, as a recruiter, to a candidate's; all or none",
  access: PROFILE_ROLES,
  body: z.strictObject({
    file_id: id,
    facts: rowsOf(factEntry, FACTS.length),
    experience: rowsOf(experienceBody, MAX_ROWS),
    education: rowsOf(educationBody, MAX_ROWS),
    languages: rowsOf(languageEntry, MAX_ROWS),
    certificates: rowsOf(newCertificate, MAX_ROWS),
    skills: rowsOf(skillEntry, LIMITS.skillsPerSave),
  }),
  idempotent: "always",
  payload: resumeReview,
});

export const saveReviewDecisions = endpoint({
  method: "PUT",
  path: "/resume_review",
  tag: "skills",
  summary: "Leave out or restore rows of a résumé review, or finish it; undecided rows stay open until then",
  access: PROFILE_ROLES,
  body: z.strictObject({
    file_id: id,
    /** Absent keeps the earlier choice. */
    left_out: clearable(z.array(rowKey).max(500), []).optional(),
    finished: z.boolean().optional(),
  }),
  payload: resumeReview,
});
