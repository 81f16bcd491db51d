import { z } from "zod";
import { ACCOUNT_STATUSES } from "../employee-role/employeeRole.ts";
import { GENDERS } from "../employees/employees.ts";
import { endpoint } from "../endpoint.ts";
import {
  canOf,
  clearable,
  date,
  emptyPayload,
  id,
  listOf,
  skillLevel,
  timestamp,
  wholeListQuery,
} from "../fields.ts";
import { storedFile } from "../files/files.ts";
import { LIMITS } from "../limits.ts";
import { spokenLanguage } from "../onboarding/onboarding.ts";
import { named, personRef } from "../organization/organization.ts";
import { PROFILE_ROLES, ROLES } from "../roles.ts";
import { claimSource, skill } from "../skills/skills.ts";

const version = z.number().int();
const ofPerson = z.strictObject({ user_id: id.optional() });

/** A skill as colleagues see it: the kind of source, without its origin. */
export const publicSkill = z.object({
  skill,
  level: skillLevel.nullable(),
  source: claimSource,
  endorsed_by: z.array(z.string()),
});
export type PublicSkill = z.output<typeof publicSkill>;

/** Data visible only to the person and to people with access to the private record. */
export const privateRecord = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  gender: z.enum(GENDERS),
  join_date: date.nullable(),
  /** Hours a week. */
  availability: z.number().int().nullable(),
  system_role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
  languages: z.array(spokenLanguage),
  resume: storedFile.nullable(),
  picture: storedFile.nullable(),
  created_at: timestamp,
});
export type PrivateRecord = z.output<typeof privateRecord>;

/** Actions on a person's profile. */
export const PROFILE_ACTS = ["edit", "view_events", "confirm_skills", "view_notes"] as const;
export type ProfileAct = (typeof PROFILE_ACTS)[number];

/** A person: the public card plus the private record, or null for readers without access. */
export const candidate = z.object({
  id,
  name: z.string(),
  photo_url: z.string().nullable(),
  headline: z.string().nullable(),
  about: z.string().nullable(),
  role: named.nullable(),
  job_profile: named.nullable(),
  department: named.nullable(),
  team: named.nullable(),
  manager: personRef.nullable(),
  skills_public: z.boolean(),
  /** By level, then name; null when hidden from the reader. */
  skills: z.array(publicSkill).nullable(),
  private: privateRecord.nullable(),
  version,
  can: canOf(PROFILE_ACTS),
});
export type Candidate = z.output<typeof candidate>;

const candidates = z.object({ candidates: z.array(candidate).length(1) });

export const getCandidate = endpoint({
  method: "GET",
  path: "/candidate",
  tag: "profile",
  summary:
    "Get a person's public card, with the private record for those with access; defaults to the signed-in person",
  access: PROFILE_ROLES,
  query: z.strictObject({ id: id.optional() }),
  payload: candidates,
});

const textOrNone = (max: number) => z.string().trim().max(max).nullable();

export const candidateBody = z.strictObject({
  headline: textOrNone(LIMITS.name),
  about: textOrNone(LIMITS.description),
  availability: z.number().int().min(0).max(LIMITS.availabilityHours, "availability").nullable(),
  location: textOrNone(LIMITS.name),
  phone: textOrNone(LIMITS.phone),
  skills_public: z.boolean(),
});

export const saveCandidate = endpoint({
  method: "PUT",
  path: "/candidate",
  tag: "profile",
  summary: "Update the signed-in person's profile, or that of a person whose record they maintain",
  access: PROFILE_ROLES,
  body: candidateBody.partial().extend({ id: id.optional(), version }),
  payload: candidates,
  errors: ["stale_version"],
});

/** An optional date; an empty form field means null. */
const dayOrNone = z.union([date, z.null(), z.literal("").transform(() => null)]);

const experienceFields = z.strictObject({
  position: z.string().trim().min(1).max(LIMITS.name),
  company: z.string().trim().min(1).max(LIMITS.name),
  start_date: date,
  end_date: dayOrNone,
  current_job: z.boolean(),
  description: z.string().trim().max(LIMITS.description),
});
type ExperienceFields = z.output<typeof experienceFields>;

/**
 * Adds an issue when a past job lacks an end date, or ends on or before its start date; a current job needs
 * none.
 */
