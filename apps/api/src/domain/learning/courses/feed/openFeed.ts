import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { readRows } from "../../../../platform/spreadsheets/readRows.ts";
import type { NumberedRow } from "./importFeed.ts";
import { jsonRecords } from "./jsonRecords.ts";
import { FEED_COLUMNS, type FeedRow, REQUIRED_COLUMNS } from "./readFeedRow.ts";

/** A file that is no feed; `missing` names columns that it lacks. */
export class FeedError extends Error {
  readonly missing: readonly string[];

  constructor(missing: readonly string[]) {
    super(`the feed lacks ${missing.join(", ")}`);
    this.name = "FeedError";
    this.missing = missing;
  }
}

type Use<T> = (rows: AsyncIterable<NumberedRow>) => Promise<T>;
/** How much of the feed is read, 0–1. */
type Progress = (done: number) => void;

async function* ofJson(path: string, progress: Progress): AsyncGenerator<NumberedRow> {
  const { size } = await stat(path);
  const file = createReadStream(path, "utf8");
  let number = 0;
  for await (const record of jsonRecords(file)) {
    number += 1;
    const given =
      record && FEED_COLUMNS.flatMap((name) => (record[name] == null ? [] : [[name, String(record[name])]]));
    yield { number, row: given && (Object.fromEntries(given) as FeedRow) };
    progress(Math.min(1, file.bytesRead / Math.max(1, size)));
  }
}

function ofSheet<T>(bytes: Uint8Array, progress: Progress, use: Use<T>): Promise<T> {
  return readRows(bytes, ({ total, chunks }) => use(rowsOf(total, chunks, progress)));
}

async function* rowsOf(
  total: number,
  chunks: AsyncIterable<{ number: number; cells: string[] }[]>,
  progress: Progress,
): AsyncGenerator<NumberedRow> {
  let names: string[] | null = null;
  let done = 0;
  for await (const chunk of chunks) {
    for (const { number, cells } of chunk) {
      done += 1;
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
    progress(done / Math.max(1, total));
  }
}

/**
 * Reads a feed for `use`: CSV (comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252) or a workbook with a header, or
 * JSON. Throws {@link FeedError} for a sheet without the required columns.
 */
export async function openFeed<T>(path: string, progress: Progress, use: Use<T>): Promise<T> {
  if (/\.(json|jsonl|ndjson)$/i.test(path)) return use(ofJson(path, progress));
  return ofSheet(await readFile(path), progress, use);
}
