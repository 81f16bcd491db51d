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
  /** First day of the history; null when there is none. */
  begins: string | null;
  /** The most skills that one person is counted with in a month. */
  most: number;
}

interface TrendQuery {
  evidence: keyof typeof COUNTED_LEVEL;
  groups?: readonly string[] | undefined;
  skillId?: string | undefined;
}

const FIRST = `date_trunc('month', current_date) - interval '${TREND_MONTHS - 1} months'`;
/** SQL for the starts of the months and of the next one. */
const STARTS = `array(select ${FIRST} + n * interval '1 month' from generate_series(0, ${TREND_MONTHS}) n)`;
/** SQL for when a level ended to be current, by a later one or by its expiry. */
const ENDED = "least(c.valid_to, (c.expires_on + 1)::timestamptz)";

/**
 * Returns SQL for `needs` and for `held`, the rows of the history that some month's end saw: the months from
 * `since` to before `until`, counted from 1. What began before the first month has 0 for `since`.
 * The people are read for each join, because a hash of a stored list costs more than reading them again.
 */
function heldSql({ text, values: known }: Condition, { evidence, groups, skillId }: TrendQuery) {
  const values = [...known];
  const place = (value: unknown) => `$${values.push(value)}`;
  const group = groups?.length
    ? `join skills k on k.id = n.skill_id and k.group_id = any(${place(groups)}::uuid[])`
    : "";
  const one = skillId ? `where n.skill_id = ${place(skillId)}` : "";
  const sql = `people as not materialized (
      select u.id, u.job_profile_id from users u where ${text} and u.job_profile_id is not null),
    needs as materialized (
      select n.job_profile_id, n.skill_id, n.level as needed
      from (select distinct job_profile_id from people) j
      join job_profile_skills n on n.job_profile_id = j.job_profile_id ${group} ${one}),
    held as (
      select c.user_id, n.needed, ${COUNTED_LEVEL[evidence]} as level, c.source = 'confirmed' as confirmed,
        c.valid_from, width_bucket(c.valid_from, m.starts) as since,
        coalesce(width_bucket(${ENDED}, m.starts), ${TREND_MONTHS + 1}) as until
      from person_skills c
      join people p on p.id = c.user_id
      join needs n on n.job_profile_id = p.job_profile_id and n.skill_id = c.skill_id
      cross join (select ${STARTS} as starts) m
      where c.company_id = $1 and (c.valid_to is null or c.valid_to > c.valid_from and c.valid_to >= (select ${FIRST}))
        and ${COUNTED_LEVEL[evidence]} is not null)`;
  return { sql, values, place };
}

/**
 * Returns the levels at the end of each of twelve months. Each row of the history covers the months at whose
 * end it was current, so the history is read once instead of once a month, and counted by span.
 */
export async function skillTrend(tx: Tx, where: Condition, wanted: TrendQuery): Promise<TrendRow[]> {
  const { sql, values } = heldSql(where, wanted);
  const { rows } = await countInOnePass<TrendRow>(tx, {
    // Not a named statement: a generic plan takes several times as long.
    text: `with ${sql},
      spans as materialized (
        select span / 16 as since, span % 16 as until, known, confirmed, met, sum, begins
        -- One number for both months: the fewer columns a group has, the less it costs to find.
        from (select since * 16 + until as span, count(*) as known,
            count(*) filter (where confirmed) as confirmed, count(*) filter (where level >= needed) as met,
            sum(level) as sum, min(valid_from) as begins
          from held group by 1) s)
      select to_char(${FIRST} + (m.at - 1) * interval '1 month', 'YYYY-MM-DD') as month,
        coalesce(sum(known), 0)::int as known, coalesce(sum(confirmed), 0)::int as confirmed,
        coalesce(sum(met), 0)::int as met, coalesce(sum(sum), 0)::int as sum,
        (select to_char(min(begins), 'YYYY-MM-DD') from spans) as begins,
        (select coalesce(max(n), 0)::int from (select count(*) as n from needs group by job_profile_id) j) as most
      from generate_series(1, ${TREND_MONTHS}) m (at)
      left join spans on since <= m.at and until > m.at
      group by m.at order by m.at`,
    values,
  });
  return rows;
}

/** Returns how many people `skillTrend` counts in each of the given months; a month is its index, from 0. */
export async function trendPeople(
  tx: Tx,
  where: Condition,
  wanted: TrendQuery,
  months: readonly number[],
): Promise<Map<number, number>> {
  const { sql, values, place } = heldSql(where, wanted);
  const { rows } = await countInOnePass<{ at: number; people: number }>(tx, {
    text: `with ${sql}
      select m.at, count(distinct user_id)::int as people
      from held join unnest(${place(months)}::int[]) m (at) on since <= m.at + 1 and until > m.at + 1
      group by m.at`,
    values,
  });
  return new Map(rows.map(({ at, people }) => [at, people]));
}
