import { parseLevel } from "../skills/statedLevel.ts";

/** A piece of a row with its place from left to right, in any unit. */
export interface MatrixCell {
  text: string;
  start: number;
  end: number;
}

const cross = /^(?:[xXvV✓✔✗✘☑☒⬤●■◼•★*+√]|[\ue000-\uf8ff])$/u;
const blank = /^(?:[○◯□☐☆·.–—-])?$/u;
const number = /^(?:10|\d)$/u;
const FEWEST_LEVELS = 3;

interface Head {
  columns: (MatrixCell & { level: string })[];
}

/**
 * Reads a table that has a column for each level and a cross in one of them: each row becomes its name and the level
 * at the head of the crossed column, the head itself null. Rows outside such tables come back as they are.
 */
export function resolveLevelMatrix<Cell extends MatrixCell>(rows: readonly (readonly Cell[])[]) {
  let head: Head | null = null;
  return rows.map((row, at): { name: Cell; level: string } | "head" | null => {
    const opened = headOf(row);
    const next = opened ? rows.slice(at + 1).find((below) => !isBeside(below, opened)) : undefined;
    if (opened && next && resolve(next, opened)) {
      head = opened;
      return "head";
    }
    const resolved = head ? resolve(row, head) : null;
    if (!resolved && head && !isBeside(row, head)) head = null;
    return resolved;
  });
}

/** Whether a row has nothing below the levels: a name alone, or text of another column. */
function isBeside(row: readonly MatrixCell[], { columns }: Head): boolean {
  const from = Math.min(...columns.map(({ start }) => start));
  const to = Math.max(...columns.map(({ end }) => end));
  return row.every(({ start, end }) => end < from || start > to);
}

function headOf(row: readonly MatrixCell[]): Head | null {
  const levels = row.filter(({ text }) => number.test(text) || parseLevel(text)?.level);
  if (levels.length < FEWEST_LEVELS || row.length - levels.length > 1) return null;
  const best = Math.max(...levels.map(({ text }) => (number.test(text) ? Number(text) : 0)));
  if (best > 0 && levels.some(({ text }) => !number.test(text))) return null;
  return {
    columns: levels.map((cell) => ({ ...cell, level: best > 0 ? `${cell.text}/${best}` : cell.text })),
  };
}

function resolve<Cell extends MatrixCell>(row: readonly Cell[], { columns }: Head) {
  const marks = row.filter(({ text }) => cross.test(text));
  const [name, ...others] = row.filter(({ text }) => !cross.test(text) && !blank.test(text));
  const [mark] = marks;
  if (!name || !mark || marks.length > 1 || others.length > 0 || !/\p{L}/u.test(name.text)) return null;
  const middle = (mark.start + mark.end) / 2;
  const distance = ({ start, end }: MatrixCell) => Math.max(0, start - middle, middle - end);
  const nearest = columns.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest ? { name, level: nearest.level } : null;
}
