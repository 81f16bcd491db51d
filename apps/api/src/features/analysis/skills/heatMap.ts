import type { SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Language } from "@vaardig/contract/limits";
import type { SkillCells } from "../../../domain/matching/skillCount.ts";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { AnalysedDepartments } from "./analysed.ts";
import { describeSkill } from "./coverage.ts";

interface Page {
  page: number;
  size: number;
}

/**
 * Returns a page of departments × a page of skills, with what may be shown of each cell and of each skill in
 * total.
 */
export async function presentHeatMap(
  tx: Tx,
  { departments, isShown, size }: AnalysedDepartments,
  counted: SkillCells | null,
  { rows, language }: { rows: Page; language: Language },
): Promise<SkillHeatMap> {
  const nothing = { departments: [], departments_total: 0, skills: [], skills_total: 0, cells: [] };
  if (size.too_few || !counted) return { ...size, ...nothing };
  const byId = await skillsById(tx, counted.skillIds, language);
  const bySkill = Map.groupBy(counted.cells, ({ skillId }) => skillId);
  const shown = departments.slice(rows.page * rows.size, (rows.page + 1) * rows.size);
  const skills = counted.skillIds.flatMap((id) => byId.get(id) ?? []);
  const told = skills.map(({ id }) => describeSkill(bySkill.get(id) ?? [], isShown));
  return {
    ...size,
    departments: shown,
    departments_total: departments.length,
    skills: skills.map((skill, at) => ({ ...skill, all: told[at]?.all ?? null })),
    skills_total: counted.total,
    cells: shown.flatMap(({ id }, department) =>
      told.flatMap(({ cells: of }, skill) => {
        const is = of.get(id);
        return is === undefined ? [] : [{ department, skill, is }];
      }),
    ),
  };
}
