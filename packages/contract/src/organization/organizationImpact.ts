import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, listQuery, wholeListQuery } from "../fields.ts";
import { INTERNAL_ROLES } from "../roles.ts";
import { named, ORGANIZERS, personRef } from "./organization.ts";

export const UNIT_KINDS = ["department", "team", "role"] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Returns the schema of a count with the first records. */
export function countWithFirst<T extends z.ZodType>(record: T) {
  return z.object({ count: z.number().int(), first: z.array(record) });
}

/** Contents of a unit; for a position, `roles` are those that report to it. */
export const impact = z.object({
  people: countWithFirst(personRef),
  teams: countWithFirst(named),
  roles: countWithFirst(named),
  vacancies: countWithFirst(named),
  /** Teams and positions that merge with one of the same name at the target. */
  merged: z.array(z.object({ kind: z.enum(UNIT_KINDS), name: z.string() })),
});
export type Impact = z.output<typeof impact>;

export const getImpact = endpoint({
  method: "GET",
  path: "/organization/impact",
  tag: "organization",
  summary: "Preview the effect of a move, merge or deletion; with `into`, also what would be merged",
  access: ORGANIZERS,
  query: z.strictObject({ kind: z.enum(UNIT_KINDS), id, into: id.optional() }),
  payload: impact,
});

/** A unit found by search, with its location. */
export const foundUnit = z.object({
  kind: z.enum(UNIT_KINDS),
  id,
  name: z.string(),
  department: named.nullable(),
  team: named.nullable(),
  people_count: z.number().int(),
});
export type FoundUnit = z.output<typeof foundUnit>;

export const searchOrganization = endpoint({
  method: "GET",
  path: "/organization/search",
  tag: "organization",
  summary: "Search departments, teams and positions by name, 50 at most; `total` counts all matches",
  access: INTERNAL_ROLES,
  query: z.strictObject({ search_query: listQuery.shape.search_query }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: z.object({ data: z.array(foundUnit), total: z.number().int() }),
});
