import type { Condition } from "../../../domain/people/employeesWhere.ts";
import { HOLDS } from "../../../domain/skills/holds.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { countInOnePass } from "./countInOnePass.ts";
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

/** People outside any department are counted as those of one that there is not, so that they can be joined. */
const NOWHERE = "'00000000-0000-0000-0000-000000000000'::uuid";

/** People in crowds of one department and job profile, which have a number each. */
const PEOPLE = (text: string) => `people as materialized (
    select u.id, dense_rank() over (order by u.department_id, u.job_profile_id)::int as crowd,
      coalesce(u.department_id, ${NOWHERE}) as department_id, u.job_profile_id, ${STATED_NOTHING} as blank
    from users u where ${text} and u.job_profile_id is not null),
  crowds as materialized (
    select crowd, department_id, job_profile_id, count(*) as people, count(*) filter (where blank) as blanks
    from people group by 1, 2, 3)`;

/**
 * Claims are counted as they are read, by crowd and level: who has none is known from how many people there are. People
 * are joined before what is asked of them, and by one number alone, or the planner sorts what it can count in one pass.
 */
const GROUPED = (level: string) => `asked as materialized (
    select w.crowd, w.department_id, n.skill_id, n.level, w.people, w.blanks,
      row_number() over ()::int as slot
    from crowds w join wanted n using (job_profile_id)),
  held as materialized (
    select a.slot, count(*) filter (where k.blank) as blanks, count(*) filter (where k.level is null) as unlevelled,
      count(*) filter (where k.level >= a.level) as met, sum(k.level) as sum, count(k.level) as levels
    from (select p.crowd, p.blank, c.skill_id, ${level} as level from person_claims c join people p on p.id = c.user_id
      where c.company_id = $1 and ${HOLDS} offset 0) k
    join asked a on a.crowd = k.crowd and a.skill_id = k.skill_id group by 1),
  grouped as materialized (
    select a.department_id, a.skill_id, sum(a.people)::int as asked,
      sum(a.blanks - coalesce(h.blanks, 0) + coalesce(h.unlevelled, 0))::int as unknown,
      coalesce(sum(h.met), 0)::int as met, coalesce(sum(h.sum), 0)::int as sum, coalesce(sum(h.levels), 0)::int as levels
    from asked a left join held h using (slot) group by 1, 2)`;

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
    from (select job_profile_id, sum(people) filter (where ${within}) as people from crowds group by 1) j
    join job_profile_skills n on n.job_profile_id = j.job_profile_id ${group})`;
  const grouped = GROUPED(COUNTED_LEVEL[evidence]);
  const steps = {
    required: () => `chosen as materialized (select skill_id, ${cut}
        from (select skill_id, sum(people) as weight from needs where people > 0 group by 1) w ${limit}),
      wanted as materialized (select n.* from needs n join chosen using (skill_id)), ${grouped}`,
    gap: () => `wanted as (select * from needs), ${grouped},
      chosen as materialized (select skill_id, ${cut}
        from (select skill_id, sum(gap) as weight from (
            select skill_id, asked - unknown - met as gap from grouped where ${within}
            union all select * from unnest(${place([...places.keys()])}::uuid[], ${place([...places.values()])}::int[])) g
          group by 1) w ${limit})`,
  };
  const { rows } = await countInOnePass<
    { chosen_id: string; total: number } & (CellRow | Record<keyof CellRow, null>)
  >(tx, {
    // Not named: planned for any skills and any page it takes several times as long.
    text: `with ${PEOPLE(text)}, ${needs}, ${steps[choose]()}
      select o.skill_id as chosen_id, o.total, g.skill_id, nullif(g.department_id, ${NOWHERE}) as department_id,
        g.asked, g.unknown, g.met, g.sum, g.levels
      from chosen o left join grouped g on g.skill_id = o.skill_id
      order by o.place`,
    values,
  });
  return {
    skillIds: [...new Set(rows.map((row) => row.chosen_id))],
    cells: rows.flatMap(({ chosen_id: _, total: __, ...row }) => (row.skill_id === null ? [] : row)),
    total: rows[0]?.total ?? 0,
  };
}
