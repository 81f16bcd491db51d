import type { PossibleResponder, WorkRelation } from "@vaardig/contract/confirmations/confirmations";
import { CAN_RESPOND_SQL } from "../../domain/skills/confirmations/endRequests.ts";
import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";
import { hasName, patternOf } from "../../platform/db/textSearch.ts";

export interface ResponderRow {
  id: string;
  name: string;
  photo_id: string | null;
  title: Record<string, string> | null;
  relation: WorkRelation;
  kind: PossibleResponder["kind"];
}

/** SQL for the projects that a person owns, belongs to, or was hired for. */
const PROJECTS_OF = `select m.project_id from project_members m where m.company_id = $1 and m.user_id = $2
  union select p.id from projects p where p.company_id = $1 and p.owner_id = $2
  union select v.project_id from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
    where a.company_id = $1 and a.user_id = $2 and a.outcome = 'hired' and v.project_id is not null`;

/** SQL for the people in a person's projects. */
const WORKS_ON_THE_SAME = `select m.user_id from project_members m where m.company_id = $1 and m.project_id in (select project_id from mine)
  union select p.owner_id from projects p where p.company_id = $1 and p.id in (select project_id from mine)
  union select a.user_id from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
    where a.company_id = $1 and a.outcome = 'hired' and v.project_id in (select project_id from mine)`;

/** `union` ends a cycle of managers instead of following it forever. */
const WITH = `with recursive line as (
    select manager_id from users where company_id = $1 and id = $2
    union
    select u.manager_id from users u join line l on u.id = l.manager_id where u.company_id = $1),
  mine as (${PROJECTS_OF}), together as (${WORKS_ON_THE_SAME}),
  me as (select manager_id, team_id, department_id from users where company_id = $1 and id = $2)`;

const RELATION = `case when u.id = me.manager_id then 'manager' when u.team_id = me.team_id then 'team'
  when u.id in (select user_id from together) then 'project'
  when u.department_id = me.department_id then 'department' else 'company' end`;
const RANK = `case when u.id = me.manager_id then 1 when u.team_id = me.team_id then 2
  when u.id in (select user_id from together) then 3 when u.department_id = me.department_id then 4 else 5 end`;

const COLUMNS = `u.id, ${fullName("u")} as name, u.photo_id, p.labels as title, ${RELATION} as relation,
  case when u.system_role in ('admin', 'hr_manager')
    or u.system_role = 'manager' and u.id in (select manager_id from line) then 'confirm' else 'endorse' end as kind`;
const FROM = "from users u cross join me left join job_profiles p on p.id = u.job_profile_id";
const OTHERS = `u.company_id = $1 and u.id <> $2 and ${CAN_RESPOND_SQL}`;

/**
 * Returns a page of the people a person can ask: their manager, close colleagues, then everyone else by name.
 */
export async function searchResponders(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  { search, page, size }: { search: string; page: number; size: number },
): Promise<{ rows: ResponderRow[]; total: number }> {
  const { rows } = await tx.$client.query<ResponderRow & { total: number }>({
    name: "confirmations_askable",
    text: `${WITH} select ${COLUMNS}, count(*) over ()::int as total ${FROM}
      where ${OTHERS} and ${hasName("u", "$3")} order by ${RANK}, ${byName("u")} limit $4 offset $5`,
    values: [companyId, userId, patternOf(search), size, page * size],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns those of these people who can be asked. */
export async function findResponders(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  ids: string[],
): Promise<ResponderRow[]> {
  const { rows } = await tx.$client.query<ResponderRow>({
    name: "confirmations_askable_of",
    text: `${WITH} select ${COLUMNS} ${FROM} where ${OTHERS} and u.id = any($3::uuid[])`,
    values: [companyId, userId, ids],
  });
  return rows;
}
