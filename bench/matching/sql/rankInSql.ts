import type { Requirement } from "@vaardig/matching/model";
import type { Tx } from "../../../apps/api/src/platform/db/database.ts";

export interface SqlRank {
  id: string;
  score: number;
}

/** The scorer's formula as one SQL statement, without related skills: level, source, age and weight. */
const RANK = `
  with need as (
    select n.skill_id, n.level,
      (case n.kind when 'essential' then 1 else 0.6 end)::float8 * n.importance / 3
        * (0.5 + 0.5 * least(1, greatest(0, s.idf) / 5)) as weight
    from unnest($2::uuid[], $3::int[], $4::text[], $5::int[]) n(skill_id, level, kind, importance)
    join skills s on s.id = n.skill_id)
  select p.user_id as id, sum(n.weight
      * least(1, coalesce(p.level, greatest(1, n.level - 1))::float8 / n.level)
      * greatest(0.5, case p.source when 'confirmed' then 1 when 'self' then 0.9 else 0.7 end::float8
        * power(0.9::float8, case when p.last_used is null then 0
            else floor(floor((current_date - p.last_used) / 365.25) / 3) end)))
    / (select sum(weight) from need) as score
  from need n join person_skills p on p.skill_id = n.skill_id
  where p.company_id = $1 and p.valid_to is null
  group by p.user_id order by score desc, p.user_id limit $6`;

/** Returns the best people for a job, computed by the database. */
export async function rankInSql(
  tx: Tx,
  companyId: string,
  required: readonly Requirement[],
  size: number,
): Promise<SqlRank[]> {
  const { rows } = await tx.$client.query<SqlRank>({
    name: "bench_rank",
    text: RANK,
    values: [
      companyId,
      required.map((need) => need.skillId),
      required.map((need) => need.level),
      required.map((need) => need.kind),
      required.map((need) => need.importance),
      size,
    ],
  });
  return rows;
}
