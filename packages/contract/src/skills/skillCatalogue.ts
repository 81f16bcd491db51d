import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  canOf,
  clearable,
  clearableText,
  emptyPayload,
  id,
  listOf,
  listQuery,
  wholeListQuery,
} from "../fields.ts";
import { LIMITS, SKILL_KINDS } from "../limits.ts";
import { named, personRef } from "../organization/organization.ts";
import { countWithFirst } from "../organization/organizationImpact.ts";
import { INTERNAL_ROLES } from "../roles.ts";
import { CATALOGUE_ACTS, CATALOGUE_SKILL_ACTS } from "./catalogueActs.ts";

/** Roles that read the skill catalogue. */
const READERS = ["manager", "hr_manager", "admin"] as const;
/** Roles that manage the company's own skills. */
export const CATALOGUE_MANAGERS = ["hr_manager", "admin"] as const;

/** Scopes: everything in use, the company's own skills, shared skills, or proposals awaiting a decision. */
export const CATALOGUE_SCOPES = ["all", "own", "shared", "proposed"] as const;
export type CatalogueScope = (typeof CATALOGUE_SCOPES)[number];

export const catalogueSkill = z.object({
  id,
  name: z.string(),
  /** Alternative names in both languages, starting with the name in the other language. */
  also: z.array(z.string()),
  kind: z.enum(SKILL_KINDS),
  group: named.nullable(),
  is_own: z.boolean(),
  status: z.enum(["approved", "proposed"]),
  proposed_by: z.string().nullable(),
  /** Number of people with the skill; null for readers without access. */
  people_count: z.number().int().nullable(),
  /** Number of the company's job profiles that require it. */
  job_profiles_count: z.number().int(),
  version: z.number().int(),
  /** `rename`: the company's own names of a shared skill. */
  can: canOf(CATALOGUE_SKILL_ACTS),
});
export type CatalogueSkill = z.output<typeof catalogueSkill>;

export const listSkillCatalogue = endpoint({
  method: "GET",
  path: "/skill_catalogue",
  tag: "skill-catalogue",
  summary: "List company and shared skills by name; searches all names in both languages",
  access: READERS,
  query: listQuery.extend({ scope: z.enum(CATALOGUE_SCOPES).default("all"), group_id: id.optional() }),
  payload: listOf(catalogueSkill).extend({
    /** Number of proposals awaiting a decision. */
    proposed_count: z.number().int(),
    can: canOf(CATALOGUE_ACTS),
  }),
});

export const listSkillGroups = endpoint({
  method: "GET",
  path: "/skill_catalogue/group",
  tag: "skill-catalogue",
  summary: "List skill groups that contain skills, by name",
  access: INTERNAL_ROLES,
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(named),
});

const skillName = z.string().trim().max(LIMITS.name);
const aliases = z
  .array(z.string().trim().min(1).max(LIMITS.name))
  .max(40)
  .refine((list) => new Set(list.map((one) => one.toLowerCase())).size === list.length, "alias_twice");
const levelTexts = z
  .array(z.string().trim().min(1, "every_level").max(300))
  .length(5, "every_level")
  .nullable();

/** Stored texts of a skill per language; a missing name falls back to the other language. */
const skillTexts = z.strictObject({
  name_en: skillName.optional(),
  name_nl: skillName.optional(),
  aliases_en: aliases.optional(),
  aliases_nl: aliases.optional(),
  description_en: z.string().trim().max(LIMITS.description).optional(),
  description_nl: z.string().trim().max(LIMITS.description).optional(),
  /** Descriptions of the five levels, where they differ from the group's. */
  levels_en: levelTexts.optional(),
  levels_nl: levelTexts.optional(),
  kind: z.enum(SKILL_KINDS).optional(),
  group_id: id.nullable().optional(),
});
export type SkillTexts = z.output<typeof skillTexts>;

const isNamed = (texts: { name_en?: string | undefined; name_nl?: string | undefined }) =>
  Boolean(texts.name_en || texts.name_nl);

/** A skill with a similar name; `score` is 0–1, 1 for equal names. */
export const similarSkill = z.object({
  id,
  name: z.string(),
  kind: z.enum(SKILL_KINDS),
  /** The similar name. */
  matched: z.string(),
  group_name: z.string().nullable(),
  group_id: id.nullable(),
  is_own: z.boolean(),
  status: z.enum(["approved", "proposed"]),
  score: z.number(),
});
export type SimilarSkill = z.output<typeof similarSkill>;

