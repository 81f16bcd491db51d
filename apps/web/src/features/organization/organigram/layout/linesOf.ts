import { CARD, type Layout, type Placed } from "./layoutTree.ts";

/** How far left of a column its line runs. */
const RAIL = 14;
const BEND = 8;

function curve(from: Placed, to: Placed): string {
  const [x1, y1] = [from.x + CARD.width / 2, from.y + CARD.height];
  const [x2, y2] = [to.x + CARD.width / 2, to.y];
  const middle = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}

/** From the parent to the line beside a column, down to the card and in from the left. */
function rail(from: Placed, to: Placed): string {
  const [x1, y1] = [from.x + CARD.width / 2, from.y + CARD.height];
  const x2 = to.x - RAIL;
  const [top, y2] = [y1 + CARD.gapY, to.y + CARD.height / 2];
  return `M${x1} ${y1}C${x1} ${y1 + CARD.gapY / 2} ${x2} ${y1 + CARD.gapY / 2} ${x2} ${top}V${y2 - BEND}Q${x2} ${y2} ${x2 + BEND} ${y2}H${to.x}`;
}

/** All lines of a layout as the data of one path. */
export function linesOf({ placed, byId }: Layout): string {
  const lines: string[] = [];
  for (const one of placed) {
    const parent = one.parentId === null ? undefined : byId.get(one.parentId);
    if (parent) lines.push(one.stack ? rail(parent, one) : curve(parent, one));
  }
  return lines.join("");
}
