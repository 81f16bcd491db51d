import type { OccupationSkill } from "@vaardig/matching/adjacency";
import type { SkillKind } from "@vaardig/matching/model";
import { buildSkillTable, type SkillTable } from "@vaardig/matching/skillTable";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { acrossCompanies, type Database, type Tx } from "../../db/database.ts";
import { buildTaxonomyTexts, type TaxonomyTexts } from "./taxonomyTexts.ts";

export interface Taxonomy {
  skills: SkillTable;
  texts(): Promise<TaxonomyTexts>;
}

interface SkillRow {
  id: string;
  kind: SkillKind;
  idf: number;
  group_id: string | null;
  merged_into: string | null;
  neighbours: { skillId: string; sim: number }[] | null;
}

async function readSkills(tx: Tx): Promise<SkillTable> {
  const { rows } = await tx.$client.query<SkillRow>(`
    select s.id, s.kind, s.idf, s.group_id, s.merged_into, n.neighbours from skills s
    left join lateral (
      select json_agg(json_build_object('skillId', neighbour_id, 'sim', similarity)) as neighbours
      from skill_neighbours where skill_id = s.id) n on true
    where s.company_id is null order by s.id`);
  const merged = new Map(
    rows.flatMap((row) => (row.merged_into ? [[row.id, row.merged_into] as const] : [])),
  );
  const facts = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    idf: row.idf,
    groupIds: row.group_id ? [row.group_id] : [],
    neighbours: row.neighbours ?? [],
  }));
  return buildSkillTable(facts, merged);
}

interface LabelRow {
  id: string;
  label: string;
  lang: string;
  preferred: boolean;
}

async function readTexts(tx: Tx, skills: SkillTable): Promise<TaxonomyTexts> {
  const toLabels = (rows: LabelRow[], conceptOf: (id: string) => string): Label[] =>
    rows.map(({ id, ...label }) => ({ ...label, conceptId: conceptOf(id) }));
  const skillRows = await tx.$client.query<LabelRow>(
    "select skill_id as id, label, lang, preferred from skill_labels where company_id is null order by skill_id, lang, preferred desc, label",
  );
  const titleRows = await tx.$client.query<LabelRow>(
    "select job_profile_id as id, label, lang, preferred from job_profile_labels where company_id is null order by job_profile_id, lang, preferred desc, label",
  );
  const relations = await tx.$client.query<OccupationSkill>(
    `select job_profile_id as "occupationId", skill_id as "skillId", kind from job_profile_skills where company_id is null`,
  );
  return buildTaxonomyTexts({
    skills: toLabels(skillRows.rows, (id) => skills.canonical(id)),
    titles: toLabels(titleRows.rows, (id) => id),
    relations: relations.rows.map((row) => ({ ...row, skillId: skills.canonical(row.skillId) })),
  });
}

/** Reads the shared skills with their facts; labels are read when the first text is asked about. */
export async function loadTaxonomy(db: Database): Promise<Taxonomy> {
  const skills = await acrossCompanies(db, readSkills);
  let texts: Promise<TaxonomyTexts> | undefined;
  return {
    skills,
    texts() {
      texts ??= acrossCompanies(db, (tx) => readTexts(tx, skills)).catch((error: unknown) => {
        texts = undefined;
        throw error;
      });
      return texts;
    },
  };
}
