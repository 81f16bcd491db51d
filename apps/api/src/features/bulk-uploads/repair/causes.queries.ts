import { REPAIRABLE_COLUMNS } from "@vaardig/contract/bulk-uploads/repairs";
import type { Tx } from "../../../platform/db/database.ts";

export interface CauseRow {
  column: string;
  value: string;
  error: string;
  rows: number;
}

/**
 * Returns a page of the causes of invalid rows, most frequent first: grouped by value, regardless of case,
 * where one repair can fix all of its rows, and by the error alone in columns with individual values.
 */
export async function uploadCauses(
  tx: Tx,
  companyId: string,
  uploadId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: CauseRow[]; total: number }> {
  const { rows } = await tx.$client.query<CauseRow & { total: number }>({
    name: "upload_causes",
    text: `select e.key as "column", max(v.value) as value, e.value as error, count(*)::int as rows,
        (count(*) over ())::int as total
      from bulk_upload_rows r cross join lateral jsonb_each_text(r.errors) e
      cross join lateral (select case when e.key = any($3) then trim(coalesce(r.values->>e.key, '')) else '' end as value) v
      where r.company_id = $1 and r.upload_id = $2 and r.outcome = 'error'
      group by e.key, lower(v.value), e.value order by 4 desc, 1, 2 limit $4 offset $5`,
    values: [companyId, uploadId, [...REPAIRABLE_COLUMNS], size, page * size],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}
