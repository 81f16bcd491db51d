import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";
import { hasName, hasText, patternOf } from "../../platform/db/textSearch.ts";
import { unsubscribedAt } from "../candidates/unsubscribed.ts";
import type { RecipientRow } from "./recipients.queries.ts";

export interface PoolMail {
  poolId: string;
  /** The job that the talent pool is emailed about. */
  vacancyId: string | null;
}

/** A deactivated person counts as without an address; `job` is the SQL placeholder of the job's id. */
const columns = (job: string) => `null as "applicationId", u.id as "userId", ${fullName("u")} as name,
  case when u.status = 'deactivated' then '' else u.email end as email, null as stage, u.language,
  u.system_role = 'freelancer' as external,
  case when u.system_role = 'freelancer' then ${unsubscribedAt("u")} end as "unsubscribedAt",
  exists (select 1 from applications a where a.company_id = u.company_id and a.user_id = u.id
    and a.vacancy_id = ${job}::uuid) as "inPipeline", false as applied, false as met, false as asked`;
const PEOPLE = `talent_pool_people m join users u on u.company_id = m.company_id and u.id = m.user_id
  where m.company_id = $1 and m.talent_pool_id = $2`;

/**
 * Returns a page of the people in a talent pool, by name, with the total; limited to `userIds` when given.
 */
export async function listPoolRecipients(
  tx: Tx,
  companyId: string,
  { poolId, vacancyId }: PoolMail,
  list: { user_ids?: string[] | undefined; search_query: string; page: number; size: number },
): Promise<{ rows: RecipientRow[]; total: number }> {
  const { rows } = await tx.$client.query<RecipientRow & { total: number }>({
    name: "mail_pool_recipients",
    text: `select ${columns("$7")}, count(*) over ()::int as total from ${PEOPLE}
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
      vacancyId,
    ],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the chosen people of a talent pool, or all of them. */
export async function chosenPoolRecipients(
  tx: Tx,
  companyId: string,
  { poolId, vacancyId }: PoolMail,
  chosen: { user_ids: string[]; everybody: boolean },
  max: number,
): Promise<RecipientRow[]> {
  const { rows } = await tx.$client.query<RecipientRow>({
    name: "mail_pool_recipients_chosen",
    text: `select ${columns("$6")} from ${PEOPLE} and ($3 or u.id = any($4::uuid[])) order by ${byName("u")} limit $5`,
    values: [companyId, poolId, chosen.everybody, chosen.user_ids, max + 1, vacancyId],
  });
  return rows;
}

/** Returns a person of a talent pool as a recipient; undefined when they are not in it. */
export async function poolRecipient(
  tx: Tx,
  companyId: string,
  about: PoolMail,
  userId: string,
): Promise<RecipientRow | undefined> {
  const [row] = await chosenPoolRecipients(tx, companyId, about, { user_ids: [userId], everybody: false }, 1);
  return row;
}
