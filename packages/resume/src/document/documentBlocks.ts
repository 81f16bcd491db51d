import type { Column, TextLine } from "../documentText.ts";
import { findDate, findDateRange } from "../sections/dates.ts";
import { cleanText } from "./cleanText.ts";
import { joinWrappedDates } from "./joinWrappedDates.ts";
import { resolveLevelMatrix } from "./levelMatrix.ts";

/** What a text processor's document is made of before it becomes lines. */
export type Block = { type: "line"; text: string; heading: boolean } | { type: "table"; rows: Block[][][] };

/** Turns blocks into lines: side-by-side layout tables column by column, data tables row by row with tabs between the cells. */
export function blocksToLines(blocks: readonly Block[], column: Column = "full"): TextLine[] {
  const lines: TextLine[] = [];
  let gap = false;
  for (const block of blocks) {
    if (block.type === "table") {
      lines.push(...tableLines(block.rows, column));
      gap = true;
      continue;
    }
    for (const piece of block.text.split("\n")) {
      const text = cleanText(piece);
      if (text === "") gap = true;
      else {
        lines.push({ text, page: 1, column, heading: block.heading, gap });
        gap = false;
      }
    }
  }
  return lines;
}

function tableLines(rows: readonly Block[][][], column: Column): TextLine[] {
  const cells = rows.map((row) => row.map((cell) => blocksToLines(cell, column)));
  if (isLayout(cells)) {
    const width = Math.max(...cells.map((row) => row.length));
    return Array.from({ length: width }, (_, index) => {
      const side: Column = column !== "full" ? column : index === 0 ? "left" : "right";
      return cells.flatMap((row) => row[index] ?? []).map((line) => ({ ...line, column: side }));
    }).flat();
  }
  const resolved = resolveLevelMatrix(cells.map(matrixCells));
  return cells.flatMap((row, at) => {
    const matrix = resolved[at];
    if (matrix === "head") return [];
    return matrix ? [{ ...matrix.name.line, text: `${matrix.name.text}\t${matrix.level}` }] : rowLines(row);
  });
}

/** Cells with one line each, by their place in the row. */
function matrixCells(row: readonly TextLine[][]) {
  return row.flatMap(([line, ...others], at) =>
    line && others.length === 0 ? [{ text: line.text, start: at, end: at, line }] : [],
  );
}

/** Two cells of one row with several lines each can only be meant as columns. */
function isLayout(cells: readonly TextLine[][][]): boolean {
  return cells.some((row) => row.filter((cell) => cell.length >= 3 && !cell.every(isDate)).length >= 2);
}

function rowLines(row: readonly TextLine[][]): TextLine[] {
  const filled = row.filter((cell) => cell.length > 0).map(joinWrappedDates);
  const [first, ...others] = filled;
  const top = first?.[0];
  if (!first || !top) return [];
  const single = filled.every((cell) => cell.length === 1);
  const [, dates, ...more] = filled;
  // "Dates right": they belong to the first line of the cell on the left.
  if (!single && more.length === 0 && dates?.length === 1 && dates[0] && isDate(dates[0]) && !isDate(top))
    return [{ ...top, text: `${top.text}\t${dates[0].text}` }, ...first.slice(1)];
  if (!single && !(first.length === 1 && isDate(top))) return filled.flat();
  const head = filled.map((cell) => cell[0]?.text ?? "").join("\t");
  return [{ ...top, text: head }, ...others.flatMap((cell) => cell.slice(1))];
}

function isDate(line: TextLine): boolean {
  const range = findDateRange(line.text) ?? findDate(line.text);
  // "2010 (6 mnd)"
  return range !== null && range.words.length >= line.text.replace(/\s*\([^()]*\)$/u, "").length * 0.6;
}
