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
  /** A process that reads starts in a third of a second; with that no file takes 5 s of its sender. */
  readingTime: 3_500,
  readerStart: 15_000,
  queue: {
    running: 3,
    runningPerCompany: 2,
    runningApplicants: 2,
    runningApplicantsPerCompany: 1,
    waiting: 10,
    waitingBytes: 40 * 1024 * 1024,
    waitingBytesInAll: 120 * 1024 * 1024,
  },
  /** What the process that reads may hold: its heap, and all of its memory where the system tells. */
  readerHeapMb: 256,
  readerBytes: 512 * 1024 * 1024,
  readerWatchInterval: 100,
  /** Seconds of processor time of one process, of which a document takes five at most. */
  readerSeconds: 300,
  /** After so many documents, or holding so many bytes, a process is replaced by a new one. */
  readerDocuments: 50,
  readerKeepsBytes: 192 * 1024 * 1024,
  /** An idle process holds memory; a new one takes a third of a second. */
  readerIdle: 60_000,
  /** Of a scan: pages that are read, pixels of a page's longer side, and what one program may take for it. */
  scanPages: 10,
  scanPixels: 2_400,
  scanSeconds: 60,
  scanKilobytes: 1_500_000,
  /** Recognition takes a processor for seconds, so that scans are read one after the other. */
  scanQueue: {
    running: 2,
    runningPerCompany: 1,
    runningApplicants: 1,
    runningApplicantsPerCompany: 1,
    waiting: 3,
    waitingBytes: 20 * 1024 * 1024,
    waitingBytesInAll: 60 * 1024 * 1024,
  },
  /** Items of skills lists that are looked at, and different phrases that are searched for, per document. */
  listItems: 1_000,
  linkedPhrases: 400,
} as const;
