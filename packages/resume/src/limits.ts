/** What a document may cost before it is refused; sizes in bytes, times in milliseconds. */
export const limits = {
  bytes: 10 * 1024 * 1024,
  pages: 60,
  /** No résumé is longer; text beyond this would keep the linker busy for minutes. */
  characters: 250_000,
  /** Longer lines are broken, because patterns cost more than their length. */
  lineCharacters: 800,
  zip: { maxEntries: 2_000, maxTotalBytes: 60 * 1024 * 1024, maxRatio: 120 },
  pdfStreamBytes: 40 * 1024 * 1024,
  pdfTotalBytes: 160 * 1024 * 1024,
  workers: 2,
  workerTime: 20_000,
  workerHeapMb: 256,
  /** Typed arrays live outside the heap limit of a worker, so they are watched separately. */
  workerExternalBytes: 384 * 1024 * 1024,
  workerWatchInterval: 100,
  /** Items of skills lists that are looked at, and different phrases that are searched for, per document. */
  listItems: 1_000,
  linkedPhrases: 400,
} as const;
