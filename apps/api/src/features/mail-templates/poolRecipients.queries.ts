import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";
import { hasName, hasText, patternOf } from "../../platform/db/textSearch.ts";
import type { RecipientRow } from "./recipients.queries.ts";

/** Somebody who left is not written to, as if there were no address. */
const COLUMNS = `null as "applicationId", u.id as "userId", ${fullName("u")} as name,
  case when u.status = 'deactivated' then '' else u.email end as email, null as stage, u.language,
  u.system_role = 'freelancer' as external`;
const PEOPLE = `talent_pool_people m join users u on u.company_id = m.company_id and u.id = m.user_id
  where m.company_id = $1 and m.talent_pool_id = $2`;

/** A page of the people of a talent pool, by name, with how many there are; of `userIds` alone where they are given. */
export async function listPoolRecipients(
  tx: Tx,
  companyId: string,
  poolId: string,
  list: { user_ids?: string[] | undefined; search_query: string; page: number; size: number },
): Promise<{ rows: RecipientRow[]; total: number }> {
  const { rows } = await tx.$client.query<RecipientRow & { total: number }>({
    name: "mail_pool_recipients",
    text: `select ${COLUMNS}, count(*) over ()::int as total from ${PEOPLE}
      and ($3::uuid[] is null or u.id = any($3::uuid[]))
      and ($4 = '%%' or ${hasName("u", "$4")} or ${hasText("u.email", "$4")})
      order by ${byName("u")} limit $5 offset $6`,
    values: [
      companyId,
      poolId,
      list.user_ids ?? null,
      patternOf(list.search_query),
      list.size,
      list.page * list.size,
    ],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Those of a choice who are in a talent pool: chosen people, or everybody. */
export async function chosenPoolRecipients(
  tx: Tx,
  companyId: string,
  poolId: string,
  chosen: { user_ids: string[]; everybody: boolean },
  max: number,
): Promise<RecipientRow[]> {
  const { rows } = await tx.$client.query<RecipientRow>({
    name: "mail_pool_recipients_chosen",
    text: `select ${COLUMNS} from ${PEOPLE} and ($3 or u.id = any($4::uuid[])) order by ${byName("u")} limit $5`,
    values: [companyId, poolId, chosen.everybody, chosen.user_ids, max + 1],
  });
  return rows;
}

/** Somebody as a talent pool writes to them; undefined who is not in it. */
export async function poolRecipient(
  tx: Tx,
  companyId: string,
  poolId: string,
  userId: string,
): Promise<RecipientRow | undefined> {
  const [row] = await chosenPoolRecipients(
    tx,
    companyId,
    poolId,
    { user_ids: [userId], everybody: false },
    1,
  );
  return row;
}
