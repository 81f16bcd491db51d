import type { CareerProfile } from "@vaardig/matching/careers/careerProfile";
import type { Requirement } from "@vaardig/matching/model";
import type { Tx } from "../../../platform/db/database.ts";

type SkillRow = [
  job: string,
  skill: string,
  level: number,
  kind: "essential" | "optional",
  importance: number,
  mustHave: boolean,
];

/** The company's job profiles: its own, and shared ones used by its people, roles or jobs. */
const OF_COMPANY = `select p.id, p.family, p.step, p.labels from job_profiles p
  where p.company_id = $1 or p.company_id is null and p.id in (
    select job_profile_id from users where company_id = $1
    union all select job_profile_id from roles where company_id = $1
    union all select job_profile_id from vacancies where company_id = $1)
  order by p.id`;

/** Reads the job profiles that a career in the company can include, by id. */
export async function readCareerProfiles(tx: Tx, companyId: string): Promise<CareerProfile[]> {
  const heads = await tx.$client.query<{
    id: string;
    family: string | null;
    step: number | null;
    labels: Record<string, string>;
  }>({ name: "career_profiles", text: OF_COMPANY, values: [companyId] });
  const ids = heads.rows.map(({ id }) => id);
  const { rows } = await tx.$client.query<SkillRow>({
    name: "career_profile_skills",
    text: `select job_profile_id, skill_id, level, kind, importance, must_have from job_profile_skills
      where job_profile_id = any($1::uuid[])`,
    values: [ids],
    rowMode: "array",
  });
  const required = new Map<string, Requirement[]>();
  for (const [job, skillId, level, kind, importance, mustHave] of rows) {
    const list = required.get(job);
    const requirement = { skillId, level, kind, importance, mustHave };
    if (list) list.push(requirement);
    else required.set(job, [requirement]);
  }
  return heads.rows.map(({ labels, ...head }) => ({
    ...head,
    titles: Object.values(labels),
    requirements: required.get(head.id) ?? [],
  }));
}
