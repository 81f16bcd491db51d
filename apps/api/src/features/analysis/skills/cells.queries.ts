import type { Condition } from "../../../domain/people/employeesWhere.ts";
import { HOLDS } from "../../../domain/skills/holds.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { STATED_NOTHING } from "./scopeSize.queries.ts";

/** What people of a department whose job asks for a skill have of it; the department is null outside any. */
export interface CellRow {
  skill_id: string;
  department_id: string | null;
  asked: number;
  unknown: number;
  met: number;
  /** Sum of the levels that are known, and how many they are. */
  sum: number;
  levels: number;
}

export interface AskedCells {
  evidence: "stated" | "confirmed";
  groups?: readonly string[] | undefined;
  /** Departments by which skills are chosen; cells of all departments are read, because what is hidden hangs on them. */
  departments?: readonly string[] | undefined;
  choose: "required" | "gap";
  /** Open places by skill, which count as gaps too. */
  places?: ReadonlyMap<string, number> | undefined;
  size: number;
  page: number;
}

/** The level that counts of a claim `c`: one that no one confirmed is unknown where evidence is asked. */
export const COUNTED_LEVEL = {
  stated: "c.level",
  confirmed: "case when c.source = 'confirmed' then c.level end",
} as const;

const PEOPLE = (text: string) => `people as materialized (
  select u.id, u.department_id, u.job_profile_id, ${STATED_NOTHING} as blank from users u where ${text})`;

const GROUPED = `grouped as materialized (
  select p.department_id, n.skill_id, count(*)::int as asked,
    (count(*) filter (where c.user_id is null and p.blank or c.user_id is not null and c.level is null))::int as unknown,
    (count(*) filter (where c.level >= n.level))::int as met,
    coalesce(sum(c.level), 0)::int as sum, count(c.level)::int as levels
  from people p join wanted n on n.job_profile_id = p.job_profile_id
  left join claims c on c.user_id = p.id and c.skill_id = n.skill_id group by 1, 2)`;

/**
 * Department × skill, of the page of skills that most jobs ask for or of which most is missing, and how many skills there
 * are. Those that most ask for are chosen before any claim is read, so that claims of these alone are read.
 */
export async function skillCells(
  tx: Tx,
  { text, values: known }: Condition,
  { evidence, groups, departments, choose, places = new Map(), size, page }: AskedCells,
): Promise<{ skillIds: string[]; cells: CellRow[]; total: number }> {
  const values = [...known];
  const place = (value: unknown) => `$${values.push(value)}`;
  const group = groups?.length
    ? `join skills k on k.id = n.skill_id and k.group_id = any(${place(groups)}::uuid[])`
    : "";
  const within = departments?.length ? `department_id = any(${place(departments)}::uuid[])` : "true";
  const cut = `row_number() over (order by weight desc, skill_id)::int as place, count(*) over ()::int as total`;
  const limit = `order by place limit ${place(size)} offset ${place(size * page)}`;
  const needs = `needs as materialized (
    select j.job_profile_id, j.people, n.skill_id, n.level
    from (select job_profile_id, count(*) filter (where ${within}) as people from people
      where job_profile_id is not null group by 1) j
    join job_profile_skills n on n.job_profile_id = j.job_profile_id ${group})`;
  const claims = `claims as materialized (
    select c.user_id, c.skill_id, ${COUNTED_LEVEL[evidence]} as level from person_claims c
    where c.company_id = $1 and c.skill_id = any(array(select skill_id from wanted)) and ${HOLDS})`;
  const steps = {
    required: () => `chosen as materialized (select skill_id, ${cut}
        from (select skill_id, sum(people) as weight from needs where people > 0 group by 1) w ${limit}),
      wanted as materialized (select n.* from needs n join chosen using (skill_id)), ${claims}, ${GROUPED}`,
    gap: () => `wanted as (select * from needs), ${claims}, ${GROUPED},
      chosen as materialized (select skill_id, ${cut}
        from (select skill_id, sum(gap) as weight from (
            select skill_id, asked - unknown - met as gap from grouped where ${within}
            union all select * from unnest(${place([...places.keys()])}::uuid[], ${place([...places.values()])}::int[])) g
          group by 1) w ${limit})`,
  };
  const { rows } = await tx.$client.query<
    { chosen_id: string; total: number } & (CellRow | Record<keyof CellRow, null>)
  >({
    // Not named: planned for any skills and any page it takes several times as long.
    text: `with ${PEOPLE(text)}, ${needs}, ${steps[choose]()}
      select o.skill_id as chosen_id, o.total, g.* from chosen o left join grouped g on g.skill_id = o.skill_id
      order by o.place`,
    values,
  });
  return {
    skillIds: [...new Set(rows.map((row) => row.chosen_id))],
    cells: rows.flatMap(({ chosen_id: _, total: __, ...row }) => (row.skill_id === null ? [] : row)),
    total: rows[0]?.total ?? 0,
  };
}
