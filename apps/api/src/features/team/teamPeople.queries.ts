import type { Condition } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";

export interface TeamPersonRow {
  id: string;
  name: string;
  photo_id: string | null;
  manager_id: string | null;
  job_profile_id: string | null;
  role: string | null;
  labels: Record<string, string> | null;
  /** Skills of the job that are missing or below the level asked. */
  gaps: number;
}

/** Skills that the job of `u` asks for and that are missing or below the level asked. */
const GAPS = `(select count(*)::int from job_profile_skills j
  left join person_claims c on c.company_id = u.company_id and c.user_id = u.id and c.skill_id = j.skill_id
    and (c.expires_on is null or c.expires_on >= current_date)
  where j.job_profile_id = u.job_profile_id and (c.skill_id is null or c.level < j.level))`;

/** A page of people, by name or those with most gaps first. */
export async function teamPeople(
  tx: Tx,
  { name, text, values }: Condition,
  { sort, page, size }: { sort: "name" | "gaps"; page: number; size: number },
): Promise<TeamPersonRow[]> {
  const order = sort === "gaps" ? "gaps desc, " : "";
  const at = values.length;
  const { rows } = await tx.$client.query<TeamPersonRow>({
    name: `team_people_${sort}_${name}`,
    text: `select u.id, ${fullName("u")} as name, u.photo_id, u.manager_id, u.job_profile_id, r.name as role, p.labels,
        ${GAPS} as gaps
      from users u
      left join roles r on r.company_id = u.company_id and r.id = u.role_id
      left join job_profiles p on p.id = u.job_profile_id
      where ${text} order by ${order}${byName("u")} limit $${at + 1} offset $${at + 2}`,
    values: [...values, size, page * size],
  });
  return rows;
}
