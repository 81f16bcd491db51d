import type { Tx } from "../db/database.ts";
import { fullName } from "../db/nameSql.ts";

/**
 * Drops answers kept for repeated calls that name any of these people, who are about to be erased. A twin of such a
 * call is done anew; one that is dropped for a namesake costs no more.
 */
export async function forgetAnswers(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  await tx.$client.query(
    `delete from idempotency_keys k using users u
     where k.company_id = $1 and u.company_id = $1 and u.id = any($2::uuid[]) and exists (
       select 1 from unnest(array[u.id::text, u.email, ${fullName("u")}]) word
       where word <> '' and strpos(k.answer::text, trim(both '"' from to_jsonb(word)::text)) > 0)`,
    [companyId, ids],
  );
}
