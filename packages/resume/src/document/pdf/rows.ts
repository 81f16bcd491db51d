import { markRatings } from "./glyphRatings.ts";
import { joinGlyphs } from "./joinGlyphs.ts";
import { letterSpacing } from "./letterSpacing.ts";
import type { Glyph } from "./pageContent.ts";

/** A stretch of text without a wide gap in it. */
export interface Segment {
  text: string;
  start: number;
  end: number;
  /** The baseline of its first sign. */
  y: number;
  size: number;
  bold: boolean;
}

export interface Row {
  segments: Segment[];
  /** Edges of the table with drawn lines that it crosses: between them it reads from left to right. */
  table?: { left: number; right: number };
  /** The baseline; points, downwards. */
  y: number;
  size: number;
}

/** Of the font size: a wider gap is more than a space between words. */
const WIDE_GAP = 1.1;
const SAME_LINE = 0.4;
/** Signs closer than this that look the same are printed twice for weight. */
const OVERPRINT = 0.15;
/** A chunk of one font ends at a gap that no letter spacing has. */
const CHUNK_GAP = 2.5;

/** Groups the signs of a page into rows by baseline, top first, each split at its wide gaps and where `edgesAt` says that cells end. */
export function toRows(glyphs: readonly Glyph[], edgesAt: (y: number) => number[] = () => []): Row[] {
  const lines: Glyph[][] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.y - b.y || a.start - b.start)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const tolerance = SAME_LINE * Math.min(glyph.size, first?.size ?? glyph.size);
    if (line && first && glyph.y - first.y <= tolerance) line.push(glyph);
    else lines.push([glyph]);
  }
  return lines.flatMap((line) => toRow(line, edgesAt) ?? []);
}

function toRow(line: readonly Glyph[], edgesAt: (y: number) => number[]): Row | null {
  const [first] = line;
  const edges = edgesAt((first?.y ?? 0) - 0.3 * (first?.size ?? 0));
  const glyphs = markRatings(withoutOverprints(line.toSorted((a, b) => a.start - b.start)));
  const cells = Map.groupBy(glyphs, ({ start, end }) => cellOf((start + end) / 2, edges));
  const segments = [...cells.values()].flatMap(segmentsOf);
  if (segments.length === 0) return null;
  return { segments, y: first?.y ?? 0, size: Math.max(...segments.map((segment) => segment.size)) };
}

/** The number of the cell in which an x lies. */
export function cellOf(x: number, edges: readonly number[]): number {
  return edges.filter((edge) => edge <= x).length;
}

function segmentsOf(glyphs: readonly Glyph[]): Segment[] {
  const segments: Segment[] = [];
  let end = -Infinity;
  for (const chunk of chunksOf(glyphs)) {
    const spacing = letterSpacing(chunk);
    for (const part of splitWide(chunk, WIDE_GAP + 1.3 * spacing.gap)) {
      const first = part.find((glyph) => !glyph.isSpace);
      if (!first) continue;
      const gap = (first.start - end) / first.size;
      const last = segments.at(-1);
      const text = joinGlyphs(part, spacing);
      const isBold = part.every((glyph) => glyph.isSpace || glyph.bold);
      if (last && gap <= WIDE_GAP) {
        last.text += betweenChunks(gap, part, last.bold && !isBold) + text;
        last.size = Math.max(last.size, first.size);
        last.bold &&= isBold;
      } else segments.push({ text, start: first.start, end: 0, y: first.y, size: first.size, bold: isBold });
      end = Math.max(...part.filter((glyph) => !glyph.isSpace).map((glyph) => glyph.end));
      const segment = segments.at(-1);
      if (segment) segment.end = end;
    }
  }
  return segments;
}

/** Words in bold at the beginning of a line are a label or a title: what follows stands apart. */
function betweenChunks(gap: number, next: readonly Glyph[], endsBold: boolean): string {
  if (gap <= 0.18 && !next[0]?.isSpace) return "";
  return endsBold ? "\t" : " ";
}

function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  for (const glyph of glyphs) {
    const isTwice = kept
      .slice(-6)
      .some(
        (other) => other.text === glyph.text && Math.abs(other.start - glyph.start) < OVERPRINT * glyph.size,
      );
    if (!isTwice || glyph.isSpace) kept.push(glyph);
  }
  return kept;
}

/** Signs of one font without a very wide gap; spaces go with what is before them. */
function chunksOf(glyphs: readonly Glyph[]): Glyph[][] {
  const chunks: Glyph[][] = [];
  let previous: Glyph | undefined;
  for (const glyph of glyphs) {
    const isNext =
      !previous ||
      (!glyph.isSpace &&
        (glyph.font !== previous.font || glyph.start - previous.end > CHUNK_GAP * glyph.size));
    if (isNext) chunks.push([glyph]);
    else chunks.at(-1)?.push(glyph);
    if (!glyph.isSpace) previous = glyph;
  }
  return chunks;
}

function splitWide(chunk: readonly Glyph[], widest: number): Glyph[][] {
  const parts: Glyph[][] = [[]];
  let end: number | null = null;
  for (const glyph of chunk) {
    if (!glyph.isSpace) {
      if (end !== null && glyph.start - end > widest * glyph.size) parts.push([]);
      end = Math.max(end ?? -Infinity, glyph.end);
    }
    parts.at(-1)?.push(glyph);
  }
  return parts;
}
