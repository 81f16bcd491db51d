import { z } from "zod";
import { employeeSelection } from "../employees/employees.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, done, id, listOf, listQuery, timestamp, wholeListQuery } from "../fields.ts";
import { team, teamBody } from "../jobs/vacancyWork.ts";
import { LIMITS } from "../limits.ts";
import { matchSummary } from "../matching.ts";
import { named, personRef } from "../organization/organization.ts";
import type { Role } from "../roles.ts";
import { severalOf } from "../severalOf.ts";
import { skill } from "../skills/skills.ts";

/** Who adds people to talent pools and job lists: managers their line, the others anyone of the company. */
export const GATHERERS = ["manager", "hr_manager", "admin", "moderator"] as const satisfies Role[];
/** Who has the screens of talent pools: recruiters work on those shared with them, HR and administrators read all. */
export const POOL_READERS = ["moderator", "hr_manager", "admin"] as const satisfies Role[];

/** What may be done with a talent pool. */
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
  /** The reader owns it or works on it. */
  shared: z.boolean(),
  /** Some of the people in it, the latest first; no one for anyone who may not open it. */
  faces: z.array(personRef),
  version: z.number().int(),
  /** add_people, open, edit, take_out, write, assign, delete. */
  can: canOf(TALENT_POOL_ACTS),
});
export type TalentPool = z.output<typeof talentPool>;

export const talentPoolDetail = talentPool.extend({ team, created_at: timestamp });
export type TalentPoolDetail = z.output<typeof talentPoolDetail>;

/** Values of `filter`; default all. */
export const poolFilter = z.enum(["all", "mine"]);
export type PoolFilter = z.output<typeof poolFilter>;

export const listTalentPools = endpoint({
  method: "GET",
  path: "/talent_pools",
  tag: "talent-pools",
  summary: "The company's talent pools by name; mine are those that I own or work on",
  access: GATHERERS,
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
  summary: "Start a talent pool of one's own",
  access: GATHERERS,
  body: talentPoolBody,
  payload: talentPool,
  errors: ["conflict"],
});

export const getTalentPool = endpoint({
  method: "GET",
  path: "/talent_pools/detail",
  tag: "talent-pools",
  summary: "One talent pool with who works on it",
  access: POOL_READERS,
  query: z.strictObject({ id }),
  payload: talentPoolDetail,
});

export const saveTalentPool = endpoint({
  method: "PUT",
  path: "/talent_pools",
  tag: "talent-pools",
  summary: "Change a talent pool's name or description",
  access: POOL_READERS,
  /** A field that is left out stays as it is. */
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
  summary: "Say who works on a talent pool: owner, co-owners and members",
  access: POOL_READERS,
  body: teamBody,
  payload: talentPoolDetail,
  errors: ["stale_version"],
});

export const deleteTalentPool = endpoint({
  method: "DELETE",
  path: "/talent_pools",
  tag: "talent-pools",
  summary: "Delete a talent pool; the people in it stay what they are",
  access: POOL_READERS,
  query: z.strictObject({ id, version: z.coerce.number().int() }),
  payload: done,
  errors: ["stale_version"],
});

export const restoreTalentPool = endpoint({
  method: "POST",
  path: "/talent_pools/restore",
  tag: "talent-pools",
  summary: "Take back a deletion of one's own within an hour; the words come from the people who saw them",
  access: POOL_READERS,
  body: talentPoolBody.extend({ id }),
  payload: talentPoolDetail,
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

/** The open job that someone fits best, of those that are open to them. */
export const bestJob = z.object({
  vacancy: named,
  match: matchSummary,
  /** On the list of that job already. */
  on_list: z.boolean(),
});

export type BestJob = z.output<typeof bestJob>;

/** What may be done with someone in a talent pool. */
export const POOL_PERSON_ACTS = ["add_to_job", "write", "take_out"] as const;
export type PoolPersonAct = (typeof POOL_PERSON_ACTS)[number];

export const poolPerson = personRef.extend({
  internal: z.boolean(),
  /** What the person does: headline, else job. */
  title: z.string().nullable(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  /** The highest levels, at most three. */
  skills: z.array(skill),
  /** Null when no job is open to the person, or none fits at all. */
  best_job: bestJob.nullable(),
  added_at: timestamp,
  added_by: z.string().nullable(),
  /** When an external person asked for no mails that they did not ask for. */
  unsubscribed_at: timestamp.nullable(),
  can: canOf(POOL_PERSON_ACTS),
});
export type PoolPerson = z.output<typeof poolPerson>;

/** Best fit first, name, latest first; a minus turns it around. */
export const POOL_SORTS = ["fit", "name", "-name", "-added", "added"] as const;
export type PoolSort = (typeof POOL_SORTS)[number];

const poolPeopleQuery = z.strictObject({ id, search_query: listQuery.shape.search_query });

export const listPoolPeople = endpoint({
  method: "GET",
  path: "/talent_pools/candidates",
  tag: "talent-pools",
  summary: "Who is in a talent pool, each with the open job that fits best",
  access: POOL_READERS,
  query: listQuery.extend({ id, sort: z.enum(POOL_SORTS).default("fit") }),
  payload: listOf(poolPerson),
});

/** Ids that one call answers at most. */
export const MOST_POOL_IDS = 1_000;

export const listPoolPeopleIds = endpoint({
  method: "GET",
  path: "/talent_pools/candidate_ids",
  tag: "talent-pools",
  summary: "Ids of the people in a talent pool that a search finds, at most 1,000",
  access: POOL_READERS,
  query: poolPeopleQuery,
  payload: z.object({ ids: z.array(id), total: z.number().int() }),
});

const somePeople = z.strictObject({
  talent_pool_id: id,
  user_ids: z.array(id).min(1, "recipient_selected").max(MOST_POOL_IDS),
});

export const takeOutOfTalentPool = endpoint({
  method: "DELETE",
  path: "/talent_pools/candidates",
  tag: "talent-pools",
  summary: "Take people out of a talent pool; who is not in it is passed over",
  access: POOL_READERS,
  body: somePeople,
  payload: z.object({ taken_out: z.number().int() }),
});

export const putBackIntoTalentPool = endpoint({
  method: "POST",
  path: "/talent_pools/candidates/restore",
  tag: "talent-pools",
  summary: "Put back those whom one took out within the last hour, as they were",
  access: POOL_READERS,
  body: somePeople,
  payload: z.object({ put_back: z.number().int() }),
});

/** How many of a pool fit an open job well: High or better. */
export const poolFit = z.object({ talent_pool_id: id, fitting: z.number().int() });

export const getPoolFits = endpoint({
  method: "GET",
  path: "/talent_pools/fits",
  tag: "talent-pools",
  summary:
    "How many people of each talent pool fit an open job well; pools that one may not open are left out",
  access: POOL_READERS,
  query: z.strictObject({ ids: severalOf(id, LIMITS.pageSizeMax) }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(poolFit),
});
