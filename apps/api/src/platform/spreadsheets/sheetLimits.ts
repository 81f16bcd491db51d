/** Limits beyond which a spreadsheet is refused; sizes in bytes, times in milliseconds. */
export const sheetLimits = {
  rows: 100_000,
  columns: 200,
  /** Longer texts are truncated; no column accepts that much. */
  cellCharacters: 2_000,
  zip: { maxEntries: 1_000, maxTotalBytes: 96 * 1024 * 1024, maxRatio: 150 },
  workers: 2,
  workerTime: 30_000,
  workerHeapMb: 512,
  workerExternalBytes: 384 * 1024 * 1024,
  workerWatchInterval: 100,
  /** Rows per chunk: a few milliseconds of work for the receiver. */
  chunk: 1_000,
} as const;
