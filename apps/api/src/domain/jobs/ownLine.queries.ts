import type { Tx } from "../../platform/db/database.ts";

/** Returns whether the hiring manager or a team member of a job is above a person in the reporting line. */
export async function isOfOwnLine(
  tx: Tx,
  companyId: string,
  userId: string,
  vacancyId: string,
): Promise<boolean> {
  const { rows } = await tx.$client.query<{ found: boolean }>(
    `with recursive above as (
       select manager_id from users where company_id = $1 and id = $2
       union
       select u.manager_id from users u join above on u.id = above.manager_id where u.company_id = $1)
     select exists (select 1 from above join vacancies v on v.company_id = $1 and v.id = $3
       where above.manager_id in (v.owner_id, v.hiring_manager_id)
         or exists (select 1 from vacancy_members m where m.company_id = $1 and m.vacancy_id = $3
           and m.user_id = above.manager_id)
         or exists (select 1 from projects p where p.company_id = $1 and p.id = v.project_id
           and (p.owner_id = above.manager_id or exists (select 1 from project_members pm
             where pm.company_id = $1 and pm.project_id = p.id and pm.user_id = above.manager_id)))) as found`,
    [companyId, userId, vacancyId],
  );
  return rows[0]?.found ?? false;
}
