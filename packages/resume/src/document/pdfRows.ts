/** The part of a text item that the layout needs; points, origin at the bottom left. */
export interface PdfItem {
  str: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
}

/** A stretch of text without a wide gap in it. */
export interface Segment {
  text: string;
  start: number;
  end: number;
  size: number;
}

export interface Row {
  segments: Segment[];
  y: number;
  size: number;
}

/** A gap this many times the font size is more than a space between words. */
const wideGap = 1.4;
const wordGap = 0.18;

/** Groups the items of a page into rows by baseline, top first, each split at its wide gaps. */
export function toRows(items: readonly PdfItem[]): Row[] {
  const visible = items.filter((item) => item.str.trim() !== "").sort((a, b) => b.y - a.y || a.x - b.x);
  const groups: PdfItem[][] = [];
  for (const item of visible) {
    const group = groups.at(-1);
    const first = group?.[0];
    const tolerance = 0.4 * Math.min(item.fontSize, first?.fontSize ?? item.fontSize);
    if (group && first && Math.abs(first.y - item.y) <= tolerance) group.push(item);
    else groups.push([item]);
  }
  return groups.map(toRow);
}

function toRow(items: PdfItem[]): Row {
  const segments: Segment[] = [];
  for (const item of items.sort((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last ? item.x - last.end : 0;
    if (!last || gap > wideGap * Math.max(item.fontSize, 6)) {
      segments.push({ text: item.str, start: item.x, end: item.x + item.width, size: item.fontSize });
      continue;
    }
    if (overprinted(last, item)) continue;
    const space = gap > wordGap * item.fontSize && !/\s$/.test(last.text) && !/^\s/.test(item.str);
    last.text += (space ? " " : "") + item.str;
    last.end = Math.max(last.end, item.x + item.width);
    last.size = Math.max(last.size, item.fontSize);
  }
  return {
    segments,
    y: items[0]?.y ?? 0,
    size: Math.max(...segments.map((segment) => segment.size)),
  };
}

/** Fake bold prints the same text twice with a tiny offset. */
function overprinted(last: Segment, item: PdfItem): boolean {
  return (
    item.x + item.width <= last.end + 1 &&
    item.x < last.end - item.width * 0.8 &&
    last.text.endsWith(item.str)
  );
}
