import type { Column, TextLine } from "../documentText.ts";
import { findGutter } from "./pdfGutter.ts";
import { type PdfItem, type Row, type Segment, toRows } from "./pdfRows.ts";

interface PlacedLine {
  segments: Segment[];
  y: number;
  size: number;
  column: Column;
}

/** Puts the text items of one page into lines in reading order: full-width rows as they come, columns between them left before right. */
export function layOutPage(items: readonly PdfItem[], page: number): TextLine[] {
  const rows = toRows(items);
  const gutter = findGutter(rows);
  const placed = gutter === null ? rows.map((row) => place(row, "full")) : splitColumns(rows, gutter);
  const body = bodySize(placed);
  const pitch = usualPitch(placed);
  return placed.map((line, index) => {
    const previous = placed[index - 1];
    const sameColumn = previous !== undefined && previous.column === line.column;
    return {
      text: line.segments.map((segment) => segment.text).join("\t"),
      page,
      column: line.column,
      heading: line.size > body * 1.12,
      gap: sameColumn ? previous.y - line.y > pitch * 1.35 : index > 0,
    };
  });
}

function place(row: Row, column: Column): PlacedLine {
  return { ...row, column };
}

function splitColumns(rows: readonly Row[], gutter: number): PlacedLine[] {
  const placed: PlacedLine[] = [];
  let left: PlacedLine[] = [];
  let right: PlacedLine[] = [];
  const flush = () => {
    placed.push(...left, ...right);
    left = [];
    right = [];
  };
  for (const row of rows) {
    if (row.segments.some((segment) => segment.start < gutter && segment.end > gutter)) {
      flush();
      placed.push(place(row, "full"));
      continue;
    }
    const onLeft = row.segments.filter((segment) => segment.start < gutter);
    const onRight = row.segments.filter((segment) => segment.start >= gutter);
    if (onLeft.length > 0) left.push({ ...part(row, onLeft), column: "left" });
    if (onRight.length > 0) right.push({ ...part(row, onRight), column: "right" });
  }
  flush();
  return placed;
}

function part(row: Row, segments: Segment[]): Row {
  return { segments, y: row.y, size: Math.max(...segments.map((segment) => segment.size)) };
}

/** The font size that most characters of the page have. */
function bodySize(lines: readonly PlacedLine[]): number {
  const weights = new Map<number, number>();
  for (const segment of lines.flatMap((line) => line.segments)) {
    const size = Math.round(segment.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + segment.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function usualPitch(lines: readonly PlacedLine[]): number {
  const pitches: number[] = [];
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const pitch = previous ? previous.y - line.y : 0;
    if (previous?.column === line.column && pitch > 0) pitches.push(pitch);
  });
  pitches.sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length / 2)] ?? Number.POSITIVE_INFINITY;
}
