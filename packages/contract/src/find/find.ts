import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { personRef } from "../organization/organization.ts";
import { PROFILE_ROLES } from "../roles.ts";

/** Maximum results per kind, and maximum recently opened records requested again. */
export const FIND_LIMITS = { each: 5, known: 8 } as const;

/**
 * Details below a name: position and department of a colleague, headline of a candidate, department and
 * location of a job.
 */
const about = z.string().nullable();

const foundPerson = personRef.extend({
  about,
  /** `record`: the reader may open the full record; `card`: only the public card. */
  opens: z.enum(["record", "card"]),
});
export type FoundPerson = z.output<typeof foundPerson>;

const foundCandidate = personRef.extend({ about });
export type FoundCandidate = z.output<typeof foundCandidate>;

const foundJob = z.object({
  id,
  name: z.string(),
  about,
  /** `recruiting`: opens for the job's team; `offer`: opens in the job search. */
  opens: z.enum(["recruiting", "offer"]),
});
export type FoundJob = z.output<typeof foundJob>;

const found = z.object({
  people: z.array(foundPerson),
  candidates: z.array(foundCandidate),
  jobs: z.array(foundJob),
});
export type FindResults = z.output<typeof found>;

export const findAnything = endpoint({
  method: "GET",
  path: "/find",
  tag: "find",
  summary:
    "Search people, candidates and jobs by name; tolerates a typo and shows only what the signed-in person may see",
  access: PROFILE_ROLES,
  query: z.strictObject({ search_query: z.string().trim().min(1).max(LIMITS.searchQuery) }),
  payload: found,
});

const known = oneOrMany(id, FIND_LIMITS.known).optional();

export const findKnown = endpoint({
  method: "GET",
  path: "/find/known",
  tag: "find",
  summary:
    "Get recently opened people, candidates and jobs by id; omits those the signed-in person may no longer see",
  access: PROFILE_ROLES,
  query: z.strictObject({ people: known, candidates: known, jobs: known }),
  payload: found,
});
