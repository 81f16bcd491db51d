import type { Tx } from "../../platform/db/database.ts";

/** Deletes the uploaded rows that contain an email address. */
export async function deleteRowsAbout(tx: Tx, companyId: string, email: string): Promise<void> {
  await tx.$client.query(
    `delete from bulk_upload_rows where company_id = $1 and strpos(lower("values"::text), lower($2)) > 0`,
    [companyId, email],
  );
}
