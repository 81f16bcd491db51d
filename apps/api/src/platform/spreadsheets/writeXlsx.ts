import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { limitConcurrency } from "@vaardig/resume/limitConcurrency";
import { sheetLimits } from "./sheetLimits.ts";

/** Up to this many rows, building a workbook is faster than starting a worker. */
const FEW_ROWS = 500;

const workerUrl = new URL("./workbookWorker.ts", import.meta.url);
const inTurn = limitConcurrency(sheetLimits.workers);

async function buildAside(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const worker = new Worker(workerUrl, { workerData: rows, execArgv: [], env: {} });
  try {
    const [bytes] = await once(worker, "message");
    return Buffer.from(bytes);
  } finally {
    await worker.terminate();
  }
}

/**
 * Returns rows, header first, as an Excel file with one sheet of texts; formulas are neutralized. Many rows
 * are written in a worker, two files at a time, so that the server keeps responding.
 */
export async function writeXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  if (rows.length > FEW_ROWS) return inTurn(() => buildAside(rows));
  // Loaded with the first file: most servers write none.
  const { buildWorkbook } = await import("./buildWorkbook.ts");
  return buildWorkbook(rows);
}
