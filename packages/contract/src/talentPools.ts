import { z } from "zod";
import { employeeSelection } from "./employees.ts";
import { endpoint } from "./endpoint.ts";
import { can, id, listOf, listQuery } from "./fields.ts";
import { LIMITS } from "./limits.ts";
import type { Role } from "./roles.ts";

/** Who adds people to talent pools and job lists: managers their line, the others anybody of the company. */
export const GATHERERS = ["manager", "hr_manager", "admin", "moderator"] as const satisfies Role[];

export const talentPool = z.object({
  id,
  name: z.string(),
  people_count: z.number().int(),
  owner_name: z.string().nullable(),
  version: z.number().int(),
  can,
});
export type TalentPool = z.output<typeof talentPool>;

export const listTalentPools = endpoint({
  method: "GET",
  path: "/talent_pools",
  tag: "talent-pools",
  summary: "Talent pools by name",
  access: GATHERERS,
  query: listQuery,
  payload: listOf(talentPool),
});

export const talentPoolBody = z.strictObject({ name: z.string().trim().min(1).max(LIMITS.name) });

export const addTalentPool = endpoint({
  method: "POST",
  path: "/talent_pools",
  tag: "talent-pools",
  summary: "Start a talent pool of one's own",
  access: GATHERERS,
  body: talentPoolBody,
  payload: talentPool,
  errors: ["conflict"],
});

/** How many were put in, and how many were there already. */
export const gathered = z.object({ added: z.number().int(), already: z.number().int() });

export const addToTalentPools = endpoint({
  method: "POST",
  path: "/talent_pools/candidates",
  tag: "talent-pools",
  summary: "Put people into talent pools; who is in one already stays in it once",
  access: GATHERERS,
  body: z.strictObject({
    talent_pool_ids: z.array(id).min(1, "talent_pool_selected").max(50),
    selection: employeeSelection,
  }),
  payload: gathered,
});
