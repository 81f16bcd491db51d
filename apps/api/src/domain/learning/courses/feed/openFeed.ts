import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { readRows } from "../../../../platform/spreadsheets/readRows.ts";
import { sheetKind } from "../../../../platform/spreadsheets/sheetKind.ts";
import type { SheetRow } from "../../../../platform/spreadsheets/sheetRow.ts";
import { firstBytesOf, streamCsv } from "../../../../platform/spreadsheets/streamCsv.ts";
import type { NumberedRow } from "./importFeed.ts";
import { jsonRecords } from "./jsonRecords.ts";
import { jsonRow } from "./jsonRow.ts";
import { FEED_COLUMNS, type FeedRow, REQUIRED_COLUMNS } from "./readFeedRow.ts";

/** Thrown for a file that is no feed; `missing` lists the missing columns. */
export class FeedError extends Error {
  readonly missing: readonly string[];

  constructor(missing: readonly string[]) {
    super(`the feed lacks ${missing.join(", ")}`);
    this.name = "FeedError";
    this.missing = missing;
  }
}

type Use<T> = (rows: AsyncIterable<NumberedRow>) => Promise<T>;
/** Receives the fraction of the feed that was read, 0–1. */
type Progress = (done: number) => void;

async function* ofJson(path: string, progress: Progress): AsyncGenerator<NumberedRow> {
  const { size } = await stat(path);
  const file = createReadStream(path, "utf8");
  let number = 0;
  for await (const record of jsonRecords(file)) {
    number += 1;
    yield { number, row: record && jsonRow(record) };
    progress(Math.min(1, file.bytesRead / Math.max(1, size)));
  }
}

/** Yields the rows below the header. Throws {@link FeedError} when columns are missing. */
async function* underHeader(rows: AsyncIterable<SheetRow>): AsyncGenerator<NumberedRow> {
  let names: string[] | null = null;
  for await (const { number, cells } of rows) {
    if (names === null) {
      names = cells.map((cell) => cell.trim().toLowerCase());
      const missing = REQUIRED_COLUMNS.filter((name) => !names?.includes(name));
      if (missing.length > 0) throw new FeedError(missing);
      continue;
    }
    const pairs = names.flatMap((name, at) =>
      FEED_COLUMNS.some((known) => known === name) ? [[name, cells[at] ?? ""]] : [],
    );
    yield { number, row: Object.fromEntries(pairs) as FeedRow };
  }
}

async function* counted(
  total: number,
  chunks: AsyncIterable<SheetRow[]>,
  progress: Progress,
): AsyncGenerator<SheetRow> {
  let done = 0;
  for await (const chunk of chunks) {
    yield* chunk;
    done += chunk.length;
    progress(done / Math.max(1, total));
  }
}

/**
 * Reads a feed for `use`: CSV (comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252) with a header and JSON
 * row by row, a workbook within the limits of sheets. Throws {@link FeedError} for a sheet without the
 * required columns.
 */
export async function openFeed<T>(path: string, progress: Progress, use: Use<T>): Promise<T> {
  if (/\.(json|jsonl|ndjson)$/i.test(path)) return use(ofJson(path, progress));
  if (sheetKind(await firstBytesOf(path)) === "csv") return use(underHeader(streamCsv(path, progress)));
  return readRows(await readFile(path), ({ total, chunks }) =>
    use(underHeader(counted(total, chunks, progress))),
  );
}
