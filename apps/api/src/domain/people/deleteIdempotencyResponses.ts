import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { deleteStoredResponses } from "../../platform/http/idempotent.ts";

/**
 * Deletes the stored responses to repeated calls by these people, who are about to be erased, and those that
 * name one of them. A repeated call is then executed again; deleting one for a namesake costs no more than
 * that.
 */
export async function deleteIdempotencyResponses(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  const { rows } = await tx.$client.query<{ word: string }>(
    `select unnest(array[u.id::text, u.email, ${fullName("u")}]) as word
     from users u where u.company_id = $1 and u.id = any($2::uuid[])`,
    [companyId, ids],
  );
  await deleteStoredResponses(tx, companyId, { callers: ids, words: rows.map(({ word }) => word) });
}
