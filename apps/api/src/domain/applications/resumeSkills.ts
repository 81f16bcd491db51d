import type { Claim } from "@vaardig/matching/model";
import type { Tx } from "../../platform/db/database.ts";
import { isReviewed } from "../resumes/isReviewed.ts";

interface ReadSkillRow {
  application_id: string;
  skill_id: string;
  level: number | null;
  last_used_years: number | null;
}

/**
 * Returns the skills in the applications' résumés beyond the applicants' profiles, by application id: those
 * that no one has confirmed, dismissed or finished reviewing.
 */
export async function resumeSkillsOf(
  tx: Tx,
  companyId: string,
  applicationIds: string[],
): Promise<Map<string, Claim[]>> {
  const { rows } = await tx.$client.query<ReadSkillRow>({
    name: "application_read_skills",
    text: `select s.application_id, s.skill_id, s.level, s.last_used_years from application_skills s
      join applications a on a.company_id = s.company_id and a.id = s.application_id
      where s.company_id = $1 and s.application_id = any($2::uuid[])
        and not ${isReviewed({ company: "a.company_id", file: "a.resume_file_id", skill: "s.skill_id" })}
        and not exists (select 1 from person_skills p where p.company_id = a.company_id and p.user_id = a.user_id
          and p.skill_id = s.skill_id and p.valid_to is null)
      order by s.application_id, s.skill_id`,
    values: [companyId, applicationIds],
  });
  const byApplication = Map.groupBy(rows, (row) => row.application_id);
  return new Map(
    [...byApplication].map(([id, skills]) => [
      id,
      skills.map(({ skill_id: skillId, level, last_used_years: years }) => ({
        skillId,
        level,
        source: "inferred" as const,
        lastUsedYears: years ?? 0,
      })),
    ]),
  );
}
