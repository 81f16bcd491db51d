import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { RequiredSkill } from "../matching/matchEngine.ts";

interface SkillRow {
  vacancy_id: string;
  skill_id: string;
  level: number;
  kind: "essential" | "optional";
  importance: number;
  must_have: boolean;
}

/** Returns the required skills of jobs by job id, essential and important ones first. */
export async function skillsOfJobs(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<Map<string, RequiredSkill[]>> {
  const { rows } = await tx.$client.query<SkillRow>({
    name: "vacancy_skills",
    text: `select vacancy_id, skill_id, level, kind, importance, must_have from vacancy_skills
      where company_id = $1 and vacancy_id = any($2::uuid[])
      order by kind, importance desc, level desc, skill_id`,
    values: [companyId, ids],
  });
  const byVacancy = new Map<string, RequiredSkill[]>(ids.map((id) => [id, []]));
  for (const { vacancy_id: id, skill_id: skillId, must_have: mustHave, ...rest } of rows)
    byVacancy.get(id)?.push({ skillId, mustHave, ...rest });
  return byVacancy;
}

/** Returns the required skills of one job, essential and important ones first. */
export async function jobSkillsOf(tx: Tx, companyId: string, vacancyId: string): Promise<RequiredSkill[]> {
  return (await skillsOfJobs(tx, companyId, [vacancyId])).get(vacancyId) ?? [];
}

/** Replaces the required skills of a job; unchanged rows are left untouched. */
export async function replaceJobSkills(
  tx: Tx,
  companyId: string,
  vacancyId: string,
  skills: RequiredSkill[],
): Promise<void> {
  await tx.$client.query(
    "delete from vacancy_skills where company_id = $1 and vacancy_id = $2 and skill_id <> all($3::uuid[])",
    [companyId, vacancyId, skills.map(({ skillId }) => skillId)],
  );
  await tx.$client.query(
    `insert into vacancy_skills (company_id, vacancy_id, skill_id, level, kind, importance, must_have)
     select $1, $2, u.skill_id, case s.kind when 'licence' then ${LICENCE_LEVEL} else u.level end, u.kind, u.importance, u.must_have
     from unnest($3::uuid[], $4::smallint[], $5::text[], $6::smallint[], $7::boolean[])
       u (skill_id, level, kind, importance, must_have) join skills s on s.id = u.skill_id
     on conflict (company_id, vacancy_id, skill_id) do update
       set level = excluded.level, kind = excluded.kind, importance = excluded.importance, must_have = excluded.must_have
       where (vacancy_skills.level, vacancy_skills.kind, vacancy_skills.importance, vacancy_skills.must_have)
         is distinct from (excluded.level, excluded.kind, excluded.importance, excluded.must_have)`,
    [
      companyId,
      vacancyId,
      skills.map(({ skillId }) => skillId),
      skills.map(({ level }) => level),
      skills.map(({ kind }) => kind),
      skills.map(({ importance }) => importance),
      skills.map(({ mustHave }) => mustHave),
    ],
  );
}
