import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../db/database.ts";
import type { RequiredSkill } from "../matching/matchEngine.ts";

export interface JobProfileHead {
  id: string;
  name: string;
  sector: string | null;
  description: string;
  skillsCount: number;
}

interface HeadRow {
  id: string;
  labels: Record<string, string>;
  descriptions: Record<string, string>;
  sector: string | null;
  skills_count: number;
}

function inLanguage(texts: Record<string, string>, language: Language): string {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? "";
}

function toHead(row: HeadRow, language: Language): JobProfileHead {
  return {
    id: row.id,
    name: inLanguage(row.labels, language),
    sector: row.sector,
    description: inLanguage(row.descriptions, language),
    skillsCount: row.skills_count,
  };
}

const HEAD = `select p.id, p.labels, p.descriptions, p.sector,
  (select count(*)::int from job_profile_skills s where s.job_profile_id = p.id) as skills_count from job_profiles p`;

/** Job profiles that the company sees, by name; the company's own first. `search` matches any part of a name. */
export async function listJobProfileHeads(
  tx: Tx,
  options: { search: string; language: Language; page: number; size: number },
): Promise<{ heads: JobProfileHead[]; total: number }> {
  const { search, language, page, size } = options;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const values = [language, pattern];
  const where = "where coalesce(p.labels->>$1, p.labels->>'en') ilike $2";
  const counted = await tx.$client.query<{ total: number }>(
    `select count(*)::int as total from job_profiles p ${where}`,
    values,
  );
  const { rows } = await tx.$client.query<HeadRow>(
    `${HEAD} ${where} order by (p.company_id is null), coalesce(p.labels->>$1, p.labels->>'en'), p.id limit $3 offset $4`,
    [...values, size, page * size],
  );
  return { heads: rows.map((row) => toHead(row, language)), total: counted.rows[0]?.total ?? 0 };
}

interface SkillRow {
  skill_id: string;
  level: number;
  kind: "essential" | "optional";
  importance: number;
  must_have: boolean;
}

/** A job profile with what it requires, essential and important first; undefined when the company does not see it. */
export async function requiredSkillsOf(
  tx: Tx,
  id: string,
  language: Language,
): Promise<(JobProfileHead & { skills: RequiredSkill[] }) | undefined> {
  const head = await tx.$client.query<HeadRow>({
    name: "job_profile_head",
    text: `${HEAD} where p.id = $1`,
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
  return { ...toHead(row, language), skills };
}
