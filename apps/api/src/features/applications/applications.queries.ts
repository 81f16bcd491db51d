import type { JobChoice } from "@vaardig/contract/applications/jobLists";
import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical } from "../../platform/db/nameSql.ts";
import { hasText, patternOf } from "../../platform/db/textSearch.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { fillableJobsSql } from "./applications.policy.ts";

const FROM =
  "from vacancies v left join departments d on d.company_id = v.company_id and d.id = v.department_id";

/** Returns a page of the jobs to whose list the viewer may add people, by name. */
export async function readJobChoices(
  tx: Tx,
  viewer: Viewer,
  { search, page, size }: { search: string; page: number; size: number },
): Promise<{ rows: JobChoice[]; total: number }> {
  const where = `where v.company_id = $1 and ${fillableJobsSql(viewer)}
    and (${hasText("v.name", "$3")} or ${hasText("d.name", "$3")} or ${hasText("v.location", "$3")})`;
  const values = [viewer.companyId, viewer.userId, patternOf(search)];
  const [counted, { rows }] = await Promise.all([
    tx.$client.query<{ total: number }>(`select count(*)::int as total ${FROM} ${where}`, values),
    tx.$client.query<JobChoice>(
      `select v.id, v.name, d.name as department, v.location, nullif(v.status, 'Draft') as status ${FROM} ${where}
       order by ${alphabetical("v.name")}, v.id limit $4 offset $5`,
      [...values, size, page * size],
    ),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Returns how many of these jobs the company has, and to how many of their lists the viewer may add people.
 */
export async function countChoices(
  tx: Tx,
  viewer: Viewer,
  ids: string[],
): Promise<{ known: number; allowed: number }> {
  const { rows } = await tx.$client.query<{ known: number; allowed: number }>(
    `select count(*)::int as known, (count(*) filter (where ${fillableJobsSql(viewer)}))::int as allowed
     from vacancies v where v.company_id = $1 and v.id = any($3::uuid[])`,
    [viewer.companyId, viewer.userId, ids],
  );
  return rows[0] ?? { known: 0, allowed: 0 };
}

/** Adds people to jobs at stage Vacancy; returns the new pairs. */
export async function addApplications(
  tx: Tx,
  { companyId, userId }: Viewer,
  vacancyIds: string[],
  userIds: string[],
): Promise<{ id: string; vacancy_id: string; user_id: string }[]> {
  const pairs = vacancyIds.flatMap((vacancy) => userIds.map((person) => ({ id: v7(), vacancy, person })));
  const { rows } = await tx.$client.query<{ id: string; vacancy_id: string; user_id: string }>(
    `insert into applications (company_id, id, vacancy_id, user_id, added_by)
     select $1, id, vacancy, person, $2 from unnest($3::uuid[], $4::uuid[], $5::uuid[]) t(id, vacancy, person)
     on conflict (company_id, vacancy_id, user_id) do nothing returning id, vacancy_id, user_id`,
    [
      companyId,
      userId,
      pairs.map(({ id }) => id),
      pairs.map(({ vacancy }) => vacancy),
      pairs.map(({ person }) => person),
    ],
  );
  return rows;
}
