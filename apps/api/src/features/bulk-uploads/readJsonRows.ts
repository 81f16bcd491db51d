import { Readable } from "node:stream";
import { decodeText } from "@vaardig/resume/document/decodeText";
import { jsonRecords } from "../../domain/learning/courses/feed/jsonRecords.ts";
import { jsonRow } from "../../domain/learning/courses/feed/jsonRow.ts";
import { FEED_COLUMNS } from "../../domain/learning/courses/feed/readFeedRow.ts";
import type { SheetRows } from "../../platform/spreadsheets/readRows.ts";
import { sheetLimits } from "../../platform/spreadsheets/sheetLimits.ts";
import type { SheetRow } from "../../platform/spreadsheets/sheetRow.ts";
import { tidyCell } from "../../platform/spreadsheets/tidyCell.ts";
import { UnreadableSheetError } from "../../platform/spreadsheets/unreadableSheetError.ts";

/** Characters per chunk, so that other work gets its turn in between. */
const PIECE = 64 * 1024;

/** Returns the text of a JSON file; null when it is none. */
export function jsonText(bytes: Uint8Array): string | null {
  const text = decodeText(bytes)?.replace(/^\uFEFF/, "") ?? "";
  return /^\s*[[{]/.test(text) ? text : null;
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

function* chunksOf(rows: readonly SheetRow[]): Generator<SheetRow[]> {
  for (let at = 0; at < rows.length; at += sheetLimits.chunk) yield rows.slice(at, at + sheetLimits.chunk);
}

/**
 * Reads a JSON file of courses as rows of a sheet, with the columns' keys as header. Throws {@link
 * UnreadableSheetError}.
 */
export async function readJsonRows<T>(text: string, use: (rows: SheetRows) => Promise<T>): Promise<T> {
  const rows: SheetRow[] = [{ number: 0, cells: [...FEED_COLUMNS] }];
  for await (const record of jsonRecords(Readable.from(piecesOf(text)))) {
    const row = record ? jsonRow(record) : {};
    rows.push({ number: rows.length, cells: FEED_COLUMNS.map((key) => tidyCell(row[key] ?? "")) });
    if (rows.length > sheetLimits.rows + 1) throw new UnreadableSheetError("too_many_rows");
  }
  const chunks = async function* () {
    yield* chunksOf(rows);
  };
  return use({ total: rows.length, chunks: chunks() });
}
