import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, id, listOf, listQuery } from "../fields.ts";
import { personMatch } from "../jobs/jobs.ts";
import { LIMITS } from "../limits.ts";
import { matchSheet } from "../matching.ts";
import type { Role } from "../roles.ts";
import { requiredSkill, requirements } from "../skill-profiles/skillProfiles.ts";

/** Roles that search employees and candidates by skills. */
export const EXPERT_FINDERS = ["moderator", "hr_manager", "admin"] as const satisfies Role[];

/** Maximum number of skills per search: more than any job requires, and still short enough for a URL. */
export const SEARCH_SKILLS_MAX = 50;

const asked = z
  .array(requirements.element)
  .max(SEARCH_SKILLS_MAX)
  .refine((list) => new Set(list.map((entry) => entry.skill_id)).size === list.length, "skill_twice");

/** Non-skill filters; filters exclude people, they never change a score. */
const filters = {
  /** Part of a name, headline, position or job title. */
  search_query: listQuery.shape.search_query,
  people: z.enum(["all", "internal", "external"]).default("all"),
  departments: z.array(id).max(100).default([]),
  locations: z.array(z.string().trim().min(1).max(LIMITS.name)).max(50).default([]),
  /** Minimum weekly availability in hours; people without a stated availability are excluded. */
  hours: z.number().int().min(1).max(LIMITS.availabilityHours, "availability").nullable().default(null),
};

export const expertQuery = z.strictObject({ skills: asked.default([]), ...filters });
export type ExpertQuery = z.output<typeof expertQuery>;

/** Actions on a person who was found. */
export const EXPERT_ACTS = ["add_to_talent_pool", "add_to_job"] as const;
export type ExpertAct = (typeof EXPERT_ACTS)[number];

export const expert = personMatch.extend({
  headline: z.string().nullable(),
  location: z.string().nullable(),
  /** Hours a week; null when not stated. */
  hours: z.number().int().nullable(),
  can: canOf(EXPERT_ACTS),
});
export type Expert = z.output<typeof expert>;

export const findExperts = endpoint({
  method: "POST",
  path: "/expert_finder/search",
  tag: "expert-finder",
  summary:
    "Search people inside and outside the company, ranked by skills, or by name without skills; no one is hidden by a score",
  access: EXPERT_FINDERS,
  reads: true,
  body: expertQuery.extend({
    page: z.number().int().min(0).max(100_000).default(0),
    size: z.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSize),
  }),
  /** `skills`: the searched skills by name; merged skills are replaced by their target. */
  payload: listOf(expert).extend({ skills: z.array(requiredSkill) }),
});

export const explainExpert = endpoint({
  method: "POST",
  path: "/expert_finder/explain",
  tag: "expert-finder",
  summary: "Explain a person's match with a search",
  access: EXPERT_FINDERS,
  reads: true,
  body: z.strictObject({ user_id: id, skills: asked.min(1, "skill_selected") }),
  payload: matchSheet,
});

export const listFinderChoices = endpoint({
  method: "GET",
  path: "/expert_finder/filters",
  tag: "expert-finder",
  summary: "List departments and places to filter by, with the number of people in each",
  access: EXPERT_FINDERS,
  payload: z.object({
    departments: z.array(z.object({ id, name: z.string(), count: z.number().int() })),
    locations: z.array(z.object({ name: z.string(), count: z.number().int() })),
  }),
});
