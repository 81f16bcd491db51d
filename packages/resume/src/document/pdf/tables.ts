import type { Shape } from "./pageContent.ts";
import { cellOf, type Row, type Segment } from "./rows.ts";

/** The lines that are drawn on a page, as far as they make tables. */
export interface Rules {
  /** Left and right edges of the cells at a height, from the left; none where no table is. */
  edgesAt: (y: number) => number[];
  /** Whether a line is drawn across the page between two heights. */
  dividesAt: (from: number, to: number) => boolean;
}

const THIN = 2;
/** Two columns have three edges. */
const FEWEST_EDGES = 3;
/** Points: edges of neighbouring cells are drawn beside each other. */
const SAME_EDGE = 3;
/** Longer cells hold text that goes on below the row. */
const LONG_CELL = 60;
const MANY_LINES = 3;

/** Finds the vertical and horizontal lines among a page's shapes. */
export function rulesOf(shapes: readonly Shape[]): Rules {
  const upright = shapes.filter((one) => one.right - one.left <= THIN && one.bottom - one.top >= 8);
  const level = shapes.filter((one) => one.bottom - one.top <= THIN && one.right - one.left >= 20);
  return {
    edgesAt: (y) => {
      const edges = upright
        .filter(({ top, bottom }) => top <= y && bottom >= y)
        .map(({ left }) => left)
        .sort((a, b) => a - b);
      const distinct = edges.filter((edge, at) => at === 0 || edge - (edges[at - 1] ?? 0) > SAME_EDGE);
      return distinct.length >= FEWEST_EDGES ? distinct : [];
    },
    dividesAt: (from, to) => level.some(({ top }) => top > from && top < to),
  };
}

/** Puts the lines of each row of a drawn table together: short cells side by side, the lines of a long one below. */
export function joinCells(rows: readonly Row[], rules: Rules): Row[] {
  const groups: { rows: Row[]; edges: number[] }[] = [];
  for (const row of rows) {
    const edges = rules.edgesAt(row.y - 0.3 * row.size);
    const group = groups.at(-1);
    const above = group?.rows.at(-1);
    const isSame = above && edges.length > 0 && isEqual(edges, group?.edges ?? []);
    if (isSame && !rules.dividesAt(above.y, row.y)) group?.rows.push(row);
    else groups.push({ rows: [row], edges });
  }
  return groups.flatMap((group) =>
    group.edges.length === 0 ? group.rows : withTable(group.rows, group.edges),
  );
}

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((edge, at) => Math.abs(edge - (b[at] ?? 0)) <= 1);
}

/** What stands beside the table stays on its own lines. */
function withTable(rows: readonly Row[], edges: readonly number[]): Row[] {
  const [left = 0] = edges;
  const right = edges.at(-1) ?? 0;
  const isInside = ({ start, end }: Segment) => start >= left - SAME_EDGE && end <= right + SAME_EDGE;
  const inside = rows.flatMap((row) => partOf(row, row.segments.filter(isInside)));
  const beside = rows.flatMap((row) =>
    partOf(
      row,
      row.segments.filter((segment) => !isInside(segment)),
    ),
  );
  const read = tableRow(inside, edges);
  const merged = beside.filter((row) => {
    const level = read.find(({ y }) => Math.abs(y - row.y) <= 1);
    if (level) level.segments = [...level.segments, ...row.segments].sort((a, b) => a.start - b.start);
    return !level;
  });
  return [...read, ...merged].sort((a, b) => a.y - b.y);
}

function partOf(row: Row, segments: Segment[]): Row[] {
  return segments.length > 0 ? [{ ...row, segments }] : [];
}

function tableRow(rows: readonly Row[], edges: readonly number[]): Row[] {
  const all = rows.flatMap(({ segments }) => segments);
  const cells = [...Map.groupBy(all, ({ start }) => cellOf(start + 1, edges))].sort(([a], [b]) => a - b);
  const filled = cells.map(([, segments]) => segments);
  const isLayout = filled.filter((segments) => linesIn(segments) >= MANY_LINES).length > 1;
  const short = filled.filter((segments) => lengthOf(segments) <= LONG_CELL);
  const [first] = rows;
  if (!first || filled.length < 2 || isLayout || short.length === 0) return [...rows];
  const head: Row = { ...first, segments: short.map(joined) };
  const inHead = new Set(short.flat());
  const below = rows.flatMap((row) =>
    partOf(
      row,
      row.segments.filter((segment) => !inHead.has(segment)),
    ),
  );
  const table = { left: edges[0] ?? 0, right: edges.at(-1) ?? 0 };
  return [head, ...below].map((row) => ({ ...row, table }));
}

function linesIn(segments: readonly Segment[]): number {
  return new Set(segments.map(({ y }) => Math.round(y))).size;
}

function lengthOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length + 1, -1);
}

function joined(segments: readonly Segment[]): Segment {
  const [first] = segments;
  return {
    text: segments.map(({ text }) => text).join(" "),
    start: first?.start ?? 0,
    end: Math.max(...segments.map(({ end }) => end)),
    y: first?.y ?? 0,
    size: first?.size ?? 0,
    bold: segments.every(({ bold }) => bold),
  };
}