const aliasList = z.array(z.string());

export const skillDetail = catalogueSkill.extend({
  name_en: z.string().nullable(),
  name_nl: z.string().nullable(),
  /** For a shared skill, the shared aliases; the company's own are separate. */
  aliases_en: aliasList,
  aliases_nl: aliasList,
  company_aliases_en: aliasList,
  company_aliases_nl: aliasList,
  description_en: z.string(),
  description_nl: z.string(),
  levels_en: z.array(z.string()).nullable(),
  levels_nl: z.array(z.string()).nullable(),
  /** Descriptions of the levels in the reader's language: the skill's, the group's or the general ones. */
  levels: z.array(z.string()).length(5),
  /** Skills merged into this one. */
  merged_from: z.array(named),
  people: countWithFirst(personRef).nullable(),
  job_profiles: countWithFirst(named),
  vacancies_count: z.number().int(),
  wishes_count: z.number().int().nullable(),
  /** For a proposal: similar skills. */
  similar: z.array(similarSkill),
});
export type SkillDetail = z.output<typeof skillDetail>;

export const getCatalogueSkill = endpoint({
  method: "GET",
  path: "/skill_catalogue/skill",
  tag: "skill-catalogue",
  summary:
    "Get a skill with its names, level descriptions and uses; a merged one returns the skill it became",
  access: READERS,
  query: z.strictObject({ id }),
  payload: skillDetail,
});

export const addSkillBody = skillTexts
  .extend({ create_anyway: z.boolean().optional() })
  .refine(isNamed, { path: ["name_en"], error: "required" });

export const addSkill = endpoint({
  method: "POST",
  path: "/skill",
  tag: "skill-catalogue",
  summary:
    "Add a company skill, or propose one without the permission to add; stores nothing when similar ones exist unless `create_anyway` is set, and never a duplicate name",
  access: INTERNAL_ROLES,
  body: addSkillBody,
  payload: z.object({
    skill: z
      .object({ id, name: z.string(), status: z.enum(["approved", "proposed"]), version: z.number() })
      .nullable(),
    similar: z.array(similarSkill),
  }),
});

export const saveSkill = endpoint({
  method: "PUT",
  path: "/skill",
  tag: "skill-catalogue",
  summary: "Update a company skill; absent fields do not change",
  access: CATALOGUE_MANAGERS,
  body: z.strictObject({
    ...skillTexts.shape,
    name_en: clearable(skillName, "").optional(),
    name_nl: clearable(skillName, "").optional(),
    aliases_en: clearable(aliases, []).optional(),
    aliases_nl: clearable(aliases, []).optional(),
    description_en: clearableText(LIMITS.description).optional(),
    description_nl: clearableText(LIMITS.description).optional(),
    id,
    version: z.number().int(),
  }),
  payload: skillDetail,
  errors: ["stale_version"],
});

export const saveSkillAliases = endpoint({
  method: "PUT",
  path: "/skill/aliases",
  tag: "skill-catalogue",
  summary: "Set the company's own names for a shared skill, in addition to its standard ones",
  access: CATALOGUE_MANAGERS,
  body: z.strictObject({
    id,
    aliases_en: clearable(aliases, []).optional(),
    aliases_nl: clearable(aliases, []).optional(),
  }),
  payload: skillDetail,
});

export const deleteSkill = endpoint({
  method: "DELETE",
  path: "/skill",
  tag: "skill-catalogue",
  summary: "Delete an unused company skill; merge one that is in use instead",
  access: ["admin"],
  query: z.strictObject({ id, version: z.coerce.number().int() }),
  payload: emptyPayload,
  errors: ["stale_version", "skill_in_use"],
});

export const decideSkill = endpoint({
  method: "POST",
  path: "/skill/decide",
  tag: "skill-catalogue",
  summary:
    "Approve a proposed skill, or decline it; a declined skill is deleted or, with `into_id`, becomes a name of that skill",
  access: CATALOGUE_MANAGERS,
  body: z.strictObject({
    id,
    version: z.number().int(),
    decision: z.enum(["approve", "decline"]),
    into_id: id.optional(),
  }),
  payload: z.object({ merge_id: id.nullable() }),
  errors: ["stale_version", "conflict"],
});
