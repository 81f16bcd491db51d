import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";

export interface MergeRow {
  id: string;
  from_id: string;
  into_id: string;
  merged_by: string | null;
  created_at: Date;
  undone_at: Date | null;
  people_count: number;
  /** Whether the skills are still as the merge left them. */
  is_standing: boolean;
  before: Record<string, unknown[]>;
}

const COLUMNS = `m.id, m.from_id, m.into_id, m.created_at, m.undone_at,
  (select ${fullName("u")} from users u where u.company_id = $1 and u.id = m.merged_by) as merged_by,
  coalesce((m.before->'people'->>0)::int, 0) as people_count,
  f.merged_into is not distinct from m.into_id and i.merged_into is null as is_standing`;
const JOINED = "skill_merges m join skills f on f.id = m.from_id join skills i on i.id = m.into_id";

/** Returns a page of the company's merges, newest first, without their undo data. */
export async function listMergeRows(
  tx: Tx,
  companyId: string,
  page: number,
  size: number,
): Promise<{ rows: Omit<MergeRow, "before">[]; total: number }> {
  const counted = await tx.$client.query<{ total: number }>(
    "select count(*)::int as total from skill_merges where company_id = $1",
    [companyId],
  );
  const { rows } = await tx.$client.query<MergeRow>({
    name: "skill_merges_page",
    text: `select ${COLUMNS} from ${JOINED} where m.company_id = $1 order by m.created_at desc, m.id desc limit $2 offset $3`,
    values: [companyId, size, page * size],
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a merge with its undo data; undefined when there is none. */
export async function findMerge(tx: Tx, companyId: string, id: string): Promise<MergeRow | undefined> {
  const { rows } = await tx.$client.query<MergeRow>({
    name: "skill_merge_one",
    text: `select ${COLUMNS}, m.before from ${JOINED} where m.company_id = $1 and m.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

export async function markMergeUndone(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.$client.query("update skill_merges set undone_at = now() where company_id = $1 and id = $2", [
    companyId,
    id,
  ]);
}

/** Returns the number of people who have both skills. */
export async function countWithBoth(tx: Tx, companyId: string, from: string, into: string): Promise<number> {
  const { rows } = await tx.$client.query<{ number: number }>({
    name: "skill_merge_both",
    text: `select count(*)::int as number from person_skills f join person_skills i
        on i.company_id = $1 and i.user_id = f.user_id and i.skill_id = $3 and i.valid_to is null
      where f.company_id = $1 and f.skill_id = $2 and f.valid_to is null`,
    values: [companyId, from, into],
  });
  return rows[0]?.number ?? 0;
}
