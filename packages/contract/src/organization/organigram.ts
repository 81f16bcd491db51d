import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, id, listOf, listQuery } from "../fields.ts";
import { INTERNAL_ROLES } from "../roles.ts";
import { named, personRef } from "./organization.ts";

/** A position as drawn in the organigram. */
export const organigramRole = z.object({
  id,
  name: z.string(),
  department: named.nullable(),
  team: named.nullable(),
  people_count: z.number().int(),
  /** At most three holders, those with a photo first. */
  people: z.array(personRef),
});
export type OrganigramRole = z.output<typeof organigramRole>;

/** `target` reports to `source`. */
export const organigramEdge = z.object({ source: id, target: id });
export type OrganigramEdge = z.output<typeof organigramEdge>;

export const getOrganigram = endpoint({
  method: "GET",
  path: "/organigram",
  tag: "organization",
  summary: "Get all positions of the company with their reporting lines, and the signed-in person's position",
  access: INTERNAL_ROLES,
  revalidated: true,
  payload: z.object({
    data: z.object({ roles: z.array(organigramRole), edges: z.array(organigramEdge) }),
    /** The reader's own position; null without one. */
    detectedPosition: id.nullable(),
  }),
});

/** Actions on a colleague's card; `open` opens the full record. */
export const PUBLIC_CARD_ACTS = ["open"] as const;
export type PublicCardAct = (typeof PUBLIC_CARD_ACTS)[number];

/** A colleague as all employees see them. */
export const publicCard = personRef.extend({
  headline: z.string().nullable(),
  location: z.string().nullable(),
  role: named,
  /** The strongest few skills; empty when the person hides them. */
  skills: z.array(z.string()),
  /** `open`: the reader may see the full record. */
  can: canOf(PUBLIC_CARD_ACTS),
});
export type PublicCard = z.output<typeof publicCard>;

export const listOrganigramPeople = endpoint({
  method: "GET",
  path: "/organigram/people",
  tag: "organization",
  summary: "List public cards of the people in a position, by name",
  access: INTERNAL_ROLES,
  query: z.strictObject({
    role_id: id.optional(),
    ...listQuery.pick({ search_query: true, page: true, size: true }).shape,
  }),
  payload: listOf(publicCard),
});
