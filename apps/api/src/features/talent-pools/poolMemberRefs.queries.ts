import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";

/** Number of photos shown per pool. */
const FACES = 5;

interface RefRow {
  id: string;
  name: string;
  photo_id: string | null;
}

const REF = `u.id, ${fullName("u")} as name,
  u.photo_id`;

/** Returns the people added last to each of these pools. */
export async function poolMemberRefs(
  tx: Tx,
  companyId: string,
  poolIds: string[],
): Promise<(RefRow & { talent_pool_id: string })[]> {
  if (poolIds.length === 0) return [];
  const { rows } = await tx.$client.query<RefRow & { talent_pool_id: string }>({
    name: "talent_pool_faces",
    text: `select pool as talent_pool_id, ${REF} from unnest($2::uuid[]) pool
      cross join lateral (select m.user_id, m.created_at from talent_pool_people m
        where m.company_id = $1 and m.talent_pool_id = pool order by m.created_at desc, m.user_id limit ${FACES}) m
      join users u on u.company_id = $1 and u.id = m.user_id
      order by m.created_at desc, u.id`,
    values: [companyId, poolIds],
  });
  return rows;
}

/** Returns people by name. */
export async function personRefs(tx: Tx, companyId: string, ids: string[]): Promise<RefRow[]> {
  const { rows } = await tx.$client.query<RefRow>({
    name: "talent_pool_team",
    text: `select ${REF} from users u where u.company_id = $1 and u.id = any($2::uuid[])
      order by ${byName("u")}`,
    values: [companyId, ids],
  });
  return rows;
}
