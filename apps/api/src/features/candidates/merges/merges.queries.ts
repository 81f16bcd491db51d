import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";

interface MergeRow {
  id: string;
  name: string;
  merged_by: string | null;
  created_at: Date;
}

/** Returns the merges into a person that were not undone, newest first. */
export async function mergesInto(tx: Tx, companyId: string, userId: string): Promise<MergeRow[]> {
  const { rows } = await tx.$client.query<MergeRow>({
    name: "candidate_merges_into",
    text: `select m.id, trim(concat(m.moved->'person'->>'first_name', ' ', m.moved->'person'->>'last_name')) as name,
        ${fullName("u")} as merged_by, m.created_at
      from candidate_merges m left join users u on u.company_id = m.company_id and u.id = m.merged_by
      where m.company_id = $1 and m.kept_id = $2 and m.undone_at is null order by m.created_at desc, m.id desc`,
    values: [companyId, userId],
  });
  return rows;
}

/** Returns the names of jobs, each once. */
export async function namesOfJobs(tx: Tx, companyId: string, ids: string[]): Promise<string[]> {
  const { rows } = await tx.$client.query<{ name: string }>(
    "select distinct name from vacancies where company_id = $1 and id = any($2::uuid[]) order by 1",
    [companyId, ids],
  );
  return rows.map(({ name }) => name);
}
