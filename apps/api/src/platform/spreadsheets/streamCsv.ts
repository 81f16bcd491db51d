import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { utf16Of } from "@vaardig/resume/document/decodeText";
import { CsvError, parse } from "csv-parse";
import { openCsv } from "./openCsv.ts";
import { sheetKind } from "./sheetKind.ts";
import { sheetLimits } from "./sheetLimits.ts";
import type { SheetRow } from "./sheetRow.ts";
import { tidyCell } from "./tidyCell.ts";
import { UnreadableSheetError } from "./unreadableSheetError.ts";

/** Number of characters in which the delimiter is detected. */
const BEGINNING = 20_000;

/** Returns the first bytes of a file, which identify its type. */
export async function firstBytesOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8_192), 0, 8_192, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* textOf(path: string, progress: (done: number) => void): AsyncGenerator<string> {
  const { size } = await stat(path);
  const encoding = utf16Of(await firstBytesOf(path)) ?? ((await isUtf8(path)) ? "utf-8" : "windows-1252");
  const decoder = new TextDecoder(encoding);
  const file = createReadStream(path);
  for await (const chunk of file) {
    yield decoder.decode(chunk as Buffer, { stream: true });
    progress(Math.min(1, file.bytesRead / Math.max(1, size)));
  }
  yield decoder.decode();
}

/** Yields texts with the first ones joined until they suffice to detect the delimiter. */
async function* withBeginning(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let beginning: string | null = "";
  for await (const chunk of chunks) {
    if (beginning === null) yield chunk;
    else {
      beginning += chunk;
      if (beginning.length < BEGINNING) continue;
      yield beginning;
      beginning = null;
    }
  }
  if (beginning) yield beginning;
}

/**
 * Yields the non-empty rows of a CSV file one by one, of any length: comma, semicolon or tab; UTF-8, UTF-16
 * or Windows-1252. Throws {@link UnreadableSheetError}.
 */
export async function* streamCsv(path: string, progress: (done: number) => void): AsyncGenerator<SheetRow> {
  if (sheetKind(await firstBytesOf(path)) !== "csv")
    throw new UnreadableSheetError("unsupported_type", "not text");
  const texts = withBeginning(textOf(path, progress));
  const first = await texts.next();
  if (first.done) throw new UnreadableSheetError("empty", "no rows");
  const { hasStated, body, options } = openCsv(first.value);
  const rest = async function* () {
    yield body;
    yield* texts;
  };
  const source = Readable.from(rest());
  const parser = parse(options);
  source.on("error", (error) => parser.destroy(error));
  // The line with the delimiter counts as a row in every spreadsheet program.
  let number = hasStated ? 1 : 0;
  try {
    for await (const record of source.pipe(parser)) {
      number += 1;
      const cells = (record as string[]).slice(0, sheetLimits.columns).map(tidyCell);
      if (cells.some((cell) => cell !== "")) yield { number, cells };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableSheetError("corrupt", error.code);
    throw error;
  } finally {
    source.destroy();
  }
}
