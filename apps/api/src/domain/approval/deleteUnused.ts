import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { APPROVED_TABLES, type ApprovedNoun } from "./approvedTables.ts";

const PIPELINE_OF: Record<ApprovedNoun, string> = { vacancy: "v.id", project: "v.project_id" };

/**
 * Deletes a checked job or project. Its rows are locked first, so that a concurrent application is either
 * seen here (409 conflict) or refused itself; without the lock the deletion would remove it too.
 */
export async function deleteUnused(
  tx: Tx,
  noun: ApprovedNoun,
  { companyId, id, version }: { companyId: string; id: string; version: number },
): Promise<void> {
  await tx.$client.query(
    `select from vacancies v where v.company_id = $1 and ${PIPELINE_OF[noun]} = $2 for update`,
    [companyId, id],
  );
  const { rowCount: applicants } = await tx.$client.query(
    `select from vacancies v join applications a on a.company_id = v.company_id and a.vacancy_id = v.id
     where v.company_id = $1 and ${PIPELINE_OF[noun]} = $2 and v.status <> 'Draft' limit 1`,
    [companyId, id],
  );
  if (applicants) throw new AppError("conflict");
  const { rowCount } = await tx.$client.query(
    `delete from ${APPROVED_TABLES[noun]} where company_id = $1 and id = $2 and version = $3`,
    [companyId, id, version],
  );
  if (rowCount === 0) throw new AppError("stale_version");
}
