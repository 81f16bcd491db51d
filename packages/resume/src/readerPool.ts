import { limits } from "./limits.ts";
import { Reader } from "./reader.ts";
import type { ReaderReport } from "./resumeReader.ts";

/** Readers that are started as they are needed, used again after a document that gave no trouble, and let go when idle. */
export class ReaderPool {
  /** Milliseconds a document may take. */
  readonly #timeLimit: number;
  /** Megabytes of heap of a process. */
  readonly #heapMb: number;
  readonly #idle: { reader: Reader; timer: NodeJS.Timeout }[] = [];

  constructor(options: { timeLimit?: number; heapMb?: number } = {}) {
    const { timeLimit = limits.readingTime, heapMb = limits.readerHeapMb } = options;
    this.#timeLimit = timeLimit;
    this.#heapMb = heapMb;
  }

  /** Starts a reader where none is idle, for a document that is on its way. */
  prepare(): void {
    if (this.#idle.length === 0) this.#lay(new Reader(this.#heapMb));
  }

  async read(bytes: Uint8Array): Promise<ReaderReport> {
    const reader = (await this.#take()) ?? new Reader(this.#heapMb);
    let report: ReaderReport | undefined;
    try {
      report = await reader.read(bytes, this.#timeLimit);
      return report;
    } finally {
      if (!report || isTrouble(report)) reader.end();
      else this.#lay(reader);
    }
  }

  async #take(): Promise<Reader | undefined> {
    for (let kept = this.#idle.pop(); kept; kept = this.#idle.pop()) {
      clearTimeout(kept.timer);
      if (await kept.reader.isFit()) return kept.reader;
      kept.reader.end();
    }
    return undefined;
  }

  #lay(reader: Reader): void {
    const timer = setTimeout(() => {
      this.#idle.splice(this.#idle.indexOf(entry), 1);
      reader.end();
    }, limits.readerIdle);
    timer.unref();
    const entry = { reader, timer };
    this.#idle.push(entry);
  }
}

/** What may have left the process in a state that the next document should not meet. */
function isTrouble(report: ReaderReport): boolean {
  return !report.ok && ["timeout", "archive_bomb", "corrupt"].includes(report.reason);
}
