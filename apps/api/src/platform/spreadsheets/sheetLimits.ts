/** What a spreadsheet may cost before it is refused; sizes in bytes, times in milliseconds. */
export const sheetLimits = {
  rows: 100_000,
  columns: 200,
  /** Longer texts are cut; no column takes that much. */
  cellCharacters: 2_000,
  zip: { maxEntries: 1_000, maxTotalBytes: 96 * 1024 * 1024, maxRatio: 150 },
  workers: 2,
  workerTime: 30_000,
  workerHeapMb: 512,
  workerExternalBytes: 384 * 1024 * 1024,
  workerWatchInterval: 100,
  /** Rows that are handed over at once: few milliseconds of work for anyone who takes them. */
  chunk: 1_000,
} as const;
