import type { Matrix } from "./matrix.ts";
import { IDENTITY, multiply, toMatrix } from "./matrix.ts";
import { argument, numberAt, type OperatorList, type Operators } from "./operators.ts";
import type { PageContent } from "./pageContent.ts";
import { shapesOf } from "./shapes.ts";
import { type PdfFont, TextState } from "./textState.ts";

type Handler = (args: unknown) => void;

interface State {
  page: Matrix;
  text: TextState;
  fill: string;
  stroke: string;
  opacity: string;
}

/** Decoration by the thousand is no rating. */
const SHAPES = 4_000;
const DEEPEST = 200;

/** Walks through what a page is painted with and collects its signs and small shapes with their places. */
export class PageWalk {
  readonly content: PageContent = { glyphs: [], turned: [], shapes: [] };
  readonly #ops: Operators;
  readonly #fontOf: (name: string) => PdfFont;
  #state: State;
  readonly #saved: State[] = [];
  readonly #handlers: ReadonlyMap<number, Handler>;

  constructor(ops: Operators, page: Matrix, fontOf: (name: string) => PdfFont) {
    this.#ops = ops;
    this.#fontOf = fontOf;
    this.#state = { page, text: new TextState(), fill: "#000000", stroke: "#000000", opacity: "" };
    this.#handlers = new Map([...this.#handlersOfText(ops), ...this.#handlersOfGraphics(ops)]);
  }

  walk({ fnArray, argsArray }: OperatorList): PageContent {
    for (const [at, operator] of fnArray.entries()) this.#handlers.get(operator)?.(argsArray[at]);
    return this.content;
  }

  #handlersOfText(ops: Operators): [number, Handler][] {
    const text = () => this.#state.text;
    return [
      [ops.showText, (args) => this.#show(argument(args, 0))],
      [ops.moveText, (args) => text().move(numberAt(args, 0), numberAt(args, 1))],
      [ops.setLeadingMoveText, (args) => text().moveByLeading(numberAt(args, 0), numberAt(args, 1))],
      [ops.nextLine, () => text().move(0, -text().leading)],
      [ops.beginText, () => text().setMatrix(IDENTITY)],
      [ops.setTextMatrix, (args) => text().setMatrix(toMatrix(argument(args, 0)) ?? IDENTITY)],
      [
        ops.setFont,
        (args) => text().set({ font: this.#fontOf(String(argument(args, 0))), size: numberAt(args, 1, 1) }),
      ],
      [ops.setCharSpacing, (args) => text().set({ charSpacing: numberAt(args, 0) })],
      [ops.setWordSpacing, (args) => text().set({ wordSpacing: numberAt(args, 0) })],
      [ops.setHScale, (args) => text().set({ scale: numberAt(args, 0, 100) / 100 })],
      [ops.setLeading, (args) => text().set({ leading: numberAt(args, 0) })],
      [ops.setTextRise, (args) => text().set({ rise: numberAt(args, 0) })],
    ];
  }

  #handlersOfGraphics(ops: Operators): [number, Handler][] {
    const fill: Handler = (args) => Object.assign(this.#state, { fill: paintOf(args) });
    const stroke: Handler = (args) => Object.assign(this.#state, { stroke: paintOf(args) });
    return [
      [ops.save, () => this.#save()],
      [ops.restore, () => this.#restore()],
      [ops.paintFormXObjectEnd, () => this.#restore()],
      [ops.transform, (args) => this.#transform(toMatrix(args))],
      [ops.paintFormXObjectBegin, (args) => this.#beginForm(toMatrix(argument(args, 0)))],
      [ops.setFillRGBColor, fill],
      [ops.setFillColorN, fill],
      [ops.setFillTransparent, fill],
      [ops.setStrokeRGBColor, stroke],
      [ops.setStrokeColorN, stroke],
      [ops.setStrokeTransparent, stroke],
      [ops.setGState, (args) => this.#setOpacity(argument(args, 0))],
      [ops.constructPath, (args) => this.#draw(numberAt(args, 0), argument(argument(args, 1), 0))],
    ];
  }

  #save(): void {
    if (this.#saved.length < DEEPEST) this.#saved.push({ ...this.#state, text: this.#state.text.copy() });
  }

  #transform(matrix: Matrix | null): void {
    if (matrix) this.#state.page = multiply(this.#state.page, matrix);
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  #beginForm(matrix: Matrix | null): void {
    this.#save();
    this.#transform(matrix);
  }

  #setOpacity(entries: unknown): void {
    const opacity = (Array.isArray(entries) ? entries : []).find((entry) => argument(entry, 0) === "ca");
    if (opacity !== undefined) this.#state.opacity = String(argument(opacity, 1));
  }

  #show(glyphs: unknown): void {
    const { text, page, fill, opacity } = this.#state;
    const shown = text.show(glyphs, page, `${fill} ${opacity}`);
    (shown.isUpright ? this.content.glyphs : this.content.turned).push(...shown.glyphs);
  }

  #draw(paintOperator: number, path: unknown): void {
    const ops = this.#ops;
    const { page, fill, stroke, opacity } = this.#state;
    const isStroked = paintOperator === ops.stroke || paintOperator === ops.closeStroke;
    if (paintOperator === ops.endPath || this.content.shapes.length > SHAPES) return;
    this.content.shapes.push(...shapesOf(path, page, isStroked ? `line ${stroke}` : `${fill} ${opacity}`));
  }
}

function paintOf(args: unknown): string {
  return Array.isArray(args) ? args.map(String).join(" ").slice(0, 60) : "";
}
