import type { SKILL_PERSON_STATES } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Condition } from "../../../domain/people/employeesWhere.ts";
import { UNEXPIRED_SQL } from "../../../domain/skills/unexpiredSql.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { byName } from "../../../platform/db/nameSql.ts";
import { COUNTED_LEVEL } from "./countedLevel.ts";

/** SQL condition: nothing but spoken languages is known of `users u`. */
const NOTHING_KNOWN = `not exists (select 1 from person_claims c
  where c.company_id = u.company_id and c.user_id = u.id and c.source <> 'language' and ${UNEXPIRED_SQL})`;

export interface SkillPersonRow {
  id: string;
  labels: Record<string, string> | null;
  level: number | null;
  required: number;
  confirmed: boolean;
  standing: (typeof SKILL_PERSON_STATES)[number];
  /** The number of people, and of those with a known level. */
  total: number;
  known: number;
}

interface SkillPeopleQuery {
  skillId: string;
  /** Null: any department; `none`: people without one. */
  department: string | null;
  evidence: keyof typeof COUNTED_LEVEL;
  page: number;
  size: number;
}

/** Returns a page of the people whose job profile requires a skill, those below the level first. */
export async function skillPeople(
  tx: Tx,
  { text, values: known }: Condition,
  { skillId, department, evidence, page, size }: SkillPeopleQuery,
): Promise<SkillPersonRow[]> {
  const values = [...known];
  const place = (value: unknown) => `$${values.push(value)}`;
  const skill = place(skillId);
  const within =
    department === null
      ? "true"
      : department === "none"
        ? "u.department_id is null"
        : `u.department_id = ${place(department)}`;
  const { rows } = await tx.$client.query<SkillPersonRow>({
    // Not a named statement: conditions differ with each choice of filters.
    text: `with stood as (
        select u.id, u.job_profile_id, n.level as required, k.level, coalesce(k.confirmed, false) as confirmed,
          case when k.user_id is null then case when ${NOTHING_KNOWN} then 'unknown' else 'missing' end
            when k.level is null then 'unknown' when k.level < n.level then 'short' else 'met' end as standing,
          row_number() over (order by ${byName("u")}) as place
        from users u join job_profile_skills n on n.job_profile_id = u.job_profile_id and n.skill_id = ${skill}
        left join (select c.user_id, ${COUNTED_LEVEL[evidence]} as level, c.source = 'confirmed' as confirmed
          from person_claims c where c.company_id = $1 and c.skill_id = ${skill} and ${UNEXPIRED_SQL}) k on k.user_id = u.id
        where ${text} and ${within})
      select s.id, p.labels, s.level, s.required, s.confirmed, s.standing, (count(*) over ())::int as total,
        (count(*) filter (where s.standing <> 'unknown') over ())::int as known
      from stood s left join job_profiles p on p.id = s.job_profile_id
      order by array_position(array['missing', 'short', 'unknown', 'met'], s.standing), s.place
      limit ${place(size)} offset ${place(size * page)}`,
    values,
  });
  return rows;
}
