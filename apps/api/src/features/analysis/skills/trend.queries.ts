import type { Condition } from "../../../domain/people/employeesWhere.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { COUNTED_LEVEL } from "./countedLevel.ts";
import { countInOnePass } from "./countInOnePass.ts";

export const TREND_MONTHS = 12;

/** Levels known at the end of a month, of people whose job profile requires the skill. */
export interface TrendRow {
  /** First day of the month. */
  month: string;
  known: number;
  confirmed: number;
  met: number;
  sum: number;
  /** Number of people with these levels. */
  people: number;
  /** First day of the history; null when there is none. */
  begins: string | null;
}

interface Asked {
  evidence: keyof typeof COUNTED_LEVEL;
  groups?: readonly string[] | undefined;
  skillId?: string | undefined;
}

const FIRST = `date_trunc('month', current_date) - interval '${TREND_MONTHS - 1} months'`;
/** SQL for the starts of the months and of the next one. */
const STARTS = `array(select ${FIRST} + n * interval '1 month' from generate_series(0, ${TREND_MONTHS}) n)`;
/** Returns SQL for the month, from 0, that contains `at`; earlier times count as the first month. */
const monthOf = (at: string) => `greatest(0, width_bucket(${at}, m.starts) - 1)`;

/**
 * Returns the levels at the end of each of twelve months. Each row of the history covers the months at whose
 * end it was current, so the history is read once instead of once a month, and counted by span and by person
 * in the same pass. `offset 0` keeps the planner from hashing every pair of person and skill, and from
 * computing the months twice.
 */
export async function skillTrend(
  tx: Tx,
  { text, values: known }: Condition,
  { evidence, groups, skillId }: Asked,
): Promise<TrendRow[]> {
  const values = [...known];
  const place = (value: unknown) => `$${values.push(value)}`;
  const group = groups?.length
    ? `join skills k on k.id = n.skill_id and k.group_id = any(${place(groups)}::uuid[])`
    : "";
  const one = skillId ? `where n.skill_id = ${place(skillId)}` : "";
  const { rows } = await countInOnePass<TrendRow>(tx, {
    // Not a named statement: a generic plan takes several times as long.
    text: `with people as materialized (
        select u.id, u.job_profile_id from users u where ${text} and u.job_profile_id is not null),
      needs as materialized (
        select n.job_profile_id, n.skill_id, n.level as needed
        from (select distinct job_profile_id from people) j
        join job_profile_skills n on n.job_profile_id = j.job_profile_id ${group} ${one}),
      held as (
        select c.user_id, n.needed, c.level, c.confirmed, c.valid_from, ${monthOf("c.valid_from")} as since,
          case when c.ended is null then ${TREND_MONTHS} else ${monthOf("c.ended")} end as until
        from (select c.user_id, c.skill_id, p.job_profile_id, ${COUNTED_LEVEL[evidence]} as level,
            c.source = 'confirmed' as confirmed, c.valid_from, least(c.valid_to, (c.expires_on + 1)::timestamptz) as ended
          from person_skills c join people p on p.id = c.user_id
          where c.company_id = $1 and (c.valid_to is null or c.valid_to > c.valid_from and c.valid_to >= ${FIRST})
          offset 0) c
        join needs n on n.job_profile_id = c.job_profile_id and n.skill_id = c.skill_id
        cross join (select ${STARTS} as starts) m
        where c.level is not null
        offset 0),
      counted as materialized (
        select since, until, user_id, count(*) as known, count(*) filter (where confirmed) as confirmed,
          count(*) filter (where level >= needed) as met, sum(level) as sum, min(valid_from) as begins,
          min(since) as first, max(until) as last
        from held where until > since group by grouping sets ((since, until), (user_id))),
      spans as materialized (select * from counted where user_id is null),
      present as materialized (
        select first as since, last as until, count(*) as people from counted where user_id is not null group by 1, 2)
      select to_char(${FIRST} + m.at * interval '1 month', 'YYYY-MM-DD') as month,
        coalesce(s.known, 0)::int as known, coalesce(s.confirmed, 0)::int as confirmed, coalesce(s.met, 0)::int as met,
        coalesce(s.sum, 0)::int as sum, coalesce(p.people, 0)::int as people,
        (select to_char(min(begins), 'YYYY-MM-DD') from spans) as begins
      from generate_series(0, ${TREND_MONTHS - 1}) m (at)
      left join lateral (select sum(known) as known, sum(confirmed) as confirmed, sum(met) as met, sum(sum) as sum
        from spans where since <= m.at and until > m.at) s on true
      left join lateral (select sum(people) as people from present where since <= m.at and until > m.at) p on true
      order by m.at`,
    values,
  });
  return rows;
}
