import type { SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Language } from "@vaardig/contract/limits";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Analysed } from "./analysed.ts";
import { type AskedCells, skillCells } from "./cells.queries.ts";
import { tellSkill } from "./coverage.ts";

interface Page {
  page: number;
  size: number;
}

/** A page of departments × a page of skills, with what may be told of each cell and of each skill in all of them. */
export async function readHeatMap(
  tx: Tx,
  { everywhere, departments, isShown, size }: Analysed,
  asked: AskedCells,
  { rows, language }: { rows: Page; language: Language },
): Promise<SkillHeatMap> {
  const nothing = { departments: [], departments_total: 0, skills: [], skills_total: 0, cells: [] };
  if (size.too_few) return { ...size, ...nothing };
  const { skillIds, cells, total } = await skillCells(tx, everywhere, asked);
  const byId = await skillsById(tx, skillIds, language);
  const bySkill = Map.groupBy(cells, (cell) => cell.skill_id);
  const shown = departments.slice(rows.page * rows.size, (rows.page + 1) * rows.size);
  const skills = skillIds.flatMap((id) => byId.get(id) ?? []);
  const told = skills.map(({ id }) => tellSkill(bySkill.get(id) ?? [], isShown));
  return {
    ...size,
    departments: shown.map(({ id, name, people }) => ({ id, name, people })),
    departments_total: departments.length,
    skills: skills.map((skill, at) => ({ ...skill, all: told[at]?.all ?? null })),
    skills_total: total,
    cells: shown.flatMap(({ id }, department) =>
      told.flatMap(({ cells: of }, skill) => {
        const is = of.get(id);
        return is === undefined ? [] : [{ department, skill, is }];
      }),
    ),
  };
}
