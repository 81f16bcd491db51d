import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** What rules need to know of a talent pool. */
export interface PoolFacts {
  ownerId: string;
  coOwnerIds: string[];
  memberIds: string[];
}

type Reader = Pick<Viewer, "userId" | "role">;

const part = (one: "co_owner" | "member") => `array(select m.user_id::text from talent_pool_members m
  where m.company_id = p.company_id and m.talent_pool_id = p.id and m.part = '${one}')`;

/** Columns of `talent_pools p` that are `PoolFacts`. */
export const POOL_FACTS_SQL = `p.owner_id as "ownerId", ${part("co_owner")} as "coOwnerIds",
  ${part("member")} as "memberIds"`;

/** The person in `$2` works on `talent_pools p`: a condition for lists, the same as `worksOnPool`. */
export const WORKS_ON_POOL_SQL = `(p.owner_id = $2 or exists (select 1 from talent_pool_members m
  where m.company_id = p.company_id and m.talent_pool_id = p.id and m.user_id = $2))`;

/** `users u` is in a talent pool that the person in `$2` works on. */
export const IN_OWN_POOL_SQL = `exists (select 1 from talent_pool_people i
  join talent_pools t on t.company_id = i.company_id and t.id = i.talent_pool_id
  where i.company_id = u.company_id and i.user_id = u.id and (t.owner_id = $2
    or exists (select 1 from talent_pool_members m
      where m.company_id = t.company_id and m.talent_pool_id = t.id and m.user_id = $2)))`;

/** A talent pool of the company with what rules need; 404 when the company has none of this id. */
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

/** The owner and co-owners answer for a pool. */
export function ownsPool(viewer: Reader, { ownerId, coOwnerIds }: PoolFacts): boolean {
  return ownerId === viewer.userId || coOwnerIds.includes(viewer.userId);
}

/** The owner and everyone assigned to it work on a pool. */
export function worksOnPool(viewer: Reader, pool: PoolFacts): boolean {
  return ownsPool(viewer, pool) || pool.memberIds.includes(viewer.userId);
}

/** HR and administrators read every pool, recruiters those they work on. */
export function canOpenPool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "hr_manager" || viewer.role === "admin") return true;
  return viewer.role === "moderator" && worksOnPool(viewer, pool);
}

/** Administrators write to the people of every pool, recruiters and HR to those of pools they work on. */
export function canWriteToPool(viewer: Reader, pool: PoolFacts): boolean {
  if (viewer.role === "admin") return true;
  return (viewer.role === "moderator" || viewer.role === "hr_manager") && worksOnPool(viewer, pool);
}
