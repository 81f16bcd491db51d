import type { Column, TextLine } from "../../documentText.ts";
import { resolveLevelMatrix } from "../levelMatrix.ts";
import { type Band, findColumns, findLabels } from "./columns.ts";
import type { PageContent } from "./pageContent.ts";
import { placeBullets } from "./placeBullets.ts";
import { placeRatings } from "./placeRatings.ts";
import { type Row, type Segment, toRows } from "./rows.ts";
import { drawnRatings } from "./shapeRatings.ts";
import { joinCells, rulesOf } from "./tables.ts";

interface PlacedRow extends Row {
  column: Column;
}

/** A line with its place on the page, as a share of the page's height. */
export interface PageLine extends TextLine {
  place: number;
}

/** Columns within columns beyond this are no layout of a résumé. */
const DEEPEST = 3;
/** Of the font size: a label's baseline is that near to the line beside it. */
const SAME_ROW = 0.8;
const LARGER = 1.12;
const WIDER = 1.35;

/** Puts what a page shows into lines in reading order: blocks from the top, columns of a block left before right. */
export function layOutPage(content: PageContent, page: number, height: number): PageLine[] {
  const rules = rulesOf(content.shapes);
  const rows = joinCells(toRows(content.glyphs, rules.edgesAt), rules);
  placeBullets(rows, content.shapes);
  placeRatings(rows, drawnRatings(content.shapes));
  const turned = toRows(content.turned).map((row) => place(row, "full"));
  const placed = [...inOrder(rows, "full", 0), ...turned];
  const body = bodySize(placed);
  const isBoldBody = boldShare(placed) > 0.5;
  const pitches = usualPitches(placed);
  return placed.map((line, index) => {
    const previous = placed[index - 1];
    const isBelow = previous !== undefined && previous.column === line.column && line.y > previous.y;
    return {
      text: line.segments.map((segment) => segment.text).join("\t"),
      page,
      column: line.column,
      heading: line.size > body * LARGER || (!isBoldBody && isBold(line)),
      gap: isBelow ? line.y - previous.y > (pitches.get(line.column) ?? 0) * WIDER : index > 0,
      place: line.y / height,
    };
  });
}

function inOrder(all: readonly Row[], column: Column, depth: number): PlacedRow[] {
  const rows = withLevels(all);
  const labels = depth === 0 ? findLabels(rows) : null;
  if (labels) return withLabels(rows, labels, column);
  const band = depth < DEEPEST ? findColumns(rows) : null;
  if (!band) return rows.map((row) => place(row, column));
  const { x, from, to } = band;
  const sideOf = (isOn: (segment: Segment) => boolean) =>
    rows.slice(from, to).flatMap((row) => part(row, row.segments.filter(isOn)) ?? []);
  const nameOf = (own: Column) => (column === "full" ? own : column);
  return [
    ...inOrder(rows.slice(0, from), column, depth + 1),
    ...inOrder(
      sideOf(({ start }) => start < x),
      nameOf("left"),
      depth + 1,
    ),
    ...inOrder(
      sideOf(({ start }) => start >= x),
      nameOf("right"),
      depth + 1,
    ),
    ...inOrder(rows.slice(to), column, depth + 1),
  ];
}

/** Headings left of their sections as lines of their own, each before the first line beside it. */
function withLabels(rows: readonly Row[], { x, from, to }: Band, column: Column): PlacedRow[] {
  const isLabel = (at: number, { start }: Segment) => at >= from && at < to && start < x;
  const partsOf = (isOn: (at: number, segment: Segment) => boolean) =>
    rows.flatMap(
      (row, at) =>
        part(
          row,
          row.segments.filter((segment) => isOn(at, segment)),
        ) ?? [],
    );
  const placed = inOrder(
    partsOf((at, segment) => !isLabel(at, segment)),
    column,
    1,
  );
  for (const label of partsOf(isLabel)) {
    const at = placed.findIndex(({ y }) => y >= label.y - SAME_ROW * label.size);
    const beside = placed[at];
    placed.splice(beside ? at : placed.length, 0, place(label, beside?.column ?? column));
  }
  return placed;
}

/** Rows of a table with a column for each level, with the level that is crossed; what stands beside the table stays. */
function withLevels(rows: readonly Row[]): Row[] {
  const split = rows.map(({ segments, table }) => {
    const isInside = ({ start, end }: Segment) => !table || (end > table.left && start < table.right);
    return { inside: segments.filter(isInside), beside: segments.filter((one) => !isInside(one)) };
  });
  const resolved = resolveLevelMatrix(split.map(({ inside }) => inside));
  return rows.flatMap((row, at) => {
    const matrix = resolved[at];
    if (!matrix) return [row];
    const beside = split[at]?.beside ?? [];
    const rated = matrix === "head" ? [] : [{ ...matrix.name, text: `${matrix.name.text}\t${matrix.level}` }];
    return (
      part(
        row,
        [...beside, ...rated].sort((a, b) => a.start - b.start),
      ) ?? []
    );
  });
}

function part(row: Row, segments: Segment[]): Row | null {
  if (segments.length === 0) return null;
  return { segments, y: row.y, size: Math.max(...segments.map((segment) => segment.size)) };
}

function place(row: Row, column: Column): PlacedRow {
  return { ...row, column };
}

function isBold(row: Row): boolean {
  return row.segments.every((segment) => segment.bold);
}

/** The font size that most characters of the page have. */
function bodySize(rows: readonly Row[]): number {
  const weights = new Map<number, number>();
  for (const segment of rows.flatMap((row) => row.segments)) {
    const size = Math.round(segment.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + segment.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function boldShare(rows: readonly Row[]): number {
  const segments = rows.flatMap((row) => row.segments);
  const lengthOf = (of: readonly Segment[]) => of.reduce((sum, { text }) => sum + text.length, 0);
  return lengthOf(segments.filter(({ bold }) => bold)) / Math.max(1, lengthOf(segments));
}

/** The distance that lines of each column mostly have. */
function usualPitches(rows: readonly PlacedRow[]): Map<Column, number> {
  const pitches = new Map<Column, number[]>();
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    const pitch = previous ? row.y - previous.y : 0;
    if (previous?.column === row.column && pitch > 0)
      pitches.set(row.column, [...(pitches.get(row.column) ?? []), pitch]);
  }
  return new Map([...pitches].map(([column, own]) => [column, middleOf(own)]));
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}
