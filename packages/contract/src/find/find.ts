import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { personRef } from "../organization/organization.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { severalOf } from "../severalOf.ts";

/** At most so many of a kind; of what was opened lately so many can be asked for again. */
export const FIND_LIMITS = { each: 5, known: 8 } as const;

/** Line under a name: the role and department of a colleague, the headline of a candidate, the department and place of a job. */
const about = z.string().nullable();

const foundPerson = personRef.extend({
  about,
  /** Whether the reader opens the whole record, or the card that every colleague sees. */
  opens: z.enum(["record", "card"]),
});
export type FoundPerson = z.output<typeof foundPerson>;

const foundCandidate = personRef.extend({ about });
export type FoundCandidate = z.output<typeof foundCandidate>;

const foundJob = z.object({
  id,
  name: z.string(),
  about,
  /** Whether it opens where it is recruited for, or where people look for work. */
  opens: z.enum(["recruiting", "offer"]),
});
export type FoundJob = z.output<typeof foundJob>;

const found = z.object({
  people: z.array(foundPerson),
  candidates: z.array(foundCandidate),
  jobs: z.array(foundJob),
});
export type Found = z.output<typeof found>;

export const findAnything = endpoint({
  method: "GET",
  path: "/find",
  tag: "find",
  summary: "People, candidates and jobs that the reader may see, by words of their names; forgives a typo",
  access: PROFILE_ROLES,
  query: z.strictObject({ search_query: z.string().trim().min(1).max(LIMITS.searchQuery) }),
  payload: found,
});

const known = severalOf(id, FIND_LIMITS.known).optional();

export const findKnown = endpoint({
  method: "GET",
  path: "/find/known",
  tag: "find",
  summary: "The same by id, of what was opened lately; what the reader may no longer see is left out",
  access: PROFILE_ROLES,
  query: z.strictObject({ people: known, candidates: known, jobs: known }),
  payload: found,
});
