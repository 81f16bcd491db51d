import { CANDIDATE_READERS } from "@vaardig/contract/candidates/candidateList";
import type { Tx } from "../../../platform/db/database.ts";

/** Returns whether a person of the company currently works with candidates. */
export async function canOwnCandidates(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await tx.$client.query({
    name: "candidate_is_keeper",
    text: "select 1 from users where company_id = $1 and id = $2 and system_role = any($3) and status = 'active'",
    values: [companyId, id, CANDIDATE_READERS],
  });
  return rows.length > 0;
}

/** Returns how many of these people the company has, and how many of them are no candidates. */
export async function countCandidatesAmong(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<{ people: number; others: number }> {
  const { rows } = await tx.$client.query<{ people: number; others: number }>({
    name: "candidates_among",
    text: `select count(*)::int as people, (count(*) filter (where system_role <> 'freelancer'))::int as others
      from users where company_id = $1 and id = any($2::uuid[])`,
    values: [companyId, ids],
  });
  return rows[0] ?? { people: 0, others: 0 };
}

/** Sets the owner of candidates; returns those whose owner changed, with the earlier one. */
export async function setOwner(
  tx: Tx,
  companyId: string,
  userIds: string[],
  ownerId: string | null,
): Promise<{ user_id: string; owner_id: string | null }[]> {
  const { rows } = await tx.$client.query<{ user_id: string; owner_id: string | null }>(
    `with before as (
       select u.id, u.account, u.created_at, r.owner_id from users u
         left join candidate_records r on r.company_id = u.company_id and r.user_id = u.id
       where u.company_id = $1 and u.id = any($2::uuid[]) and r.owner_id is distinct from $3::uuid
       order by u.id for update of u),
     written as (
       insert into candidate_records as r (company_id, user_id, source, owner_id, kept_from)
       select $1, id, case when account then 'sign_up' else 'by_hand' end, $3::uuid, created_at from before
       on conflict (company_id, user_id) do update set owner_id = $3::uuid, version = r.version + 1)
     select id as user_id, owner_id from before`,
    [companyId, userIds, ownerId],
  );
  return rows;
}

/** Returns the names of a person and the company, for a page without a session. */
export async function companyOf(tx: Tx, companyId: string, userId: string) {
  const { rows } = await tx.$client.query<{ company: string; first_name: string }>(
    `select c.name as company, u.first_name from users u join companies c on c.id = u.company_id
     where u.company_id = $1 and u.id = $2 and u.system_role = 'freelancer'`,
    [companyId, userId],
  );
  return rows[0];
}
