import type { Tx } from "../../platform/db/database.ts";

/** Returns the file store keys of all files about these people. */
export async function storageKeysOfPeople(
  tx: Tx,
  companyId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ key: string }>(
    "select storage_key as key from files where company_id = $1 and user_id = any($2::uuid[])",
    [companyId, userIds],
  );
  return rows.map(({ key }) => key);
}
