import type { Coverage } from "@vaardig/contract/analysis/skillsAnalysis";
import type { SkillCell } from "../../../domain/matching/skillCount.ts";
import { type CellSize, canShowTotal, hideCells } from "./hideCells.ts";

interface SizedCell extends SkillCell, CellSize {}

const ROUNDED = 100;

/** Combines cells and converts them to the wire format. */
export function presentCoverage(cells: readonly SkillCell[]): Coverage {
  const total = (key: "asked" | "unknown" | "met" | "sum" | "levels") =>
    cells.reduce((before, cell) => before + cell[key], 0);
  const levels = total("levels");
  return {
    asked: total("asked"),
    unknown: total("unknown"),
    met: total("met"),
    mean: levels === 0 ? null : Math.round((total("sum") / levels) * ROUNDED) / ROUNDED,
  };
}

/** One skill in the displayed departments. */
export interface SkillInDepartments {
  /** Coverage per department whose job profiles require the skill; null when hidden. */
  cells: Map<string | null, Coverage | null>;
  /** Coverage of all displayed departments together; null when hidden. */
  all: Coverage | null;
}

/**
 * Returns what may be shown of a skill in the displayed departments, from its cells in every department of
 * the scope.
 */
export function describeSkill(
  rows: readonly SkillCell[],
  isShown: (department: string | null) => boolean,
): SkillInDepartments {
  const sized = rows.map(
    (row): SizedCell => ({ ...row, known: row.asked - row.unknown, key: row.departmentId ?? "" }),
  );
  const hidden = hideCells(sized);
  const shown = sized.filter((cell) => isShown(cell.departmentId));
  return {
    cells: new Map(
      shown.map((cell) => [cell.departmentId, hidden.has(cell) ? null : presentCoverage([cell])]),
    ),
    all: canShowTotal(shown, hidden) ? presentCoverage(shown) : null,
  };
}
