import type { Shape } from "./pageContent.ts";

/** A rating that is drawn: marks of five, and the box that they fill. */
export interface DrawnRating {
  filled: number;
  left: number;
  right: number;
  /** Middle of its height. */
  middle: number;
}

const BEST = 5;

/** Finds ratings drawn as dots, stars, blocks or bars; marks on each other count by the upper one. */
export function drawnRatings(shapes: readonly Shape[]): DrawnRating[] {
  const marks = marksOf(shapes);
  const bars = barsOf(shapes.filter((shape) => !marks.used.has(shape)));
  return [...marks.ratings, ...bars];
}

const widthOf = ({ left, right }: Shape) => right - left;
const heightOf = ({ top, bottom }: Shape) => bottom - top;
const middleOf = ({ top, bottom }: Shape) => (top + bottom) / 2;
const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance;

function isMark(shape: Shape): boolean {
  const [width, height] = [widthOf(shape), heightOf(shape)];
  return height >= 2 && height <= 22 && width >= 2.5 && width <= 45 && width >= height * 0.6;
}

/** Rows of marks of one size at one distance. */
function marksOf(shapes: readonly Shape[]): { ratings: DrawnRating[]; used: Set<Shape> } {
  const marks = upperOnes(shapes.filter(isMark)).sort((a, b) => middleOf(a) - middleOf(b) || a.left - b.left);
  const used = new Set<Shape>();
  const ratings: DrawnRating[] = [];
  for (const mark of marks) {
    if (used.has(mark)) continue;
    const row = rowFrom(mark, marks);
    if (row.length < 3 || row.length > 10) continue;
    for (const one of row) used.add(one);
    const filled = filledOf(row);
    if (filled !== null) ratings.push({ filled, ...boxOf(row) });
  }
  return { ratings, used };
}

/** Marks in the same place are one, with the paints of all: a filled dot and the ring around it. */
function upperOnes(marks: readonly Shape[]): Shape[] {
  const cells = new Map<string, Shape>();
  for (const mark of marks) {
    const key = `${Math.round((mark.left + mark.right) / 4)} ${Math.round(middleOf(mark) / 2)}`;
    const below = cells.get(key);
    cells.set(key, below ? { ...mark, paint: `${below.paint} ${mark.paint}` } : mark);
  }
  return [...cells.values()];
}

function rowFrom(first: Shape, marks: readonly Shape[]): Shape[] {
  const row = [first];
  const size = Math.max(widthOf(first), heightOf(first));
  const beside = marks
    .filter(
      (mark) =>
        mark !== first &&
        mark.left >= first.right - 1 &&
        isNear(middleOf(mark), middleOf(first), 0.25 * heightOf(first) + 0.5) &&
        isNear(widthOf(mark), widthOf(first), 0.25 * size + 0.3) &&
        isNear(heightOf(mark), heightOf(first), 0.25 * size + 0.3),
    )
    .sort((a, b) => a.left - b.left);
  let pitch: number | null = null;
  for (const mark of beside) {
    const last = row.at(-1);
    if (!last) break;
    const step = mark.left - last.left;
    if (step > 2.6 * size || (pitch !== null && !isNear(step, pitch, 0.3 * pitch))) break;
    pitch ??= step;
    row.push(mark);
  }
  return row;
}

/** Marks of the first one's paint, as a share of five; null when the paints alternate. */
function filledOf(row: readonly Shape[]): number | null {
  const paints = row.map(({ paint }) => paint);
  const change = paints.findIndex((paint) => paint !== paints[0]);
  if (change < 0) return row.length <= BEST ? row.length : null;
  if (paints.slice(change).some((paint) => paint !== paints[change])) return null;
  return toMarks(change / row.length);
}

function toMarks(share: number): number {
  return Math.min(BEST, Math.max(1, Math.round(share * BEST)));
}

function boxOf(row: readonly Shape[]): Omit<DrawnRating, "filled"> {
  return {
    left: Math.min(...row.map(({ left }) => left)),
    right: Math.max(...row.map(({ right }) => right)),
    middle: row.reduce((sum, mark) => sum + middleOf(mark), 0) / row.length,
  };
}

function isBar(shape: Shape): boolean {
  return heightOf(shape) >= 1.5 && heightOf(shape) <= 18 && widthOf(shape) >= 2;
}

/** A longer bar with a shorter one of another paint on its left end, or beside it as its rest. */
function barsOf(shapes: readonly Shape[]): DrawnRating[] {
  const bars = withWholeTracks(shapes.filter(isBar));
  const tracks = bars.filter((bar) => widthOf(bar) >= 24);
  const ratings: (DrawnRating & { isFull: boolean; width: number })[] = [];
  for (const track of tracks) {
    const fill = bars.find((bar) => bar !== track && isFillOf(bar, track));
    const isKnown = ratings.some(
      ({ left, middle }) => isNear(left, track.left, 1.5) && isNear(middle, middleOf(track), 1.5),
    );
    if (!fill || isKnown) continue;
    const share = widthOf(fill) / widthOf(track);
    ratings.push({
      filled: toMarks(share),
      left: track.left,
      right: track.right,
      middle: middleOf(track),
      isFull: share > 0.99,
      width: widthOf(track),
    });
  }
  // A frame around a word looks like a full bar; among bars of its width it is one.
  const partial = ratings.filter(({ isFull }) => !isFull);
  return ratings.filter(
    (rating) => !rating.isFull || partial.some(({ width }) => isNear(width, rating.width, 1)),
  );
}

/** Where a bar and the rest of its track stand side by side, the track is what they cover. */
function withWholeTracks(bars: readonly Shape[]): Shape[] {
  const wholes = bars.flatMap((bar) => {
    const rest = bars.find((other) => isRestOf(other, bar));
    return rest && rest.right - bar.left >= 24 ? [{ ...rest, left: bar.left }] : [];
  });
  return [...bars, ...wholes];
}

function isRestOf(rest: Shape, bar: Shape): boolean {
  return (
    rest.paint !== bar.paint &&
    isNear(rest.left, bar.right, 1) &&
    isNear(rest.top, bar.top, 0.5) &&
    isNear(rest.bottom, bar.bottom, 0.5)
  );
}

function isFillOf(fill: Shape, track: Shape): boolean {
  const isBesides =
    isNear(middleOf(fill), middleOf(track), 1.5) &&
    heightOf(fill) >= heightOf(track) * 0.5 &&
    heightOf(fill) <= heightOf(track) * 1.4;
  return (
    isBesides &&
    fill.paint !== track.paint &&
    isNear(fill.left, track.left, 1.5) &&
    fill.right <= track.right + 1
  );
}
