import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { listQuery, skillLevel } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { INTERNAL_ROLES } from "../roles.ts";
import { severalOf } from "../severalOf.ts";
import { skill } from "./skills.ts";

/** Skills of one search, at most. */
export const MOST_SEARCHED = 10;

/** What a list finds by beside a part of a name or title, as a reading of the search gives it. */
export const skillSearch = {
  /** Skills that are looked for, each as its id, a dot and the least level; 0 where any is enough. Every one of them. */
  skills: severalOf(
    z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-5]$/),
    MOST_SEARCHED,
  ).optional(),
  /** What else than skills the search asks for, where skills are given. */
  search_rest: z.string().trim().max(LIMITS.searchQuery).optional(),
};

/** A skill that a search names; its place (UTF-16, end exclusive) holds the words of the skill and its level. */
const searchedSkill = z.object({
  skill,
  /** The least level that is asked for; null where any is enough. */
  level: skillLevel.nullable(),
  start: z.number().int(),
  end: z.number().int(),
});
export type SearchedSkill = z.output<typeof searchedSkill>;

export const searchReading = z.object({
  skills: z.array(searchedSkill),
  /** What is left: part of a name or a title. */
  rest: z.string(),
  /** Skills that the rest may have meant, nearest first. */
  near: z.array(skill),
});
export type SearchReading = z.output<typeof searchReading>;

export const readSearch = endpoint({
  method: "GET",
  path: "/skill/read_search",
  tag: "skills",
  summary:
    "What one line of search asks for: skills with levels, in both languages, and the rest; words in quotation marks are no skill",
  access: INTERNAL_ROLES,
  query: z.strictObject({ text: listQuery.shape.search_query }),
  payload: searchReading,
});
