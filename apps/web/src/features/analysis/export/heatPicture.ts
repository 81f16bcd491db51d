const SVG = "http://www.w3.org/2000/svg";
const NAMES = 180;
const HEADS = 172;
const CELL = { width: 48, height: 32, gap: 2 };

function put(parent: Element, kind: "rect" | "text", says: Record<string, string | number>, words = "") {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(says)) element.setAttribute(name, String(value));
  element.textContent = words;
  parent.append(element);
}

const short = (words: string, most: number) => (words.length > most ? `${words.slice(0, most - 1)}…` : words);

/** A heat map, which is a table on the page, as a picture: its cells with their tones, its heads beside them. */
export function heatPicture(table: HTMLTableElement): SVGSVGElement {
  const heads = [...table.querySelectorAll<HTMLElement>("thead th")].slice(1);
  const rows = [...table.querySelectorAll<HTMLElement>("tbody tr")];
  const color = getComputedStyle(table).color;
  const size = {
    width: NAMES + heads.length * CELL.width,
    height: HEADS + rows.length * CELL.height,
  };
  const picture = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries(size)) picture.setAttribute(name, String(value));
  for (const [at, head] of heads.entries()) {
    const [x, y] = [NAMES + at * CELL.width + CELL.width / 2 + 4, HEADS - 8];
    const turned = { x, y, transform: `rotate(-90 ${x} ${y})`, "font-size": 12, fill: color };
    put(picture, "text", turned, short(head.dataset.name ?? "", 22));
  }
  for (const [row, line] of rows.entries()) {
    const y = HEADS + row * CELL.height;
    const middle = y + CELL.height / 2 + 4;
    put(
      picture,
      "text",
      { x: 0, y: middle, "font-size": 13, fill: color },
      short(line.dataset.name ?? "", 24),
    );
    for (const [column, cell] of [...line.querySelectorAll<HTMLElement>("[data-at]")].entries()) {
      const look = getComputedStyle(cell);
      const x = NAMES + column * CELL.width;
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
