import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** The facts of a talent pool that rules depend on. */
export interface PoolFacts {
  ownerId: string;
  coOwnerIds: string[];
  memberIds: string[];
}

type Reader = Pick<Viewer, "userId" | "role">;

const part = (one: "co_owner" | "member") => `array(select m.user_id::text from talent_pool_members m
  where m.company_id = p.company_id and m.talent_pool_id = p.id and m.part = '${one}')`;

/** SQL columns of `talent_pools p` for `PoolFacts`. */
export const POOL_FACTS_SQL = `p.owner_id as "ownerId", ${part("co_owner")} as "coOwnerIds",
  ${part("member")} as "memberIds"`;

/** SQL condition for lists: the person in `$2` works on `talent_pools p`, equivalent to `worksOnPool`. */
export const WORKS_ON_POOL_SQL = `(p.owner_id = $2 or exists (select 1 from talent_pool_members m
  where m.company_id = p.company_id and m.talent_pool_id = p.id and m.user_id = $2))`;

/** SQL condition: `users u` is in a talent pool that the person in `$2` works on. */
export const IN_OWN_POOL_SQL = `exists (select 1 from talent_pool_people i
  join talent_pools t on t.company_id = i.company_id and t.id = i.talent_pool_id
  where i.company_id = u.company_id and i.user_id = u.id and (t.owner_id = $2
    or exists (select 1 from talent_pool_members m
      where m.company_id = t.company_id and m.talent_pool_id = t.id and m.user_id = $2)))`;

/** Returns a talent pool with its facts. Throws 404 when the company has none of this id. */
export async function loadPoolFacts(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<PoolFacts & { id: string }> {
  const { rows } = await tx.$client.query<PoolFacts & { id: string }>({
    name: "talent_pool_facts",
    text: `select p.id, ${POOL_FACTS_SQL} from talent_pools p where p.company_id = $1 and p.id = $2`,
    values: [companyId, id],
  });
  return found(rows[0]);
}

/** Returns whether the viewer is the owner or a co-owner of a pool. */
export function ownsPool(viewer: Reader, { ownerId, coOwnerIds }: PoolFacts): boolean {
  return ownerId === viewer.userId || coOwnerIds.includes(viewer.userId);
}

/** Returns whether the viewer is the owner or in the team of a pool. */
export function worksOnPool(viewer: Reader, pool: PoolFacts): boolean {
  return ownsPool(viewer, pool) || pool.memberIds.includes(viewer.userId);
}

/**
 * Returns whether the viewer may open a pool: HR and administrators every pool, recruiters those they work
 * on.
 */
export function canOpenPool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "hr_manager" || viewer.role === "admin") return true;
  return viewer.role === "moderator" && worksOnPool(viewer, pool);
}

/**
 * Returns whether the viewer may email a pool's people: administrators every pool's, recruiters and HR those
 * of pools they work on.
 */
export function canEmailPool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "admin") return true;
  return (viewer.role === "moderator" || viewer.role === "hr_manager") && worksOnPool(viewer, pool);
}
