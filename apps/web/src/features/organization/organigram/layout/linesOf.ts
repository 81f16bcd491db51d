import { CARD_SIZE, type Layout, type PlacedCard } from "./layoutTree.ts";

/** Distance of an edge from the left side of its column. */
const RAIL = 14;
const BEND = 8;

/** Receives an edge: a canvas, or a writer of path data. */
export type PathWriter = Pick<
  CanvasRenderingContext2D,
  "moveTo" | "lineTo" | "bezierCurveTo" | "quadraticCurveTo"
>;

function curve(pen: PathWriter, from: PlacedCard, to: PlacedCard): void {
  const [x1, y1] = [from.x + CARD_SIZE.width / 2, from.y + CARD_SIZE.height];
  const [x2, y2] = [to.x + CARD_SIZE.width / 2, to.y];
  const middle = (y1 + y2) / 2;
  pen.moveTo(x1, y1);
  pen.bezierCurveTo(x1, middle, x2, middle, x2, y2);
}

/** Draws an edge from the parent down beside a column and into the card from the left. */
function rail(pen: PathWriter, from: PlacedCard, to: PlacedCard): void {
  const [x1, y1] = [from.x + CARD_SIZE.width / 2, from.y + CARD_SIZE.height];
  const x2 = to.x - RAIL;
  const [middle, y2] = [y1 + CARD_SIZE.gapY / 2, to.y + CARD_SIZE.height / 2];
  pen.moveTo(x1, y1);
  pen.bezierCurveTo(x1, middle, x2, middle, x2, y1 + CARD_SIZE.gapY);
  pen.lineTo(x2, y2 - BEND);
  pen.quadraticCurveTo(x2, y2, x2 + BEND, y2);
  pen.lineTo(to.x, y2);
}

/** An area of the drawing, in its units. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Draws the edges that touch an area; all of them without one. */
export function drawLines(pen: PathWriter, { placed, byId }: Layout, area?: Area): void {
  for (const one of placed) {
    const parent = one.parentId === null ? undefined : byId.get(one.parentId);
    if (!parent) continue;
    if (area) {
      const left = Math.min(one.x, parent.x) - RAIL;
      const right = Math.max(one.x, parent.x) + CARD_SIZE.width;
      if (right < area.left || left > area.right) continue;
      if (one.y + CARD_SIZE.height < area.top || parent.y + CARD_SIZE.height > area.bottom) continue;
    }
    (one.stack ? rail : curve)(pen, parent, one);
  }
}

/** Returns all edges of a layout as path data. */
export function linesOf(layout: Layout): string {
  const parts: string[] = [];
  const write =
    (letter: string) =>
    (...numbers: number[]) => {
      parts.push(letter + numbers.join(" "));
    };
  drawLines(
    {
      moveTo: write("M"),
      lineTo: write("L"),
      bezierCurveTo: write("C"),
      quadraticCurveTo: write("Q"),
    },
    layout,
  );
  return parts.join("");
}
