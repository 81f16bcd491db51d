import type { Condition } from "../../domain/people/employeesWhere.ts";
import { UNEXPIRED_SQL } from "../../domain/skills/unexpiredSql.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AWAITS_CONFIRMATION_SQL } from "./teamClaims.ts";

export interface RequestedSkill {
  skill_id: string;
  /**
   * People whose job profile requires the skill, those below the level or without it, and those who are able.
   */
  asked: number;
  gaps: number;
  able: number;
  /** One of the able people. */
  able_id: string | null;
}

export interface TeamTotals {
  total: number;
  without_job: number;
  /** Number of required skills. */
  skills_total: number;
  /** Number of levels awaiting confirmation, and of their people. */
  levels: number;
  people: number;
}

/**
 * Returns the number of people, and the skills that most of their job profiles require, most required first.
 * A skill without a stated level counts as neither short nor met; an able person reaches the lowest level
 * that one of the profiles requires.
 */
export async function summarizeTeam(
  tx: Tx,
  { name, text, values }: Condition,
  limit: number,
): Promise<{ totals: TeamTotals; asked: RequestedSkill[] }> {
  const { rows } = await tx.$client.query<TeamTotals & (RequestedSkill | Record<keyof RequestedSkill, null>)>(
    {
      name: `team_summary_${name}`,
      text: `with people as materialized (select u.id, u.job_profile_id from users u where ${text}),
      needs as materialized (
        select j.job_profile_id, j.people, s.skill_id, s.level, s.importance
        from (select job_profile_id, count(*) as people from people where job_profile_id is not null group by 1) j
        join job_profile_skills s on s.job_profile_id = j.job_profile_id),
      wanted as materialized (
        select skill_id, sum(people)::int as asked, min(level) as low, sum(people * importance) as weight
        from needs group by 1),
      claims as materialized (
        select c.user_id, c.skill_id, c.level, ${AWAITS_CONFIRMATION_SQL} as waits from person_claims c
        where c.company_id = $1 and c.user_id = any(array(select id from people))
          and c.skill_id = any(array(select skill_id from wanted)) and ${UNEXPIRED_SQL}),
      seen as materialized (
        select k.user_id, k.skill_id, k.level, k.waits, n.level as needed from claims k join people p on p.id = k.user_id
        left join needs n on n.job_profile_id = p.job_profile_id and n.skill_id = k.skill_id),
      able as (
        select s.skill_id, count(*) filter (where s.needed is not null and (s.level is null or s.level >= s.needed)) as fit,
          (count(*) filter (where s.level >= w.low))::int as able,
          (array_agg(s.user_id) filter (where s.level >= w.low))[1] as able_id
        from seen s join wanted w on w.skill_id = s.skill_id group by 1),
      totals as (
        select count(*)::int as total, (count(*) filter (where job_profile_id is null))::int as without_job,
          (select count(*)::int from wanted) as skills_total, w.levels, w.people
        from people, (select count(*)::int as levels, count(distinct user_id)::int as people from seen
          where waits and needed is not null) w group by w.levels, w.people)
      select t.total, t.without_job, t.skills_total, t.levels, t.people,
        w.skill_id, w.asked, w.asked - coalesce(a.fit, 0)::int as gaps, coalesce(a.able, 0) as able, a.able_id
      from totals t left join wanted w on true left join able a on a.skill_id = w.skill_id
      order by w.asked desc, w.weight desc, w.skill_id limit $${values.length + 1}`,
      values: [...values, limit],
    },
  );
  const [first] = rows;
  return {
    totals: first ?? { total: 0, without_job: 0, skills_total: 0, levels: 0, people: 0 },
    asked: rows.flatMap((row) => (row.skill_id === null ? [] : row)),
  };
}

export interface RequiredCell {
  job_profile_id: string;
  skill_id: string;
  level: number;
}

/** Returns the levels that these job profiles require of these skills. */
export async function requiredCells(
  tx: Tx,
  jobProfileIds: string[],
  skillIds: string[],
): Promise<RequiredCell[]> {
  const { rows } = await tx.$client.query<RequiredCell>({
    name: "team_required",
    text: `select job_profile_id, skill_id, level from job_profile_skills
      where job_profile_id = any($1::uuid[]) and skill_id = any($2::uuid[])`,
    values: [jobProfileIds, skillIds],
  });
  return rows;
}
