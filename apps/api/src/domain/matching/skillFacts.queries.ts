import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";

export interface SkillFactsRow {
  id: string;
  jobProfileId: string | null;
  jobProfile: string | null;
  toConfirm: number;
  updatedAt: Date | null;
}

/** Returns the job profile and stated skills of people, in the order of the ids. */
export async function skillFactRows(
  tx: Tx,
  companyId: string,
  ids: string[],
  language: Language,
): Promise<SkillFactsRow[]> {
  const { rows } = await tx.$client.query<SkillFactsRow>({
    name: "employee_skill_facts",
    text: `select u.id, u.job_profile_id as "jobProfileId", coalesce(j.labels->>$3, j.labels->>'en') as "jobProfile",
        coalesce(s.to_confirm, 0)::int as "toConfirm", s.updated_at as "updatedAt"
      from unnest($2::uuid[]) with ordinality w (id, place)
      join users u on u.company_id = $1 and u.id = w.id
      left join job_profiles j on j.id = u.job_profile_id
      left join lateral (select max(s.valid_from) as updated_at,
          count(*) filter (where s.source = 'self' and s.level is not null and exists (select 1 from job_profile_skills r
            where r.job_profile_id = u.job_profile_id and r.skill_id = s.skill_id)) as to_confirm
        from person_skills s where s.company_id = $1 and s.user_id = u.id and s.valid_to is null) s on true
      order by w.place`,
    values: [companyId, ids, language],
  });
  return rows;
}
