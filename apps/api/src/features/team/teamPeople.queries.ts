import type { Condition } from "../../domain/people/employeesWhere.ts";
import { UNEXPIRED_SQL } from "../../domain/skills/unexpiredSql.ts";
import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";
import { AWAITS_CONFIRMATION_SQL } from "./teamClaims.ts";

/** A person's level of the skill at this place in the list. */
export type HeldCell = [place: number, level: number | null, confirmed: boolean, waiting: boolean];

export interface TeamPersonRow {
  id: string;
  name: string;
  photo_id: string | null;
  manager_id: string | null;
  job_profile_id: string | null;
  role: string | null;
  labels: Record<string, string> | null;
  /** Number of required skills that are missing or below the level. */
  gaps: number;
  held: HeldCell[];
}

const SORTS = {
  // The page is cut before claims are read, because the order does not depend on them.
  name: {
    counted: "counted as (select id, job_profile_id from page)",
    page: "select p.* from people p order by p.place",
    order: "p.place",
  },
  gaps: {
    counted: "counted as (select id, job_profile_id from people)",
    page: "select p.* from people p join gaps g on g.id = p.id order by g.gaps desc, p.place",
    order: "g.gaps desc, p.place",
  },
} as const;

interface TeamPeopleQuery {
  sort: keyof typeof SORTS;
  page: number;
  size: number;
  skillIds: readonly string[];
}

/** Returns a page of people with their levels of these skills, by name or those with most gaps first. */
export async function teamPeople(
  tx: Tx,
  { text, values }: Condition,
  { sort, page, size, skillIds }: TeamPeopleQuery,
): Promise<TeamPersonRow[]> {
  const { counted, page: first, order } = SORTS[sort];
  const [limit, offset, skills] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const gaps = `${counted}, needs as materialized (
      select w.id, w.job_profile_id, j.skill_id, j.level from counted w
      join job_profile_skills j on j.job_profile_id = w.job_profile_id),
    claims as materialized (
      select c.company_id, c.user_id, c.skill_id, c.level, c.source from person_claims c
      where c.company_id = $1 and c.user_id = any(array(select id from counted)) and ${UNEXPIRED_SQL}
        and c.skill_id = any(array(select skill_id from needs union select unnest(${skills}::uuid[])))),
    gaps as materialized (
      select w.id, (count(n.skill_id) filter (where c.skill_id is null or c.level < n.level))::int as gaps
      from counted w left join needs n on n.id = w.id
      left join claims c on c.user_id = n.id and c.skill_id = n.skill_id group by 1)`;
  const cut = `page as materialized (${first} limit ${limit} offset ${offset})`;
  const { rows } = await tx.$client.query<TeamPersonRow>({
    // Not a named statement: a generic plan takes ten times as long.
    text: `with people as materialized (
        select u.id, u.job_profile_id, u.role_id, u.photo_id, u.manager_id, ${fullName("u")} as name,
          row_number() over (order by ${byName("u")}) as place
        from users u where ${text}),
      ${sort === "name" ? `${cut}, ${gaps}` : `${gaps}, ${cut}`},
      shown as (select id, (place - 1)::int as place from unnest(${skills}::uuid[]) with ordinality s (id, place)),
      held as (
        select c.user_id, json_agg(json_build_array(s.place, c.level, c.source = 'confirmed', ${AWAITS_CONFIRMATION_SQL})) as cells
        from claims c join shown s on s.id = c.skill_id where c.user_id = any(array(select id from page)) group by 1)
      select p.id, p.name, p.photo_id, p.manager_id, p.job_profile_id, r.name as role, j.labels, g.gaps,
        coalesce(h.cells, '[]') as held
      from page p join gaps g on g.id = p.id
      left join held h on h.user_id = p.id
      left join roles r on r.company_id = $1 and r.id = p.role_id
      left join job_profiles j on j.id = p.job_profile_id
      order by ${order}`,
    values: [...values, size, page * size, skillIds],
  });
  return rows;
}
