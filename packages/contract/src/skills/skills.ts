import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  canOf,
  date,
  emptyPayload,
  id,
  listOf,
  listQuery,
  skillLevel,
  timestamp,
  wholeListQuery,
} from "../fields.ts";
import { LIMITS, SKILL_KINDS } from "../limits.ts";
import { PROFILE_ROLES } from "../roles.ts";

/** A skill for display: label in the request's language, kind and group. */
export const skill = z.object({
  id,
  name: z.string(),
  kind: z.enum(SKILL_KINDS),
  group_id: id.nullable(),
  group_name: z.string().nullable(),
});
export type Skill = z.output<typeof skill>;

/** Actions when no skill matches. */
export const SKILL_ADDING_ACTS = ["create", "propose"] as const;
export type SkillAddingAct = (typeof SKILL_ADDING_ACTS)[number];

export const searchSkills = endpoint({
  method: "GET",
  path: "/skill",
  tag: "skills",
  summary: "Search skills while typing, in both languages",
  access: PROFILE_ROLES,
  query: listQuery,
  payload: listOf(skill.extend({ matched: z.string().nullable() })).extend({ can: canOf(SKILL_ADDING_ACTS) }),
});

/** Kinds whose levels mean the same in every group. */
export const LEVELED_KINDS = ["knowledge", "attitude"] as const;

const fiveLevels = z.array(z.string()).length(5);

export const getLevelDescriptions = endpoint({
  method: "GET",
  path: "/skill_level_description",
  tag: "skills",
  summary:
    "List the descriptions of the five levels per skill group (null: all other skills), per kind that has its own in every group, and for the skills with descriptions of their own; a skill's own come first, then its kind's",
  access: PROFILE_ROLES,
  payload: z.object({
    data: z.array(z.object({ group_id: id.nullable(), levels: fiveLevels })),
    kinds: z.array(z.object({ kind: z.enum(LEVELED_KINDS), levels: fiveLevels })),
    skills: z.array(z.object({ skill_ids: z.array(id), levels: fiveLevels })),
  }),
});

export const claimSource = z.enum(["confirmed", "self", "inferred"]);

/** Actions on a person's skill. */
export const PERSON_SKILL_ACTS = ["edit", "delete", "ask"] as const;
export type PersonSkillAct = (typeof PERSON_SKILL_ACTS)[number];

export const personSkill = z.object({
  id,
  skill,
  level: skillLevel.nullable(),
  /** `language`: a spoken language of the profile, edited there. */
  source: z.enum([...claimSource.options, "language"]),
  /** Source text in the résumé. */
  words: z.string().nullable(),
  last_used: date.nullable(),
  /** For a licence: the last valid day. */
  expires_on: date.nullable(),
  /** For a confirmed level: the confirmer's name and the evidence. */
  confirmed_by: z.string().nullable(),
  evidence: z.string().nullable(),
  /** Endorsing colleagues, each with the highest level endorsed. */
  endorsed_by: z.array(z.object({ id, name: z.string(), level: skillLevel, at: timestamp })),
  /** People with an open confirmation request; only in one's own list. */
  asked: z.array(z.string()),
  /** The person's differing statement after the confirmation; null otherwise. */
  own_view: z.object({ level: skillLevel, at: timestamp }).nullable(),
  updated_at: timestamp,
  can: canOf(PERSON_SKILL_ACTS),
});
export type PersonSkill = z.output<typeof personSkill>;

const ofPerson = z.strictObject({ user_id: id.optional() });

/** Actions on a person's list of skills. */
export const SKILL_LIST_ACTS = ["confirm"] as const;
export type SkillListAct = (typeof SKILL_LIST_ACTS)[number];

export const getSkillProficiency = endpoint({
  method: "GET",
  path: "/skill_proficiency",
  tag: "skills",
  summary: "List a person's skills with levels; defaults to the signed-in person",
  access: PROFILE_ROLES,
  query: ofPerson.extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(personSkill).extend({ can: canOf(SKILL_LIST_ACTS) }),
});

