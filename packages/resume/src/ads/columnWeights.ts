import type { AdLine } from "./adLines.ts";
import { foldKeepingPlaces } from "./fold.ts";
import { type HeadingWeight, headingWeight } from "./headingWeight.ts";

/** A cell below "Essential", "Nice to have" or "Not needed", with what its column says of it. */
export interface WeighedCell {
  line: AdLine;
  weight: HeadingWeight | null;
}

interface Cell {
  at: number;
  text: string;
}

interface Columns {
  weights: (HeadingWeight | null)[];
  gap: RegExp;
}

const tab = /\t/g;
const pipe = /\|/g;
const room = /\s{3,}/g;
const mark = /^(?:[✓✔☑√●•■*x]|yes|ja)$/iu;
/** A longer cell at the top of a column is no heading of it. */
const longestHead = 40;

/** The cells of tables whose columns say how much is wanted, by the line they stand in. */
export function weighedCells(lines: readonly AdLine[], text: string): ReadonlyMap<AdLine, WeighedCell[]> {
  const found = new Map<AdLine, WeighedCell[]>();
  let columns: Columns | null = null;
  for (const line of lines) {
    const begin = beginOf(line, text);
    const raw = text.slice(begin, line.start + line.text.length);
    const head = columnsOf(raw);
    if (head !== null) {
      columns = head;
      found.set(line, []);
    } else if (columns !== null) {
      const cells = cellsOf(raw, columns.gap);
      // A column of labels often has no heading.
      const offset = cells.length > columns.weights.length ? cells.length - columns.weights.length : 0;
      if (cells.length < 2) columns = null;
      else
        found.set(
          line,
          marked(cells, line, begin, columns) ?? cells.flatMap(toWeighed(line, begin, columns, offset)),
        );
    }
  }
  return found;
}

/** A row that says by marks which column it is in: "CISA | ✓ |"; null for other rows. */
function marked(
  cells: readonly Cell[],
  line: AdLine,
  begin: number,
  { weights }: Columns,
): WeighedCell[] | null {
  const [label, ...others] = cells;
  const values = others.map(({ text }) => text.trim());
  const isMarked =
    values.some((value) => mark.test(value)) && values.every((value) => value === "" || mark.test(value));
  if (!label || !isMarked) return null;
  const offset = Math.max(0, cells.length - weights.length);
  const at = values.findIndex((value) => mark.test(value)) + 1;
  return [{ ...weighedCell(label, line, begin), weight: weights[at - offset] ?? null }];
}

/** Where a row begins: before its first cell, which may be empty. */
function beginOf({ start }: AdLine, text: string): number {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  return text.slice(from, start).includes("\t") ? from : start;
}

function toWeighed(line: AdLine, begin: number, { weights }: Columns, offset: number) {
  return ({ at, text }: Cell, index: number): WeighedCell[] => {
    if (text.trim() === "" || index < offset) return [];
    return [{ ...weighedCell({ at, text }, line, begin), weight: weights[index - offset] ?? null }];
  };
}

/** A cell as a line of its own, of which nothing is said yet. */
function weighedCell({ at, text }: Cell, line: AdLine, begin: number): WeighedCell {
  const own = { text: text.replace(/\s/g, " "), isTitle: false, isBullet: true, valueAt: null };
  return {
    line: { ...line, ...own, start: begin + at, folded: foldKeepingPlaces(own.text) },
    weight: null,
  };
}

/** The columns that a line heads; null where fewer than two cells are, or none says how much is wanted. */
function columnsOf(raw: string): Columns | null {
  const gap = [tab, pipe, room].find((one) => raw.search(one) >= 0);
  if (!gap) return null;
  const cells = cellsOf(raw, gap);
  if (cells.length < 2 || cells.some(({ text }) => text.length > longestHead)) return null;
  const weights = cells.map(({ text }) => headingWeight(foldKeepingPlaces(text).trim(), () => false, 0));
  const weighed = weights.filter((weight) => weight !== null);
  const isTop = weighed.length >= 2 && new Set(weighed).size === weighed.length;
  return isTop ? { weights, gap } : null;
}

function cellsOf(raw: string, gap: RegExp): Cell[] {
  let at = 0;
  return raw.split(gap === room ? /(\s{3,})/ : gap === tab ? /(\t)/ : /(\|)/).flatMap((text, index) => {
    const from = at;
    at += text.length;
    return index % 2 === 0 ? [{ at: from, text }] : [];
  });
}
