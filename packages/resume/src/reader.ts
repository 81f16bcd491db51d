import type { ChildProcess } from "node:child_process";
import { limits } from "./limits.ts";
import { ReaderBusyError } from "./readerBusyError.ts";
import { startReaderProcess } from "./readerProcess.ts";
import { residentBytes } from "./residentBytes.ts";
import type { ReaderReport } from "./resumeReader.ts";

/** A process that reads one document after the other until one gives it trouble. */
export class Reader {
  readonly #process: ChildProcess;
  readonly #ready: Promise<boolean>;
  #documents = 0;
  #ended = false;

  constructor(heapMb: number) {
    this.#process = startReaderProcess(heapMb);
    this.#ready = new Promise((resolve) => {
      const timer = setTimeout(resolve, limits.readerStart, false);
      const settle = (started: boolean) => {
        clearTimeout(timer);
        resolve(started);
      };
      this.#process.once("message", () => settle(true));
      for (const failure of ["exit", "error"] as const)
        this.#process.on(failure, () => {
          this.#ended = true;
          settle(false);
        });
    });
    this.#hold(false);
  }

  /**
   * What the process says of a document, or why it was stopped. It may not be asked again before that. Throws
   * {@link ReaderBusyError} when the process does not start.
   */
  async read(bytes: Uint8Array, timeLimit: number): Promise<ReaderReport> {
    this.#hold(true);
    try {
      if (!(await this.#ready)) throw new ReaderBusyError("no process starts");
      this.#documents += 1;
      return await this.#ask(bytes, timeLimit);
    } finally {
      this.#hold(false);
    }
  }

  async #ask(bytes: Uint8Array, timeLimit: number): Promise<ReaderReport> {
    const { promise, resolve } = Promise.withResolvers<ReaderReport>();
    const refuse = (reason: "timeout" | "corrupt" | "archive_bomb", detail: string) =>
      resolve({ ok: false, reason, detail });
    // It ends itself with a signal when its heap overflows.
    const ended = (_: unknown, signal: string | null) =>
      signal === null ? refuse("corrupt", "ended early") : refuse("archive_bomb", signal);
    const timer = setTimeout(() => refuse("timeout", `${timeLimit} ms`), timeLimit);
    const watch = setInterval(async () => {
      if ((await this.#bytes()) > limits.readerBytes) refuse("archive_bomb", "too much memory");
    }, limits.readerWatchInterval);
    this.#process.once("message", resolve).once("exit", ended);
    this.#process.send(bytes, (error) => error && refuse("corrupt", error.name));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      this.#process.off("message", resolve).off("exit", ended);
    }
  }

  /** Whether the next document may have this process: it lives, is not old and gave back what it took. */
  async isFit(): Promise<boolean> {
    if (this.#documents >= limits.readerDocuments) return false;
    return (await this.#bytes()) < limits.readerKeepsBytes && !this.#ended;
  }

  /** Ends the process, whatever it is at. */
  end(): void {
    this.#ended = true;
    this.#process.kill("SIGKILL");
  }

  #bytes(): Promise<number> {
    return residentBytes(this.#process.pid);
  }

  /** An idle one does not keep the server from ending. */
  #hold(held: boolean): void {
    for (const handle of [this.#process, this.#process.channel]) held ? handle?.ref() : handle?.unref();
  }
}
