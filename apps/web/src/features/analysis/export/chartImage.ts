import { linesOf } from "../../../ui/charts/linesOf.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Margin around an image, and heights of its title area and legend, in pixels. */
const EDGE = 24;
const HEAD = 64;
const KEYS = 28;
/** Line height of the title, its widest average character, and its narrowest line, in pixels. */
const TITLE = { line: 26, letter: 10.5, narrowest: 280 };
/** File pixels per screen pixel. */
const SCALE = 2;

/** Styles set by style sheets instead of attributes. */
const LOOK = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-opacity",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "visibility",
  "display",
];

/** Text above the image in the file. */
export interface ChartTexts {
  title: string;
  /** Company and date. */
  subtitle: string;
  /** Legend, for several colours. */
  keys?: readonly { label: string; color: string }[];
}

function copyLook(from: Element, to: Element): void {
  const look = getComputedStyle(from);
  for (const name of LOOK) {
    const value = look.getPropertyValue(name);
    if (value) (to as SVGElement).style.setProperty(name, value);
  }
  for (const [at, child] of [...from.children].entries()) {
    const copy = to.children[at];
    if (copy) copyLook(child, copy);
  }
}

/** Splits a title into lines that fit the width of an image. */
export function titleLines(title: string, width: number): string[] {
  return linesOf(title, Math.floor(Math.max(width, TITLE.narrowest) / TITLE.letter));
}

function write(words: string, at: { y: number; size: number; weight: number; color: string; font: string }) {
  const text = document.createElementNS(SVG, "text");
  const { y, size, weight, color, font } = at;
  const says = { x: EDGE, y, "font-size": size, "font-weight": weight, fill: color, "font-family": font };
  for (const [name, value] of Object.entries(says)) text.setAttribute(name, String(value));
  text.textContent = words;
  return text;
}

/** Returns the legend, side by side below the title. */
function keysOf(
  keys: NonNullable<ChartTexts["keys"]>,
  { top, ...look }: { top: number; color: string; font: string },
): Element[] {
  let x = EDGE;
  return keys.flatMap(({ label, color }) => {
    const mark = document.createElementNS(SVG, "rect");
    const says = { x, y: top - 4, width: 12, height: 12, rx: 2, fill: color };
    for (const [name, value] of Object.entries(says)) mark.setAttribute(name, String(value));
    const text = write(label, { ...look, y: top + 6, size: 12, weight: 400 });
    text.setAttribute("x", String(x + 18));
    // Wider than the characters, so that labels never touch.
    x += 18 + label.length * 8 + 16;
    return [mark, text];
  });
}

/** Returns a chart as a standalone SVG document: with computed styles, title and background. */
export function documentOf(
  picture: SVGSVGElement,
  { title, subtitle, keys = [] }: ChartTexts,
  fonts = "",
): SVGSVGElement {
  const { width, height } = picture.getBoundingClientRect();
  const lines = titleLines(title, width);
  const words = HEAD + (lines.length - 1) * TITLE.line;
  const head = words + (keys.length > 0 ? KEYS : 0);
  const page = getComputedStyle(picture.closest(".MuiCard-root") ?? document.body);
  const [font, color] = [page.fontFamily, page.color];
  const whole = document.createElementNS(SVG, "svg");
  const size = { width: width + 2 * EDGE, height: height + head + 2 * EDGE };
  whole.setAttribute("xmlns", SVG);
  for (const [name, value] of Object.entries(size)) whole.setAttribute(name, String(value));
  const style = document.createElementNS(SVG, "style");
  style.textContent = fonts;
  const paper = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ width: "100%", height: "100%", fill: page.backgroundColor }))
    paper.setAttribute(name, value);
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copyLook(picture, copy);
  const place = { x: EDGE, y: EDGE + head, width, height };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  whole.append(
    style,
    paper,
    ...lines.map((line, at) =>
      write(line, { y: EDGE + 16 + at * TITLE.line, size: 18, weight: 600, color, font }),
    ),
    write(subtitle, { y: EDGE + words - 24, size: 12, weight: 400, color, font }),
    ...keysOf(keys, { top: EDGE + words, color, font }),
    copy,
  );
  return whole;
}

async function dataOf(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Returns the page's fonts as inlined rules, because a standalone image cannot load files. */
async function embeddedFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const written = rules.map(async (rule) => {
    const source = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
    if (!source || rule.style.getPropertyValue("unicode-range")) return "";
    const address = new URL(source, rule.parentStyleSheet?.href ?? document.baseURI).href;
    const data = await dataOf(address);
    const [family, weight] = ["font-family", "font-weight"].map((name) => rule.style.getPropertyValue(name));
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  });
  return (await Promise.all(written)).join("");
}

/** Returns a chart as PNG at double size. */
export async function pngOf(picture: SVGSVGElement, words: ChartTexts): Promise<Blob> {
  const whole = documentOf(picture, words, await embeddedFonts());
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(whole))}`;
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Number(whole.getAttribute("width")) * SCALE;
  canvas.height = Number(whole.getAttribute("height")) * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made"))), "image/png"),
  );
}
