import PDFDocument from "pdfkit";
import { FONT_FILES, fontRuns, type Weight } from "./fonts.ts";

/** In points. */
const MARGIN = 56;
const BOTTOM = 72;
const LINE = 1.4;

export interface TextOptions {
  x?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  align?: "left" | "right";
  color?: string;
}

type Element = PDFKit.PDFStructureElement;

/** A tagged A4 document, written from top to bottom. */
export class PdfPage {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly width: number;
  y = MARGIN;
  #root: Element;

  constructor(title: string, language: string, author: string) {
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author },
    });
    for (const [weight, files] of Object.entries(FONT_FILES)) {
      this.doc.registerFont(`${weight} basic`, files.basic);
      this.doc.registerFont(`${weight} extended`, files.extended);
    }
    this.width = this.doc.page.width - 2 * MARGIN;
    this.#root = this.doc.struct("Document");
    this.doc.addStructure(this.#root);
  }

  #measure(text: string, weight: Weight, size: number): number {
    return fontRuns(text).reduce((sum, run) => {
      this.doc.font(`${weight} ${run.isBasic ? "basic" : "extended"}`).fontSize(size);
      return sum + this.doc.widthOfString(run.text);
    }, 0);
  }

  /** Splits a text into lines that fit a width; cuts words that are too long. */
  #wrap(text: string, width: number, weight: Weight, size: number): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(/\s+/).flatMap((one) => this.#cut(one, width, weight, size))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && this.#measure(longer, weight, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  #cut(word: string, width: number, weight: Weight, size: number): string[] {
    const parts: string[] = [];
    let rest = word;
    while (this.#measure(rest, weight, size) > width && rest.length > 1) {
      let count = rest.length - 1;
      while (count > 1 && this.#measure(rest.slice(0, count), weight, size) > width) count -= 1;
      parts.push(rest.slice(0, count));
      rest = rest.slice(count);
    }
    return [...parts, rest];
  }

  #draw(line: string, at: { x: number; y: number }, options: Required<TextOptions>): void {
    const { weight, size, align, width, color } = options;
    let x = align === "right" ? at.x + width - this.#measure(line, weight, size) : at.x;
    for (const run of fontRuns(line)) {
      this.doc
        .font(`${weight} ${run.isBasic ? "basic" : "extended"}`)
        .fontSize(size)
        .fillColor(color)
        .text(run.text, x, at.y, { lineBreak: false });
      x += this.doc.widthOfString(run.text);
    }
  }

  /** Returns the height that `write` would use for a text. */
  heightOf(text: string, { width = this.width, size = 10, weight = "regular" }: TextOptions = {}): number {
    return this.#wrap(text, width, weight, size).length * size * LINE;
  }

  /** Starts a new page when less height is left. */
  need(height: number): void {
    if (this.y + height <= this.doc.page.height - BOTTOM) return;
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** Draws a text at the current height as one element of `parent`, without moving on. Returns its height. */
  put(type: string, text: string, options: TextOptions = {}, parent: Element = this.#root): number {
    const { x = this.left, width = this.width, size = 10, weight = "regular", align = "left" } = options;
    const full = { x, width, size, weight, align, color: options.color ?? "#14201A" };
    const lines = this.#wrap(text, width, weight, size);
    const top = this.y;
    parent.add(
      this.doc.struct(type, {}, () => {
        lines.forEach((line, index) => {
          this.#draw(line, { x, y: top + index * size * LINE }, full);
        });
      }),
    );
    return lines.length * size * LINE;
  }

  /** Writes a paragraph and moves below it. */
  write(type: string, text: string, options: TextOptions = {}): void {
    this.need(this.heightOf(text, options));
    this.y += this.put(type, text, options);
  }

  /** Adds an element that contains others, such as a table. */
  group(type: string, parent: Element = this.#root): Element {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Draws a hairline, marked as decoration so that screen readers skip it. */
  rule(): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    this.doc
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .lineWidth(0.5)
      .strokeColor("#DDE4DF")
      .stroke();
    this.doc.endMarkedContent();
  }

  async end(): Promise<Buffer> {
    const parts: Buffer[] = [];
    const whole = new Promise<Buffer>((resolve, reject) => {
      this.doc.on("data", (part: Buffer) => parts.push(part));
      this.doc.on("end", () => resolve(Buffer.concat(parts)));
      this.doc.on("error", reject);
    });
    this.#root.end();
    this.doc.end();
    return whole;
  }
}
