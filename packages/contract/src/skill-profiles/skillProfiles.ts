import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, emptyPayload, id, listOf, listQuery, skillLevel } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { matchSheet } from "../matching.ts";
import { named, personRef } from "../organization/organization.ts";
import { countWithFirst } from "../organization/organizationImpact.ts";
import { INTERNAL_ROLES } from "../roles.ts";
import { skillSearch } from "../skills/readSearch.ts";
import { SKILL_LIST_ACTS, skill } from "../skills/skills.ts";

/** Roles that manage the company's job profiles. */
const KEEPERS = ["hr_manager", "admin"] as const;
/** Roles that create job profiles; recruiters too, because a new job may need one. */
export const JOB_PROFILE_CREATORS = ["moderator", ...KEEPERS] as const;
/** Roles that edit job profiles; managers only those held in their line. */
const EDITORS = ["manager", ...KEEPERS] as const;

/** Scopes: the company's own job profiles, the shared library, or both. */
export const JOB_PROFILE_SCOPES = ["company", "library", "all"] as const;

/** Actions on a job profile. */
export const JOB_PROFILE_ACTS = ["edit", "copy", "delete"] as const;
export type JobProfileAct = (typeof JOB_PROFILE_ACTS)[number];

export const jobProfile = z.object({
  id,
  name: z.string(),
  sector: z.string().nullable(),
  description: z.string(),
  skills_count: z.number().int(),
  /** Number of the company's people with the job profile, and of positions that require it. */
  people_count: z.number().int(),
  roles_count: z.number().int(),
  /** Part of the shared taxonomy: readable and copyable, never editable. */
  is_shared: z.boolean(),
  version: z.number().int(),
  can: canOf(JOB_PROFILE_ACTS),
});
export type JobProfile = z.output<typeof jobProfile>;

/** Actions on the list of job profiles. */
export const JOB_PROFILE_LIST_ACTS = ["create"] as const;
export type JobProfileListAct = (typeof JOB_PROFILE_LIST_ACTS)[number];

export const listJobProfiles = endpoint({
  method: "GET",
  path: "/job_profile",
  tag: "skill-profiles",
  summary: "List job profiles of the company and the shared taxonomy by name, the company's own first",
  access: INTERNAL_ROLES,
  query: listQuery.extend({ scope: z.enum(JOB_PROFILE_SCOPES).default("all"), ...skillSearch }),
  payload: listOf(jobProfile).extend({
    /** Number of results per scope. */
    totals: z.object({ company: z.number().int(), library: z.number().int() }),
    can: canOf(JOB_PROFILE_LIST_ACTS),
  }),
});

const requirement = z.object({
  level: skillLevel,
  kind: z.enum(["essential", "optional"]),
  importance: z.number().int().min(1).max(5),
  must_have: z.boolean(),
});

export const requiredSkill = requirement.extend({ skill });
export type RequiredSkill = z.output<typeof requiredSkill>;

export const skillProfile = jobProfile.extend({
  /** Stored texts per language; name and description above are in the reader's language. */
  name_en: z.string(),
  name_nl: z.string().nullable(),
  description_en: z.string(),
  description_nl: z.string().nullable(),
  made_from: named.nullable(),
  roles: z.array(named.extend({ department: z.string().nullable(), people_count: z.number().int() })),
  skills: z.array(requiredSkill),
});
export type SkillProfile = z.output<typeof skillProfile>;

export const getSkillProfile = endpoint({
  method: "GET",
  path: "/skill_profile",
  tag: "skill-profiles",
  summary: "Get a job profile with its required skills and the positions that use it",
  access: INTERNAL_ROLES,
  query: z.strictObject({ job_profile_id: id }),
  payload: skillProfile,
});

const profileName = z.string().trim().min(1).max(LIMITS.name);
const profileText = z.string().trim().max(LIMITS.description);

/** Names and descriptions; an empty Dutch text falls back to English. */
export const jobProfileBody = z.strictObject({
  name_en: profileName,
  name_nl: z.string().trim().max(LIMITS.name).nullable().optional(),
  description_en: profileText.optional(),
  description_nl: profileText.nullable().optional(),
});

export const requirements = z
  .array(requirement.strict().extend({ skill_id: id }))
  .min(1, "skill_selected")
  .max(LIMITS.skillsPerSave)
  .refine((list) => new Set(list.map((entry) => entry.skill_id)).size === list.length, "skill_twice");

export const createJobProfile = endpoint({
  method: "POST",
  path: "/job_profile",
  tag: "skill-profiles",
  summary:
    "Create a company job profile: empty, with the given skills, or with those of `from_id` (15 at most of a shared one)",
  access: JOB_PROFILE_CREATORS,
  body: jobProfileBody.extend({
    /** For HR managers and administrators only. */
    from_id: id.optional(),
    /** Moves everything that uses `from_id` to the new profile. */
    take_over: z.boolean().optional(),
    /** Required skills, instead of those of `from_id`. */
    skills: requirements.optional(),
  }),
  payload: skillProfile,
});

export const saveJobProfile = endpoint({
  method: "PUT",
  path: "/job_profile",
  tag: "skill-profiles",
  summary: "Update the names and descriptions of a job profile",
  access: EDITORS,
  body: jobProfileBody
    .partial()
    .extend({ description_en: clearable(profileText, "").optional(), id, version: z.number().int() }),
  payload: skillProfile,
  errors: ["stale_version"],
});

export const saveSkillProfile = endpoint({
  method: "PUT",
  path: "/skill_profile",
  tag: "skill-profiles",
  summary: "Replace the required skills of a job profile",
  access: EDITORS,
  body: z.strictObject({ job_profile_id: id, version: z.number().int(), skills: requirements }),
  payload: skillProfile,
  errors: ["stale_version"],
});

export const jobProfileUses = z.object({
  roles: countWithFirst(named),
  people: countWithFirst(personRef),
  vacancies: countWithFirst(named),
});
export type JobProfileUses = z.output<typeof jobProfileUses>;

export const getJobProfileUses = endpoint({
  method: "GET",
  path: "/job_profile/uses",
  tag: "skill-profiles",
  summary: "List the positions, people and jobs that a deletion or takeover moves to another job profile",
  access: KEEPERS,
  query: z.strictObject({ id }),
  payload: jobProfileUses,
});

export const deleteJobProfile = endpoint({
  method: "DELETE",
  path: "/job_profile",
  tag: "skill-profiles",
  summary: "Delete a job profile; unless it is unused, its positions, people and jobs move to `move_to`",
  access: KEEPERS,
  query: z.strictObject({ id, version: z.coerce.number().int(), move_to: id.optional() }),
  payload: emptyPayload,
  errors: ["stale_version", "not_empty"],
});

export const getJobRequirements = endpoint({
  method: "GET",
  path: "/skill_profile/match",
  tag: "skill-profiles",
  summary:
    "Compare a person's skills with a job profile; defaults to the signed-in person and the profile of the person's job",
  access: INTERNAL_ROLES,
  query: z.strictObject({ user_id: id.optional(), job_profile_id: id.optional() }),
  payload: z.object({
    /** Null without a job profile, as is `sheet`. */
    job_profile_id: id.nullable(),
    sheet: matchSheet.nullable(),
    can: canOf(SKILL_LIST_ACTS),
  }),
});
