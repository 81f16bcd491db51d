import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { listQuery, skillLevel } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { INTERNAL_ROLES } from "../roles.ts";
import { skill } from "./skills.ts";

/** Maximum number of skills per search. */
export const SEARCHED_SKILLS_MAX = 10;

/** List filters derived from a parsed search, besides part of a name or title. */
export const skillSearch = {
  /** Required skills as id, dot and minimum level (0: any level); all must match. */
  skills: oneOrMany(
    z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-5]$/),
    SEARCHED_SKILLS_MAX,
  ).optional(),
  /** The part of the search that is not a skill; set together with `skills`. */
  search_rest: z.string().trim().max(LIMITS.searchQuery).optional(),
};

/** A skill found in a search; the range (UTF-16 offsets, end exclusive) covers the skill and its level. */
const searchedSkill = z.object({
  skill,
  /** The minimum level; null for any level. */
  level: skillLevel.nullable(),
  start: z.number().int(),
  end: z.number().int(),
});
export type SearchedSkill = z.output<typeof searchedSkill>;

export const searchReading = z.object({
  skills: z.array(searchedSkill),
  /** The remaining text: part of a name or title. */
  rest: z.string(),
  /** Skills that the remaining text may mean, closest first. */
  near: z.array(skill),
});
export type SearchReading = z.output<typeof searchReading>;

export const readSearch = endpoint({
  method: "GET",
  path: "/skill/read_search",
  tag: "skills",
  summary:
    "Parse a search line into skills with levels, in both languages, and remaining words; quoted words are not read as skills",
  access: INTERNAL_ROLES,
  query: z.strictObject({ text: listQuery.shape.search_query }),
  payload: searchReading,
});
