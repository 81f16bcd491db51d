import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { sheetKind } from "./sheetKind.ts";
import { sheetLimits } from "./sheetLimits.ts";
import type { SheetRow } from "./sheetRow.ts";
import { tidyCell } from "./tidyCell.ts";
import { UnreadableSheetError, type UnreadableSheetReason } from "./unreadableSheetError.ts";

/** Reports of the worker: the number of rows, the rows in chunks on demand, or a refusal. */
export type SheetReport =
  | { kind: "total"; total: number }
  | { kind: "rows"; rows: SheetRow[] }
  | { kind: "end" }
  | { kind: "refused"; reason: UnreadableSheetReason; detail: string };

function tidy(rows: string[][]): SheetRow[] {
  const kept: SheetRow[] = [];
  for (const [index, row] of rows.entries()) {
    const cells = row.slice(0, sheetLimits.columns).map(tidyCell);
    if (cells.some((cell) => cell !== "")) kept.push({ number: index + 1, cells });
  }
  return kept;
}

/** Loads only the required reader: the other costs as much as reading a small file. */
function readerOf(kind: "csv" | "xlsx"): (bytes: Uint8Array) => Promise<string[][]> {
  if (kind === "csv") return async (bytes) => (await import("./readCsv.ts")).readCsv(bytes);
  return async (bytes) => (await import("./readXlsx.ts")).readXlsx(bytes);
}

async function read(bytes: Uint8Array): Promise<SheetRow[]> {
  const rows = await readerOf(sheetKind(bytes))(bytes);
  const kept = tidy(rows);
  if (kept.length === 0) throw new UnreadableSheetError("empty", "no rows");
  if (kept.length > sheetLimits.rows + 1) throw new UnreadableSheetError("too_many_rows");
  return kept;
}

function handOver(port: MessagePort, rows: SheetRow[]): void {
  const tell = (report: SheetReport) => port.postMessage(report);
  let at = 0;
  // One chunk per request: the receiver controls how many are in its memory.
  port.on("message", () => {
    if (at >= rows.length) return tell({ kind: "end" });
    tell({ kind: "rows", rows: rows.slice(at, at + sheetLimits.chunk) });
    at += sheetLimits.chunk;
  });
  tell({ kind: "total", total: rows.length });
}

async function run(port: MessagePort, bytes: Uint8Array): Promise<void> {
  try {
    handOver(port, await read(bytes));
  } catch (error) {
    const known = error instanceof UnreadableSheetError;
    const reason = known ? error.reason : "corrupt";
    const detail = known ? error.detail : error instanceof Error ? error.name : "unknown";
    port.postMessage({ kind: "refused", reason, detail } satisfies SheetReport);
  }
}

if (parentPort && workerData instanceof Uint8Array) await run(parentPort, workerData);
