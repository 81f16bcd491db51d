import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical, byName, fullName } from "../../../platform/db/nameSql.ts";
import { USED_BY_COURSES_SQL } from "../../learning/courses/usedByCourses.ts";
import { USED_BY_GOALS_SQL } from "../../learning/goals/usedByGoals.ts";

/** Maximum number of uses listed by name. */
const FIRST = 8;

export interface SkillUse {
  id: string;
  name: string;
  photo_id: string | null;
  total: number;
}

/** SQL for the ids under which `$2` is stored: its own, and those of skills merged into it. */
const STORED_AS = "array(select m.id from skills m where m.id = $2 or m.merged_into = $2)";
const OF_SKILL = `company_id = $1 and skill_id = any(${STORED_AS})`;

const READ = {
  people: `select u.id, ${fullName("u")} as name, count(*) over ()::int as total,
      u.photo_id
    from users u where u.company_id = $1 and u.status <> 'deactivated'
      and u.id in (select user_id from person_skills where ${OF_SKILL} and valid_to is null)
    order by ${byName("u")} limit ${FIRST}`,
  job_profiles: `select p.id, coalesce(p.labels->>$3, p.labels->>'en', p.uri) as name, null as photo_id, count(*) over ()::int as total
    from job_profiles p where p.company_id = $1 and p.id in (select job_profile_id from job_profile_skills where ${OF_SKILL})
    order by 2, p.id limit ${FIRST}`,
  vacancies: `select v.id, v.name, null as photo_id, count(*) over ()::int as total
    from vacancies v where v.company_id = $1 and v.id in (select vacancy_id from vacancy_skills where ${OF_SKILL})
    order by ${alphabetical("v.name")}, v.id limit ${FIRST}`,
} as const;

/** Returns the uses of a skill in the company: the number, and the first few by name. */
export async function usesOfSkill(
  tx: Tx,
  companyId: string,
  part: keyof typeof READ,
  id: string,
  language: string,
): Promise<{ count: number; first: SkillUse[] }> {
  const { rows } = await tx.$client.query<SkillUse>({
    name: `skill_uses_${part}`,
    text: READ[part],
    values: part === "job_profiles" ? [companyId, id, language] : [companyId, id],
  });
  return { count: rows[0]?.total ?? 0, first: rows };
}

/** Returns the number of people who want to learn a skill. */
export async function countWishes(tx: Tx, companyId: string, id: string): Promise<number> {
  const { rows } = await tx.$client.query<{ number: number }>({
    name: "skill_uses_wishes",
    text: `select count(*)::int as number from skill_wishes where ${OF_SKILL}`,
    values: [companyId, id],
  });
  return rows[0]?.number ?? 0;
}

/** Returns the skills of the company that were merged into one. */
export async function mergedInto(
  tx: Tx,
  companyId: string,
  id: string,
  language: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ id: string; name: string }>({
    name: "skill_merged_into",
    text: `select s.id, coalesce(
          (select label from skill_labels where skill_id = s.id and lang = $3 and preferred),
          (select label from skill_labels where skill_id = s.id order by preferred desc, lang, label limit 1), s.uri) as name
      from skills s where s.company_id = $1 and s.merged_into = $2 order by 2, s.id`,
    values: [companyId, id, language],
  });
  return rows;
}

/** Returns whether anything refers to a skill, including history and merges. */
export async function isSkillUsed(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await tx.$client.query<{ used: boolean }>({
    name: "skill_is_used",
    text: `select exists (select 1 from person_skills where company_id = $1 and skill_id = $2)
        or exists (select 1 from skill_wishes where company_id = $1 and skill_id = $2)
        or exists (select 1 from job_profile_skills where company_id = $1 and skill_id = $2)
        or exists (select 1 from vacancy_skills where company_id = $1 and skill_id = $2)
        or ${USED_BY_GOALS_SQL}
        or ${USED_BY_COURSES_SQL}
        or exists (select 1 from skill_endorsements where company_id = $1 and skill_id = $2)
        or exists (select 1 from confirmation_requests where company_id = $1 and skill_id = $2)
        or exists (select 1 from skill_merges where company_id = $1 and (from_id = $2 or into_id = $2))
        or exists (select 1 from skills where company_id = $1 and merged_into = $2) as used`,
    values: [companyId, id],
  });
  return rows[0]?.used ?? true;
}
