import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { forgetCalls } from "../../platform/http/idempotent.ts";

/**
 * Drops what is kept of repeated calls by these people, who are about to be erased, and the answers that name one of
 * them. A twin of such a call is done again; one that is dropped for a namesake costs no more.
 */
export async function deleteIdempotencyResponses(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  const { rows } = await tx.$client.query<{ word: string }>(
    `select unnest(array[u.id::text, u.email, ${fullName("u")}]) as word
     from users u where u.company_id = $1 and u.id = any($2::uuid[])`,
    [companyId, ids],
  );
  await forgetCalls(tx, companyId, { callers: ids, words: rows.map(({ word }) => word) });
}