function endRules(
  { start_date: start, end_date: end, current_job: isCurrent }: ExperienceFields,
  context: z.RefinementCtx,
): void {
  if (isCurrent || (end !== null && end > start)) return;
  const message = end === null ? "required" : "end_after_start";
  context.addIssue({ code: "custom", path: ["end_date"], message });
}

/** A work experience with validated dates. */
export const experienceBody = experienceFields.superRefine(endRules);

/** Actions on an experience, an education or a certificate. */
export const PROFILE_ENTRY_ACTS = ["edit", "delete"] as const;
export type ProfileEntryAct = (typeof PROFILE_ENTRY_ACTS)[number];

export const experience = z.object({
  id,
  user_id: id,
  position: z.string(),
  company: z.string(),
  start_date: date,
  end_date: date.nullable(),
  current_job: z.boolean(),
  description: z.string(),
  version,
  can: canOf(PROFILE_ENTRY_ACTS),
});
export type Experience = z.output<typeof experience>;

/** Actions on a list of these. */
export const PROFILE_LIST_ACTS = ["add"] as const;
export type ProfileListAct = (typeof PROFILE_LIST_ACTS)[number];

export const getExperience = endpoint({
  method: "GET",
  path: "/experience",
  tag: "profile",
  summary: "List a person's work experience, current and latest first; defaults to the signed-in person",
  access: PROFILE_ROLES,
  query: ofPerson.extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(experience).extend({ can: canOf(PROFILE_LIST_ACTS) }),
});

export const addExperience = endpoint({
  method: "POST",
  path: "/experience",
  tag: "profile",
  summary: "Add a work experience",
  access: PROFILE_ROLES,
  body: experienceFields
    .extend({
      user_id: id.optional(),
      end_date: dayOrNone.default(null),
      current_job: z.boolean().default(false),
      description: experienceFields.shape.description.default(""),
    })
    .superRefine(endRules),
  payload: experience,
});

export const saveExperience = endpoint({
  method: "PUT",
  path: "/experience",
  tag: "profile",
  summary: "Update a work experience",
  access: PROFILE_ROLES,
  body: experienceFields
    .partial()
    .extend({ description: clearable(experienceFields.shape.description, "").optional(), id, version }),
  payload: experience,
  errors: ["stale_version"],
});

export const deleteExperience = endpoint({
  method: "DELETE",
  path: "/experience",
  tag: "profile",
  summary: "Delete a work experience",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  payload: emptyPayload,
});

const educationFields = z.strictObject({
  degree: z.string().trim().min(1).max(LIMITS.name),
  institution: z.string().trim().min(1).max(LIMITS.name),
  /** Named as in the country's own education system. */
  level: z.string().trim().min(1).max(LIMITS.name),
  started: date,
  finished: date,
});

const finishedAfterStarted = ({ started, finished }: { started: string; finished: string }) =>
  finished > started;
const finishedTooEarly = { path: ["finished"], message: "end_after_start" };

/** An education with validated dates. */
export const educationBody = educationFields.refine(finishedAfterStarted, finishedTooEarly);

export const education = z.object({
  id,
  user_id: id,
  degree: z.string(),
  institution: z.string(),
  level: z.string(),
  started: date,
  finished: date,
  version,
  can: canOf(PROFILE_ENTRY_ACTS),
});
export type Education = z.output<typeof education>;

export const getEducation = endpoint({
  method: "GET",
  path: "/education",
  tag: "profile",
  summary: "List a person's education, latest first; defaults to the signed-in person",
  access: PROFILE_ROLES,
  query: ofPerson.extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(education).extend({ can: canOf(PROFILE_LIST_ACTS) }),
});

export const addEducation = endpoint({
  method: "POST",
  path: "/education",
  tag: "profile",
  summary: "Add an education",
  access: PROFILE_ROLES,
  body: educationFields.extend({ user_id: id.optional() }).refine(finishedAfterStarted, finishedTooEarly),
  payload: education,
});

export const saveEducation = endpoint({
  method: "PUT",
  path: "/education",
  tag: "profile",
  summary: "Update an education",
  access: PROFILE_ROLES,
  body: educationFields.partial().extend({ id, version }),
  payload: education,
  errors: ["stale_version"],
});

export const deleteEducation = endpoint({
  method: "DELETE",
  path: "/education",
  tag: "profile",
  summary: "Delete an education",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  payload: emptyPayload,
});