const skillEntry = z.strictObject({
  skill_id: id,
  level: skillLevel,
  source: z.enum(["self", "inferred"]).default("self"),
  words: z.string().trim().max(300).optional(),
  last_used: date.nullable().optional(),
  /** For a licence: the last valid day; absent keeps the current value. */
  expires_on: date.nullable().optional(),
});

export type SkillEntry = z.output<typeof skillEntry>;

export const saveSkillProficiency = endpoint({
  method: "POST",
  path: "/skill_proficiency",
  tag: "skills",
  summary:
    "Add a skill to the signed-in person's profile or change its level; the earlier level is kept in its history",
  access: PROFILE_ROLES,
  body: skillEntry,
  payload: personSkill,
});

export const saveSkillProficiencyBulk = endpoint({
  method: "POST",
  path: "/skill_proficiency/bulk",
  tag: "skills",
  summary: "Add several skills to the signed-in person's profile at once",
  access: PROFILE_ROLES,
  body: z.strictObject({ skills: z.array(skillEntry).min(1, "skill_selected").max(LIMITS.skillsPerSave) }),
  payload: listOf(personSkill),
});

export const deleteSkillProficiency = endpoint({
  method: "DELETE",
  path: "/skill_proficiency",
  tag: "skills",
  summary: "Remove a skill from the signed-in person's profile; its history is kept",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  payload: emptyPayload,
});

/** Actions on a wish. */
export const SKILL_WISH_ACTS = ["delete"] as const;
export type SkillWishAct = (typeof SKILL_WISH_ACTS)[number];

export const skillWish = z.object({ id, skill, created_at: timestamp, can: canOf(SKILL_WISH_ACTS) });

export const getSkillWish = endpoint({
  method: "GET",
  path: "/skill_wish",
  tag: "skills",
  summary: "List the skills a person wants to learn; defaults to the signed-in person",
  access: PROFILE_ROLES,
  query: ofPerson.extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(skillWish),
});

export const saveSkillWish = endpoint({
  method: "POST",
  path: "/skill_wish",
  tag: "skills",
  summary: "Add a skill to the signed-in person's wishlist",
  access: PROFILE_ROLES,
  body: z.strictObject({ skill_id: id }),
  payload: skillWish,
});

export const deleteSkillWish = endpoint({
  method: "DELETE",
  path: "/skill_wish",
  tag: "skills",
  summary: "Remove a skill from the signed-in person's wishlist",
  access: PROFILE_ROLES,
  query: z.strictObject({ id }),
  payload: emptyPayload,
});

/** A project whose open roles require skills of a goal. */
export const recommendedProject = z.object({
  id,
  name: z.string(),
  start_date: date,
  end_date: date,
  /** Open roles that require them, best first. */
  roles: z.array(z.string()),
  /** The required skills. */
  skills: z.array(skill),
});
export type RecommendedProject = z.output<typeof recommendedProject>;

/** A recommended skill and its reason: source text, or the job that requires it. */
export const recommendedSkill = z.object({
  skill,
  /** Null when no level is stated or supported; the user sets it when adding the skill. */
  level: skillLevel.nullable(),
  level_source: z.enum(["stated", "years"]).nullable(),
  /** Default level when none is known; a suggestion, not a finding. */
  suggested_level: skillLevel.nullable(),
  certainty: z.enum(["found", "inferred"]),
  words: z.string().nullable(),
  excerpt: z.object({ before: z.string(), match: z.string(), after: z.string() }).nullable(),
  last_used: date.nullable(),
  because: z.string(),
  /** Type of the reason: source text, a job, or a related skill. */
  basis: z.enum(["words", "job", "skill"]),
});
export type RecommendedSkill = z.output<typeof recommendedSkill>;
