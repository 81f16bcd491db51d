import { findDateRange } from "../sections/dates.ts";
import type { Row, Segment } from "./pdfRows.ts";

const fewestLines = 4;
const narrowest = 8;
/** Rows that may run across the gutter: names, titles and closing lines. */
const crossingShare = 0.25;

/** The x (points) of the white strip between two columns, or null when the page reads as one column. */
export function findGutter(rows: readonly Row[]): number | null {
  const segments = rows.flatMap((row) => row.segments);
  if (segments.length < 2 * fewestLines) return null;
  const start = Math.min(...segments.map((segment) => segment.start));
  const end = Math.max(...segments.map((segment) => segment.end));
  const candidates = [...new Set(segments.map((segment) => segment.start))].filter(
    (x) => x > start + (end - start) * 0.15 && x < start + (end - start) * 0.85,
  );
  let best: { x: number; score: number } | null = null;
  for (const x of candidates) {
    const score = gutterScore(rows, x - 1);
    if (score !== null && (best === null || score > best.score)) best = { x: x - 1, score };
  }
  return best?.x ?? null;
}

/** Lines on the shorter side, less the rows that cross; null when this is no gutter. */
function gutterScore(rows: readonly Row[], x: number): number | null {
  const left: Segment[] = [];
  const right: Segment[] = [];
  const leftRows: Row[] = [];
  const rightRows: Row[] = [];
  let crossing = 0;
  for (const row of rows) {
    if (row.segments.some((segment) => segment.start < x && segment.end > x - narrowest + 1)) {
      crossing += 1;
      continue;
    }
    const before = row.segments.filter((segment) => segment.start < x);
    const after = row.segments.filter((segment) => segment.start >= x);
    left.push(...before);
    right.push(...after);
    if (before.length > 0) leftRows.push(row);
    if (after.length > 0) rightRows.push(row);
  }
  const fewest = Math.min(leftRows.length, rightRows.length);
  if (fewest < fewestLines || crossing > rows.length * crossingShare) return null;
  if (mostlyMarginal(left) || mostlyMarginal(right) || !sideBySide(leftRows, rightRows)) return null;
  return fewest + aligned(right, x) - 2 * crossing;
}

/** Dates or levels in a margin belong to the line beside them, so they are no column. */
function mostlyMarginal(segments: readonly Segment[]): boolean {
  const marginal = segments.filter((segment) => {
    const text = segment.text.trim();
    const range = findDateRange(text);
    return (range !== null && range.words.length >= text.length * 0.6) || /^[\d\s/%★☆●○•]+$/.test(text);
  });
  return marginal.length >= segments.length * 0.5;
}

/** True columns run beside each other for a good part of the shorter one. */
function sideBySide(left: readonly Row[], right: readonly Row[]): boolean {
  const top = Math.min(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const bottom = Math.max(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);
  const shorter = Math.min(height(left), height(right));
  return shorter > 0 && top - bottom >= shorter * 0.4;
}

function height(rows: readonly Row[]): number {
  return (rows[0]?.y ?? 0) - (rows.at(-1)?.y ?? 0);
}

/** Segments that begin right at the gutter, the mark of a left-aligned column. */
function aligned(right: readonly Segment[], x: number): number {
  return right.filter((segment) => segment.start - x < 3).length;
}
