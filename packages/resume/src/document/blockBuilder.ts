import type { Block } from "./documentBlocks.ts";

interface Frame {
  blocks: Block[];
  rows: Block[][][];
}

/** Collects text, paragraphs and nested tables from a stream of tags into blocks. */
export class BlockBuilder {
  #frames: Frame[] = [{ blocks: [], rows: [] }];
  #text = "";

  text(text: string): void {
    this.#text += text;
  }

  /** Ends the current paragraph; blank ones are kept, because they separate. */
  paragraph(heading: boolean, bullet: boolean): void {
    const text = this.#text;
    this.#text = "";
    const prefix = bullet && text.trim() !== "" ? "• " : "";
    this.#top().blocks.push({ type: "line", text: prefix + text.trim(), heading });
  }

  /** Ends the current paragraph if it holds any text. */
  flush(heading = false, bullet = false): void {
    if (this.#text.trim() !== "") this.paragraph(heading, bullet);
    this.#text = "";
  }

  openTable(): void {
    this.flush();
    this.#frames.push({ blocks: [], rows: [] });
  }

  openRow(): void {
    this.#top().rows.push([]);
  }

  openCell(): void {
    this.#frames.push({ blocks: [], rows: [] });
  }

  closeCell(): void {
    this.flush();
    if (this.#frames.length < 3) return;
    const cell = this.#frames.pop();
    const rows = this.#top().rows;
    if (rows.length === 0) rows.push([]);
    if (cell) rows.at(-1)?.push(cell.blocks);
  }

  closeTable(): void {
    if (this.#frames.length < 2) return;
    const table = this.#frames.pop();
    if (table) this.#top().blocks.push({ type: "table", rows: table.rows });
  }

  finish(): Block[] {
    this.flush();
    return this.#frames[0]?.blocks ?? [];
  }

  #top(): Frame {
    return this.#frames.at(-1) ?? { blocks: [], rows: [] };
  }
}
