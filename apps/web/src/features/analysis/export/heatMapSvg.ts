const SVG = "http://www.w3.org/2000/svg";
/**
 * Minimum width of the name column, minimum height of the header row, and padding beside a name, in pixels.
 */
const LEAST = { names: 180, heads: 172, beside: 16 };
/** Font sizes, and the widest average character as a share of the font size. */
const TEXT = { name: 13, head: 12, letter: 0.66 };
const CELL = { width: 48, height: 32, gap: 2 };

function put(parent: Element, kind: "rect" | "text", says: Record<string, string | number>, words = "") {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(says)) element.setAttribute(name, String(value));
  element.textContent = words;
  parent.append(element);
}

const nameOf = (element: HTMLElement) => element.dataset.name ?? "";

/** Returns the width in pixels of the longest name. */
function roomFor(named: readonly HTMLElement[], size: number, least: number): number {
  const longest = Math.max(0, ...named.map((one) => nameOf(one).length));
  return Math.max(least, Math.ceil(longest * size * TEXT.letter) + LEAST.beside);
}

/** Returns a heat map, which is a table on the page, as SVG: cells with their colours, and headers. */
export function heatMapSvg(table: HTMLTableElement): SVGSVGElement {
  const heads = [...table.querySelectorAll<HTMLElement>("thead th")].slice(1);
  const rows = [...table.querySelectorAll<HTMLElement>("tbody tr")];
  const color = getComputedStyle(table).color;
  const left = roomFor(rows, TEXT.name, LEAST.names);
  const top = roomFor(heads, TEXT.head, LEAST.heads);
  const size = {
    width: left + heads.length * CELL.width,
    height: top + rows.length * CELL.height,
  };
  const picture = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries(size)) picture.setAttribute(name, String(value));
  for (const [at, head] of heads.entries()) {
    const [x, y] = [left + at * CELL.width + CELL.width / 2 + 4, top - 8];
    const turned = { x, y, transform: `rotate(-90 ${x} ${y})`, "font-size": TEXT.head, fill: color };
    put(picture, "text", turned, nameOf(head));
  }
  for (const [row, line] of rows.entries()) {
    const y = top + row * CELL.height;
    const middle = y + CELL.height / 2 + 4;
    put(picture, "text", { x: 0, y: middle, "font-size": TEXT.name, fill: color }, nameOf(line));
    for (const [column, cell] of [...line.querySelectorAll<HTMLElement>("[data-at]")].entries()) {
      const look = getComputedStyle(cell);
      const x = left + column * CELL.width;
      const [width, height] = [CELL.width - CELL.gap, CELL.height - CELL.gap];
      put(picture, "rect", { x, y, width, height, rx: 4, fill: look.backgroundColor });
      const text = {
        x: x + width / 2,
        y: middle,
        "text-anchor": "middle",
        "font-size": 12,
        fill: look.color,
      };
      put(picture, "text", text, cell.textContent ?? "");
    }
  }
  return picture;
}
