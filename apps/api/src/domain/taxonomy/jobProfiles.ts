import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { RequiredSkill } from "../matching/matchEngine.ts";

export interface JobProfileHead {
  id: string;
  name: string;
}

/** Returns a text in a language, else in English, else in any language. */
export function inLanguage(texts: Record<string, string>, language: Language): string {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? "";
}

interface SkillRow {
  skill_id: string;
  level: number;
  kind: "essential" | "optional";
  importance: number;
  must_have: boolean;
}

/**
 * Returns a job profile with its required skills, essential and important ones first; undefined when the
 * company does not see it.
 */
export async function requiredSkillsOf(
  tx: Tx,
  id: string,
  language: Language,
): Promise<(JobProfileHead & { skills: RequiredSkill[] }) | undefined> {
  const head = await tx.$client.query<{ id: string; labels: Record<string, string> }>({
    name: "job_profile_head",
    text: "select id, labels from job_profiles where id = $1",
    values: [id],
  });
  const [row] = head.rows;
  if (!row) return undefined;
  const { rows } = await tx.$client.query<SkillRow>({
    name: "job_profile_skills",
    text: `select skill_id, level, kind, importance, must_have from job_profile_skills
      where job_profile_id = $1 order by kind, importance desc, level desc, skill_id`,
    values: [id],
  });
  const skills = rows.map(({ skill_id: skillId, must_have: mustHave, ...rest }) => ({
    skillId,
    mustHave,
    ...rest,
  }));
  return { id: row.id, name: inLanguage(row.labels, language), skills };
}
