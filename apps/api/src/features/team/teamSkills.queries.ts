import type { Condition } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";

/** A claim that still holds, of `alias`. */
const HOLDS = (alias: string) => `(${alias}.expires_on is null or ${alias}.expires_on >= current_date)`;

export interface AskedSkill {
  skill_id: string;
  /** People whose job asks for it, and those of them who have it at a level that is lower, or not at all. */
  asked: number;
  gaps: number;
  able: number;
  /** One of those who are able. */
  able_id: string | null;
  /** Skills that the jobs ask for in all. */
  total: number;
}

/**
 * The skills that most jobs of these people ask for, the most asked first. A level that nobody stated is neither short nor
 * enough; who is able reaches the lowest level that one of the jobs asks for.
 */
export async function askedSkills(
  tx: Tx,
  { name, text, values }: Condition,
  limit: number,
): Promise<AskedSkill[]> {
  const { rows } = await tx.$client.query<AskedSkill>({
    name: `team_skills_${name}`,
    text: `with people as materialized (select u.id, u.job_profile_id from users u where ${text}),
      jobs as (select job_profile_id, count(*) as people from people where job_profile_id is not null group by 1),
      top as (
        select s.skill_id, sum(j.people)::int as asked, min(s.level) as low, sum(j.people * s.importance) as weight,
          count(*) over ()::int as total
        from jobs j join job_profile_skills s on s.job_profile_id = j.job_profile_id
        group by 1 order by asked desc, weight desc, s.skill_id limit $${values.length + 1}),
      claims as materialized (
        select c.user_id, c.skill_id, c.level from person_claims c
        where c.company_id = $1 and c.user_id = any(array(select id from people))
          and c.skill_id = any(array(select skill_id from top)) and ${HOLDS("c")})
      select t.skill_id, t.asked, t.total, t.asked - (count(*) filter (
          where s.level is not null and (c.level is null or c.level >= s.level)))::int as gaps,
        (count(*) filter (where c.level >= t.low))::int as able,
        (array_agg(c.user_id) filter (where c.level >= t.low))[1] as able_id
      from top t
      left join claims c on c.skill_id = t.skill_id
      left join people p on p.id = c.user_id
      left join job_profile_skills s on s.job_profile_id = p.job_profile_id and s.skill_id = t.skill_id
      group by t.skill_id, t.asked, t.total, t.weight
      order by t.asked desc, t.weight desc, t.skill_id`,
    values: [...values, limit],
  });
  return rows;
}

/**
 * Whether the statement `w` waits for somebody's confirmation: a level that was stated, or a confirmed one of which the
 * person said another since.
 */
const WAITS = `(w.level is not null and (w.source in ('self', 'inferred') or w.source = 'confirmed' and w.level <> (
  select h.level from person_skills h where h.company_id = w.company_id and h.user_id = w.user_id
    and h.skill_id = w.skill_id and h.valid_to = h.valid_from and h.valid_from >= w.valid_from
  order by h.valid_from desc, h.id desc limit 1)))`;

export interface TeamTotals {
  total: number;
  without_job: number;
  levels: number;
  people: number;
}

/** How many people these are, and how much of what their jobs ask for waits for confirmation. */
export async function teamTotals(tx: Tx, { name, text, values }: Condition): Promise<TeamTotals> {
  const { rows } = await tx.$client.query<TeamTotals>({
    name: `team_totals_${name}`,
    text: `with people as materialized (select u.id, u.job_profile_id from users u where ${text}),
      waiting as (
        select p.id, count(*) as levels from people p
        join job_profile_skills j on j.job_profile_id = p.job_profile_id
        join person_skills w on w.company_id = $1 and w.user_id = p.id and w.skill_id = j.skill_id and w.valid_to is null
        where ${WAITS} group by 1)
      select count(*)::int as total, (count(*) filter (where job_profile_id is null))::int as without_job,
        (select coalesce(sum(levels), 0)::int from waiting) as levels, (select count(*)::int from waiting) as people
      from people`,
    values,
  });
  const [row] = rows;
  if (!row) throw new Error("an aggregate answers one row");
  return row;
}

export interface HeldCell {
  user_id: string;
  skill_id: string;
  level: number | null;
  confirmed: boolean;
  waiting: boolean;
}

/** What these people have of these skills. */
export async function heldCells(
  tx: Tx,
  companyId: string,
  userIds: string[],
  skillIds: string[],
): Promise<HeldCell[]> {
  const { rows } = await tx.$client.query<HeldCell>({
    name: "team_held",
    text: `select k.user_id, k.skill_id, k.level, k.source = 'confirmed' as confirmed, coalesce(${WAITS}, false) as waiting
      from person_claims k
      left join person_skills w on k.source <> 'language' and w.company_id = k.company_id and w.user_id = k.user_id
        and w.skill_id = k.skill_id and w.valid_to is null
      where k.company_id = $1 and k.user_id = any($2::uuid[]) and k.skill_id = any($3::uuid[]) and ${HOLDS("k")}`,
    values: [companyId, userIds, skillIds],
  });
  return rows;
}

export interface RequiredCell {
  job_profile_id: string;
  skill_id: string;
  level: number;
  must_have: boolean;
}

/** What these jobs ask for of these skills. */
export async function requiredCells(
  tx: Tx,
  jobProfileIds: string[],
  skillIds: string[],
): Promise<RequiredCell[]> {
  const { rows } = await tx.$client.query<RequiredCell>({
    name: "team_required",
    text: `select job_profile_id, skill_id, level, must_have from job_profile_skills
      where job_profile_id = any($1::uuid[]) and skill_id = any($2::uuid[])`,
    values: [jobProfileIds, skillIds],
  });
  return rows;
}
