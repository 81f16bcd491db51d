import type { PoolSort } from "@vaardig/contract/talent-pools/talentPools";
import { unsubscribedAt } from "../../domain/candidates/unsubscribed.ts";
import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";
import { hasName, hasText, patternOf } from "../../platform/db/textSearch.ts";
import { CAN_UNDO_SQL } from "./deletedPools.queries.ts";

/** A person in a pool, with the facts needed to find a job for them. */
export interface PoolPerson {
  id: string;
  internal: boolean;
  active: boolean;
}

const FROM = `from talent_pool_people m join users u on u.company_id = m.company_id and u.id = m.user_id
  where m.company_id = $1`;
const PERSON = "u.id, u.system_role <> 'freelancer' as internal, u.status = 'active' as active";
const FOUND = `m.talent_pool_id = $2 and (${hasName("u", "$3")} or ${hasText("u.headline", "$3")})`;
const ORDER: Record<PoolSort, string> = {
  fit: byName("u"),
  name: byName("u"),
  "-name": byName("u", " desc"),
  added: "m.created_at, u.id",
  "-added": "m.created_at desc, u.id",
};

/** Returns the people in a pool that match a search, sorted; for `fit` sorted by name. */
export async function poolPeople(
  tx: Tx,
  companyId: string,
  { id, search, sort }: { id: string; search: string; sort: PoolSort },
): Promise<PoolPerson[]> {
  const { rows } = await tx.$client.query<PoolPerson>({
    name: `talent_pool_people_${sort}`,
    text: `select ${PERSON} ${FROM} and ${FOUND} order by ${ORDER[sort]}`,
    values: [companyId, id, patternOf(search)],
  });
  return rows;
}

/** Returns the people in these pools. */
export async function peopleOfPools(
  tx: Tx,
  companyId: string,
  poolIds: string[],
): Promise<(PoolPerson & { talent_pool_id: string })[]> {
  const { rows } = await tx.$client.query<PoolPerson & { talent_pool_id: string }>({
    name: "talent_pools_people",
    text: `select m.talent_pool_id, ${PERSON} ${FROM} and m.talent_pool_id = any($2::uuid[])`,
    values: [companyId, poolIds],
  });
  return rows;
}

export interface PoolMembership {
  user_id: string;
  added_at: Date;
  added_by: string | null;
  unsubscribed_at: Date | null;
  skill_ids: string[];
}

/**
 * Returns when these people were added to a pool and who added them, whether they receive its emails, and their best
 * skills.
 */
export async function membershipsOf(
  tx: Tx,
  companyId: string,
  poolId: string,
  userIds: string[],
): Promise<Map<string, PoolMembership>> {
  const { rows } = await tx.$client.query<PoolMembership>({
    name: "talent_pool_memberships",
    text: `select m.user_id, m.created_at as added_at, ${fullName("a")} as added_by,
        case when u.system_role = 'freelancer' then ${unsubscribedAt("u")} end as unsubscribed_at,
        array(select s.skill_id::text from person_skills s
          where s.company_id = m.company_id and s.user_id = m.user_id and s.valid_to is null
          order by s.level desc nulls last, s.skill_id limit 3) as skill_ids
      from talent_pool_people m join users u on u.company_id = m.company_id and u.id = m.user_id
      left join users a on a.company_id = m.company_id and a.id = m.added_by
      where m.company_id = $1 and m.talent_pool_id = $2 and m.user_id = any($3::uuid[])`,
    values: [companyId, poolId, userIds],
  });
  return new Map(rows.map((row) => [row.user_id, row]));
}

interface Removed {
  user_id: string;
  added_by: string;
  created_at: Date;
}

/** Removes people from a pool; returns the removed memberships. */
export async function deletePoolPeople(
  tx: Tx,
  companyId: string,
  poolId: string,
  userIds: string[],
): Promise<Removed[]> {
  const { rows } = await tx.$client.query<Removed>(
    `delete from talent_pool_people where company_id = $1 and talent_pool_id = $2 and user_id = any($3::uuid[])
     returning user_id, added_by, created_at`,
    [companyId, poolId, userIds],
  );
  return rows;
}

/** Restores the people that the actor removed within the hour, from the event log; returns their ids. */
export async function restorePoolPeople(
  tx: Tx,
  { companyId, userId: actorId }: { companyId: string; userId: string },
  poolId: string,
  userIds: string[],
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ user_id: string }>(
    `insert into talent_pool_people (company_id, talent_pool_id, user_id, added_by, created_at)
     select distinct on (e.user_id) $1, $2, e.user_id, (e.data->>'added_by')::uuid, (e.data->>'added_at')::timestamptz
       from events e join users u on u.company_id = e.company_id and u.id = e.user_id
       where e.company_id = $1 and e.subject_id = $2 and e.kind = 'talent_pool.person_removed' and e.actor_id = $4
         and e.user_id = any($3::uuid[]) and e.${CAN_UNDO_SQL}
       order by e.user_id, e.at desc
     on conflict do nothing returning user_id`,
    [companyId, poolId, userIds, actorId],
  );
  return rows.map((row) => row.user_id);
}
