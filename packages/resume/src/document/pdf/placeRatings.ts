import { headingSection } from "../../sections/headingSection.ts";
import type { Row, Segment } from "./rows.ts";
import type { DrawnRating } from "./shapeRatings.ts";

/** Of the font size: a rating under its label is not further below. */
const BELOW = 2.4;
/** Points: text further away is of another column when there is a label above. */
const FAR = 60;

/** Adds each drawn rating to the row of the label that it stands beside or under; a rating without a label is dropped. */
export function placeRatings(rows: readonly Row[], ratings: readonly DrawnRating[]): void {
  const labels = rows.flatMap((row) => row.segments.map((segment) => ({ row, segment })));
  const rated = new Set<Segment>();
  const placed: { row: Row; mark: Segment }[] = [];
  for (const rating of ratings) {
    const above = labels
      .filter(({ row, segment }) => isAbove(row, segment, rating) && !rated.has(segment))
      .sort((a, b) => b.row.y - a.row.y || distance(a.segment, rating) - distance(b.segment, rating))[0];
    const reach = above ? FAR : Number.POSITIVE_INFINITY;
    const beside = labels
      .filter(({ row, segment }) => isBeside(row, segment, rating) && !rated.has(segment))
      .filter(({ segment }) => distance(segment, rating) <= reach)
      .sort(
        (a, b) =>
          heightApart(a.segment, rating) - heightApart(b.segment, rating) ||
          distance(a.segment, rating) - distance(b.segment, rating),
      )[0];
    const label = beside ?? above;
    if (!label || headingSection(label.segment.text) !== null) continue;
    rated.add(label.segment);
    const text = "●".repeat(rating.filled) + "○".repeat(5 - rating.filled);
    const { size, y } = label.segment;
    const mark = { text, start: rating.left, end: rating.right, y, size, bold: false };
    if (!beside) label.segment.text += `\t${text}`;
    else placed.push({ row: label.row, mark });
  }
  for (const { row, mark } of placed) {
    row.segments.push(mark);
    row.segments.sort((a, b) => a.start - b.start);
  }
}

function isBeside(row: Row, segment: Segment, { middle, left, right }: DrawnRating): boolean {
  const inLine = middle <= row.y + 0.35 * segment.size && middle >= row.y - 1.0 * segment.size;
  return inLine && (segment.end <= left + 2 || segment.start >= right - 2);
}

function isAbove(row: Row, segment: Segment, { middle, left, right }: DrawnRating): boolean {
  const overlaps = segment.start < right && segment.end > left - 1;
  return overlaps && middle > row.y && middle <= row.y + BELOW * segment.size;
}

/** How far a rating is above or below the middle of a line, in steps that tell lines apart. */
function heightApart({ y, size }: Segment, { middle }: DrawnRating): number {
  return Math.round((2 * Math.abs(y - 0.35 * size - middle)) / size);
}

/** A label is before its rating more often than behind it. */
function distance(segment: Segment, { left, right }: DrawnRating): number {
  return segment.start < left ? Math.max(0, left - segment.end) : 40 + Math.max(0, segment.start - right);
}
