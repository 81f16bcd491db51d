import { CARD_SIZE, type Layout } from "../layout/layoutTree.ts";
import { linesOf } from "../layout/linesOf.ts";
import type { Tree } from "../tree/buildTree.ts";

/** Colours of a drawing, from the current theme. */
export interface DrawingColors {
  background: string;
  paper: string;
  text: string;
  secondaryText: string;
  primary: string;
  tint: string;
  hairline: string;
  line: string;
  chart: readonly string[];
}

export type Shape =
  | {
      kind: "rect";
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      fill: string;
      stroke?: string;
    }
  | { kind: "path"; data: string; stroke: string }
  | { kind: "text"; x: number; y: number; text: string; size: number; weight: number; fill: string };

/** A format-independent drawing: sizes in pixels, origin at the top left. */
export interface Drawing {
  width: number;
  height: number;
  title: string;
  shapes: Shape[];
}

interface Options {
  tree: Tree;
  layout: Layout;
  ink: DrawingColors;
  title: string;
  ownId: string | null;
  /** Formats a number of people: "4 people". */
  peopleWords: (count: number) => string;
  /** Returns the width of a text in pixels. */
  measure: (text: string, size: number, weight: number) => number;
}

const MARGIN = 40;
const TITLE = 48;
const PAD = 16;

/** Returns a text shortened to a width, with an ellipsis. */
export function fitText(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = Array.from(text);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(`${letters.slice(0, middle).join("").trimEnd()}…`) <= width) low = middle;
    else high = middle - 1;
  }
  return `${letters.slice(0, low).join("").trimEnd()}…`;
}

/** Returns at most two lines, broken between words where possible; the second ends with an ellipsis. */
export function twoLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const words = text.split(" ");
  let count = words.length - 1;
  while (count > 0 && widthOf(words.slice(0, count).join(" ")) > width) count -= 1;
  if (count === 0) return [fitText(text, width, widthOf)];
  return [words.slice(0, count).join(" "), fitText(words.slice(count).join(" "), width, widthOf)];
}

/** Returns the colours of departments, in order of first appearance. */
export function departmentColors(
  tree: Tree,
  chart: readonly string[],
): (departmentId: string | undefined) => string {
  const order = new Map<string, number>();
  for (const { role } of tree.nodes.values())
    if (role.department && !order.has(role.department.id)) order.set(role.department.id, order.size);
  return (id) => chart[(id === undefined ? 0 : (order.get(id) ?? 0)) % chart.length] ?? "currentColor";
}

/** Returns a drawing of a layout: edges and cards, with the reader's own position marked. */
export function drawOrganigram(options: Options): Drawing {
  const { tree, layout, ink, title, ownId, peopleWords, measure } = options;
  const { bounds, placed } = layout;
  const [dx, dy] = [MARGIN - bounds.x, MARGIN + TITLE - bounds.y];
  const moved = placed.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy }));
  const width = bounds.width + 2 * MARGIN;
  const height = bounds.height + 2 * MARGIN + TITLE;
  const colorOf = departmentColors(tree, ink.chart);
  const shapes: Shape[] = [
    { kind: "rect", x: 0, y: 0, width, height, radius: 0, fill: ink.background },
    { kind: "text", x: MARGIN, y: MARGIN + 20, text: title, size: 20, weight: 600, fill: ink.text },
    {
      kind: "path",
      data: linesOf({ ...layout, placed: moved, byId: new Map(moved.map((one) => [one.id, one])) }),
      stroke: ink.line,
    },
  ];
  for (const { id, x, y } of moved) {
    const role = tree.nodes.get(id)?.role;
    if (!role) continue;
    const isOwn = id === ownId;
    const room = CARD_SIZE.width - 2 * PAD;
    const write = (text: string, line: number, size: number, weight: number, fill: string) =>
      shapes.push({
        kind: "text",
        x: x + PAD,
        y: y + line,
        text: fitText(text, room, (part) => measure(part, size, weight)),
        size,
        weight,
        fill,
      });
    shapes.push({
      kind: "rect",
      x,
      y,
      width: CARD_SIZE.width,
      height: CARD_SIZE.height,
      radius: 8,
      fill: isOwn ? ink.tint : ink.paper,
      stroke: isOwn ? ink.primary : ink.hairline,
    });
    shapes.push({
      kind: "rect",
      x: x + 6,
      y: y + 12,
      width: 3,
      height: CARD_SIZE.height - 24,
      radius: 1.5,
      fill: colorOf(role.department?.id),
    });
    const name = twoLines(role.name, room, (part) => measure(part, 14, 600));
    name.forEach((line, at) => {
      write(line, 28 + 20 * at, 14, 600, ink.text);
    });
    const place = [role.department?.name, role.team?.name].filter(Boolean).join(" · ");
    write(place, 28 + 20 * name.length, 12, 400, ink.secondaryText);
    write(peopleWords(role.people_count), CARD_SIZE.height - 18, 12, 400, ink.secondaryText);
  }
  return { width, height, title, shapes };
}
