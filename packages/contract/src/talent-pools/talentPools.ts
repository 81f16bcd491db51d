import { z } from "zod";
import { employeeSelection } from "../employees/employees.ts";
import { endpoint } from "../endpoint.ts";
import {
  canOf,
  clearable,
  emptyPayload,
  id,
  listOf,
  listQuery,
  timestamp,
  wholeListQuery,
} from "../fields.ts";
import { team, teamBody } from "../jobs/jobWork.ts";
import { LIMITS } from "../limits.ts";
import { matchSummary } from "../matching.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named, personRef } from "../organization/organization.ts";
import type { Role } from "../roles.ts";
import { skill } from "../skills/skills.ts";

/**
 * Roles that add people to talent pools and pipelines: managers their line, the others everyone in the
 * company.
 */
export const POOL_ADDERS = ["manager", "hr_manager", "admin", "moderator"] as const satisfies Role[];
/** Roles that see talent pools: recruiters those shared with them, HR managers and administrators all. */
export const POOL_READERS = ["moderator", "hr_manager", "admin"] as const satisfies Role[];

/** Actions on a talent pool. */
export const TALENT_POOL_ACTS = [
  "add_people",
  "open",
  "edit",
  "take_out",
  "write",
  "assign",
  "delete",
] as const;
export type TalentPoolAct = (typeof TALENT_POOL_ACTS)[number];

export const talentPool = z.object({
  id,
  name: z.string(),
  description: z.string(),
  people_count: z.number().int(),
  owner_name: z.string().nullable(),
  /** True when the reader owns the pool or is in its team. */
  shared: z.boolean(),
  /** The latest few people; empty for readers who may not open the pool. */
  faces: z.array(personRef),
  version: z.number().int(),
  can: canOf(TALENT_POOL_ACTS),
});
export type TalentPool = z.output<typeof talentPool>;

export const talentPoolDetail = talentPool.extend({ team, created_at: timestamp });
export type TalentPoolDetail = z.output<typeof talentPoolDetail>;

/** Values of `filter`; the default is all. */
export const poolFilter = z.enum(["all", "mine"]);
export type PoolFilter = z.output<typeof poolFilter>;

export const listTalentPools = endpoint({
  method: "GET",
  path: "/talent_pools",
  tag: "talent-pools",
  summary:
    "List the company's talent pools by name; with `filter=mine`, those that the signed-in person owns or works on",
  access: POOL_ADDERS,
  query: listQuery.extend({ filter: poolFilter.default("all") }),
  payload: listOf(talentPool).extend({
    counts: z.array(z.object({ filter: poolFilter, count: z.number().int() })),
  }),
});

const name = z.string().trim().min(1).max(LIMITS.name);
const description = z.string().trim().max(LIMITS.description);

export const talentPoolBody = z.strictObject({ name, description: description.default("") });

export const addTalentPool = endpoint({
  method: "POST",
  path: "/talent_pools",
  tag: "talent-pools",
  summary: "Create a talent pool owned by the signed-in person",
  access: POOL_ADDERS,
  body: talentPoolBody,
  payload: talentPool,
  errors: ["conflict"],
});

export const getTalentPool = endpoint({
  method: "GET",
  path: "/talent_pools/detail",
  tag: "talent-pools",
  summary: "Get a talent pool with its owner, co-owners and members",
  access: POOL_READERS,
  query: z.strictObject({ id }),
  payload: talentPoolDetail,
});

export const saveTalentPool = endpoint({
  method: "PUT",
  path: "/talent_pools",
  tag: "talent-pools",
  summary: "Update a talent pool's name or description",
  access: POOL_READERS,
  /** Absent fields keep their value. */
  body: z
    .strictObject({ name, description: clearable(description, "") })
    .partial()
    .extend({ id, version: z.number().int() }),
  payload: talentPoolDetail,
  errors: ["conflict", "stale_version"],
});

export const saveTalentPoolMembers = endpoint({
  method: "PUT",
  path: "/talent_pools/members",
  tag: "talent-pools",
  summary: "Set the owner, co-owners and members of a talent pool",
  access: POOL_READERS,
  body: teamBody,
  payload: talentPoolDetail,
  errors: ["stale_version"],
});

export const deleteTalentPool = endpoint({
  method: "DELETE",
  path: "/talent_pools",
  tag: "talent-pools",
  summary: "Delete a talent pool; the people in it are not deleted",
  access: POOL_READERS,
  query: z.strictObject({ id, version: z.coerce.number().int() }),
  payload: emptyPayload,
  errors: ["stale_version"],
});

