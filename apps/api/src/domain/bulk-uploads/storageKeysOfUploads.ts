import type { Tx } from "../../platform/db/database.ts";

/** Returns the file store keys of the sheets that these people uploaded. */
export async function storageKeysOfUploads(
  tx: Tx,
  companyId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ key: string }>(
    `select storage_key as key from bulk_uploads
     where company_id = $1 and created_by = any($2::uuid[]) and storage_key is not null`,
    [companyId, userIds],
  );
  return rows.map(({ key }) => key);
}
