import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const SKILL = "http://data.europa.eu/esco/skill";
const OCCUPATION = "http://data.europa.eu/esco/occupation";
const ISCO = "http://data.europa.eu/esco/isco";
const CONCEPT = "conceptType,conceptUri,preferredLabel,altLabels,hiddenLabels,status,description";

/** The eight files of a bundle with two skills, one occupation and what ties them, as name → text. */
export function smallBundle(lang = "en"): Record<string, string> {
  return {
    [`skills_${lang}.csv`]: csv(
      `${CONCEPT},skillType,reuseLevel`,
      `KnowledgeSkillCompetence,${SKILL}/bake,bake bread,"baking bread\nmake loaves",,released,"Mix, knead, bake.",skill/competence,sector-specific`,
      `KnowledgeSkillCompetence,${SKILL}/yeast,yeasts,,,released,,knowledge,cross-sector`,
    ),
    [`occupations_${lang}.csv`]: csv(
      `${CONCEPT},iscoGroup,code`,
      `Occupation,${OCCUPATION}/baker,baker,bread baker,,released,Bakers bake.,7512,7512.1`,
    ),
    [`skillGroups_${lang}.csv`]: csv(
      `${CONCEPT},code`,
      `SkillGroup,${SKILL}/S1,preparing food,,,released,,S1.2`,
    ),
    [`ISCOGroups_${lang}.csv`]: csv(
      "conceptType,conceptUri,code,preferredLabel,status,altLabels,inScheme,description",
      `ISCOGroup,${ISCO}/C7512,7512,Bakers,released,,,`,
    ),
    "occupationSkillRelations.csv": csv(
      "occupationUri,relationType,skillType,skillUri",
      `${OCCUPATION}/baker,essential,skill/competence,${SKILL}/bake`,
      `${OCCUPATION}/baker,optional,knowledge,${SKILL}/yeast`,
    ),
    "skillSkillRelations.csv": csv(
      "originalSkillUri,originalSkillType,relationType,relatedSkillType,relatedSkillUri",
      `${SKILL}/bake,skill/competence,optional,knowledge,${SKILL}/yeast`,
    ),
    "broaderRelationsSkillPillar.csv": csv(
      "conceptType,conceptUri,broaderType,broaderUri",
      `KnowledgeSkillCompetence,${SKILL}/bake,SkillGroup,${SKILL}/S1`,
    ),
    "broaderRelationsOccPillar.csv": csv(
      "conceptType,conceptUri,broaderType,broaderUri",
      `Occupation,${OCCUPATION}/baker,ISCOGroup,${ISCO}/C7512`,
    ),
  };
}

/** Writes files (path → contents) into a new folder, removed after the test, and gives its path. */
export async function folderWith(
  files: Record<string, string | Uint8Array>,
  name = "bundle",
): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), "bundle-"));
  onTestFinished(() => rm(base, { recursive: true, force: true }));
  const folder = join(base, name);
  await mkdir(folder);
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), contents);
  }
  return folder;
}

/** Joins lines as the official files do, with CRLF. */
export function csv(...lines: string[]): string {
  return `${lines.join("\r\n")}\r\n`;
}