export const restoreTalentPool = endpoint({
  method: "POST",
  path: "/talent_pools/restore",
  tag: "talent-pools",
  summary:
    "Undo one's own deletion of a talent pool within an hour; the request supplies its name and description",
  access: POOL_READERS,
  body: talentPoolBody.extend({ id }),
  payload: talentPoolDetail,
  errors: ["conflict"],
});

/** Number of people added, and of people who were already in it. */
export const addedCounts = z.object({ added: z.number().int(), already: z.number().int() });

export const addToTalentPools = endpoint({
  method: "POST",
  path: "/talent_pools/candidates",
  tag: "talent-pools",
  summary: "Add people to talent pools; skips people already in them",
  access: POOL_ADDERS,
  body: z.strictObject({
    talent_pool_ids: z.array(id).min(1, "talent_pool_selected").max(50),
    selection: employeeSelection,
  }),
  payload: addedCounts,
});

/** The best matching open job that the person may apply for. */
export const bestJob = z.object({
  vacancy: named,
  match: matchSummary,
  /** True when the person is already in that job's pipeline. */
  on_list: z.boolean(),
  /** Null without an application, and for readers who do not see the pipeline. */
  application_id: id.nullable(),
});

export type BestJob = z.output<typeof bestJob>;

/** Actions on a person in a talent pool. */
export const POOL_PERSON_ACTS = ["add_to_job", "write", "take_out"] as const;
export type PoolPersonAct = (typeof POOL_PERSON_ACTS)[number];

export const poolPerson = personRef.extend({
  internal: z.boolean(),
  /** The person's headline, otherwise the job title. */
  title: z.string().nullable(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  /** Skills with the highest levels, at most three. */
  skills: z.array(skill),
  /** Null when no open job is available to the person or matches. */
  best_job: bestJob.nullable(),
  added_at: timestamp,
  added_by: z.string().nullable(),
  /** When an external person unsubscribed from unsolicited emails. */
  unsubscribed_at: timestamp.nullable(),
  can: canOf(POOL_PERSON_ACTS),
});
export type PoolPerson = z.output<typeof poolPerson>;

/** `fit`: best first, `name`: A–Z, `added`: oldest first; a minus reverses the order. */
export const POOL_SORTS = ["fit", "name", "-name", "-added", "added"] as const;
export type PoolSort = (typeof POOL_SORTS)[number];

const poolPeopleQuery = z.strictObject({ id, search_query: listQuery.shape.search_query });

export const listPoolPeople = endpoint({
  method: "GET",
  path: "/talent_pools/candidates",
  tag: "talent-pools",
  summary: "List people in a talent pool, each with the best matching open job",
  access: POOL_READERS,
  query: listQuery.extend({ id, sort: z.enum(POOL_SORTS).default("fit") }),
  payload: listOf(poolPerson),
});

/** Maximum number of ids per response. */
export const POOL_IDS_MAX = 1_000;

export const listPoolPeopleIds = endpoint({
  method: "GET",
  path: "/talent_pools/candidate_ids",
  tag: "talent-pools",
  summary: "List ids of people in a talent pool that match a search, 1,000 at most",
  access: POOL_READERS,
  query: poolPeopleQuery,
  payload: z.object({ ids: z.array(id), total: z.number().int() }),
});

const somePeople = z.strictObject({
  talent_pool_id: id,
  user_ids: z.array(id).min(1, "recipient_selected").max(POOL_IDS_MAX),
});

export const removeFromTalentPool = endpoint({
  method: "DELETE",
  path: "/talent_pools/candidates",
  tag: "talent-pools",
  summary: "Remove people from a talent pool; skips people who are not in it",
  access: POOL_READERS,
  body: somePeople,
  payload: z.object({ taken_out: z.number().int() }),
});

export const restoreToTalentPool = endpoint({
  method: "POST",
  path: "/talent_pools/candidates/restore",
  tag: "talent-pools",
  summary:
    "Restore people that the signed-in person removed from a talent pool within the last hour; their original entries return",
  access: POOL_READERS,
  body: somePeople,
  payload: z.object({ put_back: z.number().int() }),
});

/** Number of people of a pool who match an open job at High or better. */
export const poolFit = z.object({ talent_pool_id: id, fitting: z.number().int() });

export const getPoolFits = endpoint({
  method: "GET",
  path: "/talent_pools/fits",
  tag: "talent-pools",
  summary: "Count the people in each talent pool who match an open job well; omits pools without access",
  access: POOL_READERS,
  query: z.strictObject({ ids: oneOrMany(id, LIMITS.pageSizeMax) }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(poolFit),
});
