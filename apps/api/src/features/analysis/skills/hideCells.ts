import { MIN_PEOPLE_SHOWN } from "@vaardig/contract/analysis/skillsAnalysis";

/** The basis of a cell: people with a known level. */
export interface CellSize {
  known: number;
  /**
   * Distinguishes cells of equal size, so that the same ones are hidden each time: two patterns together
   * would reveal more.
   */
  key: string;
}

const sum = (cells: readonly CellSize[]) => cells.reduce((total, { known }) => total + known, 0);

/**
 * Returns the cells to hide among those that add up to one total. Cells below five people are hidden, then
 * the smallest others until more than one cell and at least five people are hidden: otherwise the total minus
 * the displayed cells would reveal a hidden one.
 */
export function hideCells<Cell extends CellSize>(cells: readonly Cell[]): Set<Cell> {
  const hidden = new Set(cells.filter(({ known }) => known < MIN_PEOPLE_SHOWN));
  const others = cells
    .filter((cell) => !hidden.has(cell))
    .sort((a, b) => a.known - b.known || (a.key < b.key ? -1 : 1));
  for (const next of others) {
    const isSafe = hidden.size === 0 || (hidden.size > 1 && sum([...hidden]) >= MIN_PEOPLE_SHOWN);
    if (isSafe) break;
    hidden.add(next);
  }
  return hidden;
}

/**
 * Returns whether the total of some cells may be shown: it must include at least five people, and either all
 * hidden cells or none, so that no choice of departments reveals a single one.
 */
export function canShowTotal<Cell extends CellSize>(
  chosen: readonly Cell[],
  hidden: ReadonlySet<Cell>,
): boolean {
  const within = chosen.filter((cell) => hidden.has(cell)).length;
  return sum(chosen) >= MIN_PEOPLE_SHOWN && (within === 0 || within === hidden.size);
}
