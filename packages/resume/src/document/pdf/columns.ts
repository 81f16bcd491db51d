import { headingSection } from "../../sections/headingSection.ts";
import { isLabelColumn, isMarginal } from "./margin.ts";
import type { Row, Segment } from "./rows.ts";

/** Rows from one to another that a white strip divides; `x` is where the right side begins. */
export interface Band {
  x: number;
  from: number;
  /** Exclusive. */
  to: number;
}

const FEWEST_LINES = 3;
const NARROWEST = 7;
const CANDIDATES = 80;
/** Of the font size: lines whose baselines differ less stand beside each other in part. */
const BESIDE = 0.8;

/** The best two columns on a page or part of it, or null when its rows read from left to right. */
export function findColumns(rows: readonly Row[]): Band | null {
  const starts = new Map<number, number>();
  for (const { segments } of rows)
    for (const { start } of segments) starts.set(Math.round(start), (starts.get(Math.round(start)) ?? 0) + 1);
  const candidates = [...starts].sort((a, b) => b[1] - a[1]).slice(0, CANDIDATES);
  let best: { band: Band; score: number } | null = null;
  for (const [x] of candidates) {
    for (const band of bandsAt(rows, x - 1.5)) {
      const cut = startOf(rows, { ...band, to: endOf(rows, band) });
      const score = scoreOf(rows.slice(cut.from, cut.to), cut.x);
      if (score !== null && (best === null || score > best.score)) best = { band: cut, score };
    }
  }
  return best?.band ?? null;
}

/** Where the headings of a page stand left of their sections, and in which rows; null where they do not. */
export function findLabels(rows: readonly Row[]): Band | null {
  const starts = new Set(rows.flatMap(({ segments }) => segments.map(({ start }) => Math.round(start))));
  for (const x of [...starts].sort((a, b) => a - b).slice(0, CANDIDATES))
    for (const band of bandsAt(rows, x - 1.5)) {
      const own = rows.slice(band.from, band.to);
      const sideOf = (isLeft: boolean) =>
        own.map((row) => ({
          ...row,
          segments: row.segments.filter(({ start }) => start < band.x === isLeft),
        }));
      if (isLabelColumn(sideOf(true), sideOf(false))) return band;
    }
  return null;
}

/** The stretches of rows that no segment crosses at x. */
function bandsAt(rows: readonly Row[], x: number): Band[] {
  const bands: Band[] = [];
  let from = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    const table = rows[at]?.table;
    const isCrossed =
      (table && table.left < x && table.right > x) ||
      rows[at]?.segments.some((segment) => segment.start < x && segment.end > x - NARROWEST + 1.5);
    if (at < rows.length && !isCrossed) continue;
    if (at - from >= FEWEST_LINES) bands.push({ x, from, to: at });
    from = at + 1;
  }
  return bands;
}

/** Where a line across both sides follows, a heading below the end of the shorter side begins its block. */
function endOf(rows: readonly Row[], { x, from, to }: Band): number {
  if (to === rows.length) return to;
  const isOn = (row: Row, isLeft: boolean) => row.segments.some(({ start }) => start < x === isLeft);
  const lastOf = (isLeft: boolean) => rows.slice(0, to).findLastIndex((row) => isOn(row, isLeft));
  const shorter = Math.min(lastOf(true), lastOf(false));
  const heading = rows.findIndex(
    ({ segments: [first] }, at) =>
      at > shorter && at > from && at < to && first && headingSection(first.text) !== null,
  );
  return heading < 0 ? to : heading;
}

/** A heading on the left is over both sides where each line of the right side is below it and goes on from one of the left. */
function startOf(rows: readonly Row[], band: Band): Band {
  const { x, from, to } = band;
  const isOnRight = ({ segments }: Row, at: number) =>
    at >= from && at < to && segments.some(({ start }) => start >= x);
  const right = rows.findIndex(isOnRight);
  const goesOn = rows.filter(isOnRight).every(({ segments: [first] }) => first && first.start < x);
  const heading = rows.findLastIndex(
    ({ segments: [first] }, at) => at >= from && at < right && first && headingSection(first.text) !== null,
  );
  return heading < 0 || !goesOn ? band : { ...band, from: heading + 1 };
}

/** Lines on the shorter side and how well the right one is aligned; null when these are no columns. */
function scoreOf(rows: readonly Row[], x: number): number | null {
  const left = rows.filter(({ segments }) => segments.some(({ start }) => start < x));
  const right = rows.filter(({ segments }) => segments.some(({ start }) => start >= x));
  const fewest = Math.min(left.length, right.length);
  if (fewest < FEWEST_LINES || !areSideBySide(left, right) || areInTurn(left, right)) return null;
  const sideOf = (side: (segment: Segment) => boolean) =>
    rows.map((row) => ({ ...row, segments: row.segments.filter(side) }));
  const [leftSide, rightSide] = [sideOf(({ start }) => start < x), sideOf(({ start }) => start >= x)];
  if (isMarginal(leftSide, rightSide) || isMarginal(rightSide, leftSide)) return null;
  const aligned = rightSide.filter(({ segments: [first] }) => first && first.start - x < 4).length;
  const isRagged = aligned < 0.34 * right.length;
  return isRagged ? null : fewest + aligned + 0.2 * rows.length;
}

/** True columns run beside each other for a good part of the shorter one. */
function areSideBySide(left: readonly Row[], right: readonly Row[]): boolean {
  const top = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const bottom = Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);
  const shorter = Math.min(heightOf(left), heightOf(right));
  return shorter > 0 && bottom - top >= shorter * 0.4;
}

/** Labels that stand alone in their row, above what they name, have nothing beside them. */
function areInTurn(left: readonly Row[], right: readonly Row[]): boolean {
  return !left.some((row) => right.some(({ y }) => Math.abs(y - row.y) < BESIDE * row.size));
}

function heightOf(rows: readonly Row[]): number {
  return (rows.at(-1)?.y ?? 0) - (rows[0]?.y ?? 0);
}
