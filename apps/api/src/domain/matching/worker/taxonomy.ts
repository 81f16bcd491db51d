import type { OccupationSkill } from "@vaardig/matching/adjacency";
import type { SkillKind } from "@vaardig/matching/model";
import { buildSkillTable, type SkillTable } from "@vaardig/matching/skillTable";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { acrossCompanies, type Database, type Tx } from "../../../platform/db/database.ts";
import { buildTaxonomyTexts, type TaxonomyLabels, type TaxonomyTexts } from "./taxonomyTexts.ts";

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

/** Reads labels and requirements of the starter taxonomy, or of all other sources. */
async function readLabels(tx: Tx, skills: SkillTable, isStarter: boolean): Promise<TaxonomyLabels> {
  const toLabels = (rows: LabelRow[], conceptOf: (id: string) => string): Label[] =>
    rows.map(({ id, ...label }) => ({ ...label, conceptId: conceptOf(id) }));
  const skillRows = await tx.$client.query<LabelRow>(
    `select l.skill_id as id, l.label, l.lang, l.preferred from skill_labels l join skills s on s.id = l.skill_id
     where l.company_id is null and (s.source = 'starter') = $1
     order by l.skill_id, l.lang, l.preferred desc, l.label`,
    [isStarter],
  );
  const titleRows = await tx.$client.query<LabelRow>(
    `select l.job_profile_id as id, l.label, l.lang, l.preferred
     from job_profile_labels l join job_profiles p on p.id = l.job_profile_id
     where l.company_id is null and (p.source = 'starter') = $1
     order by l.job_profile_id, l.lang, l.preferred desc, l.label`,
    [isStarter],
  );
  const relations = await tx.$client.query<OccupationSkill>(
    `select r.job_profile_id as "occupationId", r.skill_id as "skillId", r.kind
     from job_profile_skills r join job_profiles p on p.id = r.job_profile_id
     where r.company_id is null and (p.source = 'starter') = $1`,
    [isStarter],
  );
  return {
    skills: toLabels(skillRows.rows, (id) => skills.canonical(id)),
    titles: toLabels(titleRows.rows, (id) => id),
    relations: relations.rows.map((row) => ({ ...row, skillId: skills.canonical(row.skillId) })),
  };
}

async function readTexts(tx: Tx, skills: SkillTable): Promise<TaxonomyTexts> {
  return buildTaxonomyTexts(await readLabels(tx, skills, true), await readLabels(tx, skills, false));
}

/** Reads the shared skills with their facts; labels are read at the first request for texts. */
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
