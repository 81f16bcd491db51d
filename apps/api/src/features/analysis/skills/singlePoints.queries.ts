import { ANALYSIS_LIMITS } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Condition } from "../../../domain/people/employeesWhere.ts";
import { HOLDS } from "../../../domain/skills/holds.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { COUNTED_LEVEL } from "./cells.queries.ts";
import { countInOnePass } from "./countInOnePass.ts";

/** So many people must be asked for a skill before it is worth telling that one person alone has it. */
const ASKED_OF_SEVERAL = 2;

export interface SinglePointRow {
  skill_id: string;
  /** The lowest level that a job asks for. */
  level: number;
  asked: number;
  only_id: string;
  growable: string[];
  growable_total: number;
  total: number;
}

interface Asked {
  evidence: keyof typeof COUNTED_LEVEL;
  groups?: readonly string[] | undefined;
  page: number;
  size: number;
}

/**
 * Skills that jobs of several people ask for and of which one person, whose job asks for it or not, reaches the lowest
 * level asked; those that most depend on come first.
 */
export async function singlePoints(
  tx: Tx,
  { text, values: known }: Condition,
  { evidence, groups, page, size }: Asked,
): Promise<SinglePointRow[]> {
  const values = [...known];
  const place = (value: unknown) => `$${values.push(value)}`;
  const group = groups?.length
    ? `join skills k on k.id = n.skill_id and k.group_id = any(${place(groups)}::uuid[])`
    : "";
  const { rows } = await countInOnePass<SinglePointRow>(tx, {
    // Not named: planned for any people it takes several times as long.
    text: `with people as materialized (select u.id, u.job_profile_id from users u where ${text}),
      needs as materialized (
        select n.skill_id, sum(j.people)::int as asked, min(n.level) as level
        from (select job_profile_id, count(*) as people from people where job_profile_id is not null group by 1) j
        join job_profile_skills n on n.job_profile_id = j.job_profile_id ${group}
        group by 1 having sum(j.people) >= ${ASKED_OF_SEVERAL}),
      claims as materialized (
        select c.user_id, c.skill_id, ${COUNTED_LEVEL[evidence]} as level
        from person_claims c join needs n on n.skill_id = c.skill_id join people p on p.id = c.user_id
        where c.company_id = $1 and ${HOLDS} and ${COUNTED_LEVEL[evidence]} >= n.level - 1),
      alone as (
        select n.skill_id, n.level, n.asked, min(c.user_id::text)::uuid as only_id
        from needs n join claims c on c.skill_id = n.skill_id and c.level >= n.level
        group by 1, 2, 3 having count(*) = 1),
      cut as materialized (
        select *, count(*) over ()::int as total, row_number() over (order by asked desc, level desc, skill_id) as place
        from alone order by place limit ${place(size)} offset ${place(size * page)})
      select a.skill_id, a.level, a.asked, a.only_id, a.total,
        coalesce(g.ids[1:${ANALYSIS_LIMITS.growable}], '{}') as growable, coalesce(cardinality(g.ids), 0) as growable_total
      from cut a left join lateral (
        select array_agg(p.id order by o.skill_id is null, p.id) as ids
        from claims c join people p on p.id = c.user_id
        left join job_profile_skills o on o.job_profile_id = p.job_profile_id and o.skill_id = c.skill_id
        where c.skill_id = a.skill_id and c.level = a.level - 1) g on true
      order by a.place`,
    values,
  });
  return rows;
}
