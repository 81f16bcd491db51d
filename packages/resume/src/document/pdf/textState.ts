import { apply, IDENTITY, type Matrix, multiply } from "./matrix.ts";
import type { Glyph } from "./pageContent.ts";

/** What the page's program says of the font that is set. */
export interface PdfFont {
  name: string;
  bold: boolean;
  /** Width of a thousandth of the font's own units. */
  unit: number;
}

interface RawGlyph {
  unicode?: unknown;
  width?: unknown;
  isSpace?: unknown;
  originalCharCode?: unknown;
}

const STEEP = 0.3;
/** Fonts of signs whose letters mean nothing: their glyphs count as signs without a name. */
const signFont = /awesome|icon|wingdings|webdings|dingbats|fontello|glyphicons|academicons/i;
const NAMELESS = 0xf0000;

type Setting = "font" | "size" | "charSpacing" | "wordSpacing" | "scale" | "leading" | "rise";

/** The part of the graphics state that places text; copied when the state is saved. */
export class TextState {
  font: PdfFont = { name: "", bold: false, unit: 0.001 };
  size = 1;
  charSpacing = 0;
  wordSpacing = 0;
  scale = 1;
  leading = 0;
  rise = 0;
  line: Matrix = IDENTITY;
  text: Matrix = IDENTITY;

  copy(): TextState {
    return Object.assign(new TextState(), this);
  }

  set(values: Partial<Pick<TextState, Setting>>): void {
    Object.assign(this, values);
  }

  setMatrix(matrix: Matrix): void {
    this.line = matrix;
    this.text = matrix;
  }

  moveByLeading(x: number, y: number): void {
    this.leading = -y;
    this.move(x, y);
  }

  move(x: number, y: number): void {
    this.setMatrix(multiply(this.line, [1, 0, 0, 1, x, y]));
  }

  /** Places the glyphs of one show-text operator and moves on behind them; steep lines come back as not upright. */
  show(glyphs: unknown, page: Matrix, paint: string): { glyphs: Glyph[]; isUpright: boolean } {
    const placed: Glyph[] = [];
    const base = multiply(page, this.text);
    const isUpright = Math.abs(base[1]) <= STEEP * Math.abs(base[0]) && base[0] * this.size > 0;
    let x = 0;
    for (const raw of Array.isArray(glyphs) ? glyphs : []) {
      if (typeof raw === "number") {
        x -= (raw * this.size * this.scale) / 1000;
        continue;
      }
      if (typeof raw !== "object" || raw === null) continue;
      const { width, unicode, isSpace, originalCharCode } = raw as RawGlyph;
      const advance = (typeof width === "number" ? width : 0) * this.size * this.font.unit * this.scale;
      const text = this.#nameOf(unicode, originalCharCode);
      placed.push(this.#place({ text, x, advance, base, paint, isUpright }));
      const spacing = this.charSpacing + (isSpace === true ? this.wordSpacing : 0);
      x += advance + spacing * this.scale;
    }
    this.text = multiply(this.text, [1, 0, 0, 1, x, 0]);
    return { glyphs: placed, isUpright };
  }

  #nameOf(unicode: unknown, code: unknown): string {
    const text = typeof unicode === "string" ? unicode : "";
    const isNameless = text === "" || (signFont.test(this.font.name) && /^[\p{L}\p{N}]$/u.test(text));
    const number = typeof code === "number" ? code : 0;
    return isNameless ? String.fromCodePoint(NAMELESS + (number % 0xfff0)) : text;
  }

  #place(at: {
    text: string;
    x: number;
    advance: number;
    base: Matrix;
    paint: string;
    isUpright: boolean;
  }): Glyph {
    const start = apply(at.base, at.x, this.rise);
    const end = apply(at.base, at.x + at.advance, this.rise);
    const height = Math.hypot(at.base[2], at.base[3]) * Math.abs(this.size);
    // A line that runs upwards is read as if the page were turned to it.
    const isUpwards = at.base[1] < 0;
    const [from, to, y] = at.isUpright
      ? [start.x, end.x, start.y]
      : isUpwards
        ? [-start.y, -end.y, start.x]
        : [start.y, end.y, -start.x];
    return {
      text: at.text,
      start: Math.min(from, to),
      end: Math.max(from, to),
      y,
      size: height,
      font: `${this.font.name} ${height.toFixed(1)}`,
      bold: this.font.bold,
      paint: at.paint,
      isSpace: at.text.trim() === "",
    };
  }
}
