import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, date, id, skillLevel } from "../fields.ts";
import { LANGUAGE_LEVELS, LIMITS } from "../limits.ts";
import { spokenLanguage } from "../onboarding/onboarding.ts";
import { newCertificate } from "../profile/certificates.ts";
import { educationBody, experienceBody } from "../profile/profile.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { recommendedSkill } from "../skills/skills.ts";

/** What became of a row: `added` when the profile holds it, `left_out` when the reviewer said so. */
export const reviewState = z.enum(["open", "added", "left_out"]);
export type ReviewState = z.output<typeof reviewState>;

/** `key` names a row for as long as the document stays; `words` are those it was read from. */
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

/** A skill is named by its id; without a level it asks for one before it can be added. */
export const reviewedSkill = recommendedSkill.extend({ key: z.string(), state: reviewState });
export type ReviewedSkill = z.output<typeof reviewedSkill>;

/** Everything a résumé gives but who it is of, as rows to add or leave out. */
export const resumeRows = z.object({
  experience: z.array(reviewedExperience),
  education: z.array(reviewedEducation),
  languages: z.array(reviewedLanguage),
  certificates: z.array(reviewedCertificate),
  skills: z.array(reviewedSkill),
  /** Items of a skills list that no skill is close to, as written. */
  unlinked: z.array(z.string()),
  /** Words of a scan were recognized, and can be wrong. */
  recognized: z.boolean(),
  /** ISO 639-1 code of its language where that is neither English nor Dutch, in which less is read. */
  written_in: z.string().nullable(),
});
export type ResumeRows = z.output<typeof resumeRows>;

export const FACTS = ["headline", "location", "phone"] as const;

/** One line about the person that the profile lacks. */
export const reviewedFact = row.extend({ fact: z.enum(FACTS), value: z.string() });
export type ReviewedFact = z.output<typeof reviewedFact>;

/** What may be done with what was read: decide on it. */
export const RESUME_REVIEW_ACTS = ["review"] as const;

/** A résumé on file with its rows and what became of each. */
export const resumeReview = resumeRows.extend({
  file: z.object({ id, name: z.string(), url: z.string() }),
  person: z.object({ id, name: z.string() }),
  facts: z.array(reviewedFact),
  /** The reviewer said that it is done, or decided on every row. */
  finished: z.boolean(),
  can: canOf(RESUME_REVIEW_ACTS),
});
export type ResumeReview = z.output<typeof resumeReview>;

export const getResumeReview = endpoint({
  method: "GET",
  path: "/resume_review",
  tag: "skills",
  summary:
    "What was read from a résumé, as rows to add or leave out: by file, or by the application it came with",
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

/** A fact as it is added. */
export const factEntry = z.strictObject({
  fact: z.enum(FACTS),
  value: z.string().trim().min(1).max(LIMITS.name),
});

/** A spoken language as it is added. */
export const languageEntry = spokenLanguage.omit({ id: true });

/** A skill as it is added: with a level, which no one chooses but the reviewer. */
export const skillEntry = z.strictObject({
  skill_id: id,
  level: skillLevel,
  last_used: date.nullable().default(null),
});

const MOST_ROWS = 60;
const rowKey = z.string().min(1).max(80);

/** Rows as they are added: the key of the review, and the entry as the reviewer left it. */
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
    "Add rows of a résumé's review to the profile, in one piece; the person's own, or a candidate's by a recruiter",
  access: PROFILE_ROLES,
  body: z.strictObject({
    file_id: id,
    facts: rowsOf(factEntry, FACTS.length),
    experience: rowsOf(experienceBody, MOST_ROWS),
    education: rowsOf(educationBody, MOST_ROWS),
    languages: rowsOf(languageEntry, MOST_ROWS),
    certificates: rowsOf(newCertificate, MOST_ROWS),
    skills: rowsOf(skillEntry, LIMITS.skillsPerSave),
  }),
  idempotent: "always",
  payload: resumeReview,
});

export const saveReviewDecisions = endpoint({
  method: "PUT",
  path: "/resume_review",
  tag: "skills",
  summary: "Leave rows out, bring them back, or finish the review; what is open stays open until then",
  access: PROFILE_ROLES,
  body: z.strictObject({
    file_id: id,
    /** Absent leaves what was said before. */
    left_out: clearable(z.array(rowKey).max(500), []).optional(),
    finished: z.boolean().optional(),
  }),
  payload: resumeReview,
});
