import { FEWEST_PEOPLE } from "@vaardig/contract/analysis/skillsAnalysis";

/** What a cell rests on: people of whom something is known. */
export interface CellSize {
  known: number;
  /** Tells cells of one size apart, so that the same ones are hidden each time: two patterns would tell more than one. */
  key: string;
}

const sum = (cells: readonly CellSize[]) => cells.reduce((total, { known }) => total + known, 0);

/**
 * Which of the cells that add up to one total are hidden. A cell of fewer than five is, and then the smallest of the
 * others, until what is hidden is more than one cell and together five people or more: else the total without the cells
 * that are shown would tell it.
 */
export function hideCells<Cell extends CellSize>(cells: readonly Cell[]): Set<Cell> {
  const hidden = new Set(cells.filter(({ known }) => known < FEWEST_PEOPLE));
  const others = cells
    .filter((cell) => !hidden.has(cell))
    .sort((a, b) => a.known - b.known || (a.key < b.key ? -1 : 1));
  for (const next of others) {
    const isSafe = hidden.size === 0 || (hidden.size > 1 && sum([...hidden]) >= FEWEST_PEOPLE);
    if (isSafe) break;
    hidden.add(next);
  }
  return hidden;
}

/**
 * Whether the total of some of the cells may be told: it holds all of those that are hidden or none, so that no choice of
 * departments tells one from another, and five people or more.
 */
export function canTellTotal<Cell extends CellSize>(
  chosen: readonly Cell[],
  hidden: ReadonlySet<Cell>,
): boolean {
  const within = chosen.filter((cell) => hidden.has(cell)).length;
  return sum(chosen) >= FEWEST_PEOPLE && (within === 0 || within === hidden.size);
}
