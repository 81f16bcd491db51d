import { Worker } from "node:worker_threads";
import type pg from "pg";
import { AppError } from "../../platform/http/appError.ts";
import type { ErrorFacts } from "../../platform/log/remoteError.ts";
import { RemoteError } from "../../platform/log/remoteError.ts";
import type { MatchEngine } from "./matchEngine.ts";
import { readAhead } from "./readAhead.ts";

export interface EngineRequest {
  number: number;
  method: string;
  args: unknown[];
}

export interface EngineAnswer {
  number: number;
  result?: unknown;
  error?: ErrorFacts;
  /** It failed because the database is away, which passes. */
  isGone?: boolean;
}

const METHODS = [
  "searchSkills",
  "readSearch",
  "linkSkills",
  "proposeFromResume",
  "proposeFromTitle",
  "proposeFromText",
  "requirementsOfText",
  "factsOfText",
  "proposeFromPerson",
  "rankPeople",
  "readyPeople",
  "peopleByName",
  "rankVacancies",
  "bestVacancies",
  "explain",
  "careerMap",
  "skillState",
] as const satisfies (keyof MatchEngine)[];

/**
 * How long a caller waits for an answer before it is told that the server is busy. The first question about a company
 * of hundreds of thousands reads all of it.
 */
const PATIENCE_MS = 60_000;

/**
 * Questions under way: who asks one holds a connection meanwhile, of which others must find some, however long the first
 * question about a company takes.
 */
const ASKING_MAX = 12;
/** Seconds after which a question that was too much is worth another try. */
const ASK_AGAIN = 2;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Starts the engine's worker at the first question and again after it died; what it knows is derived from the rows,
 * so nothing is lost with it. Questions under way when it dies are refused with 503.
 */
export function startMatchEngine(database: pg.PoolConfig): MatchEngine {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function settle(number: number, act: (waiter: Waiting) => void): void {
    const waiter = waiting.get(number);
    if (!waiter) return;
    waiting.delete(number);
    clearTimeout(waiter.timer);
    act(waiter);
  }

  function start(): Worker {
    const started = new Worker(new URL("./matchWorker.ts", import.meta.url), { workerData: { database } });
    started.unref();
    started.on("message", ({ number, result, error, isGone }: EngineAnswer) =>
      settle(number, (waiter) => {
        if (error !== undefined) {
          const cause = new RemoteError(error);
          waiter.reject(isGone ? new AppError("too_busy", { cause, retryAfter: 5 }) : cause);
        } else waiter.resolve(result);
      }),
    );
    const died = (cause?: unknown) => {
      if (worker === started) worker = undefined;
      for (const number of [...waiting.keys()]) {
        settle(number, (waiter) => waiter.reject(new AppError("too_busy", { cause, retryAfter: 2 })));
      }
    };
    started.on("error", died);
    started.on("exit", () => died());
    return started;
  }

  async function ask(method: string, args: unknown[]): Promise<unknown> {
    if (waiting.size >= ASKING_MAX) throw new AppError("too_busy", { retryAfter: ASK_AGAIN });
    worker ??= start();
    const to = worker;
    const number = ++last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => settle(number, (waiter) => waiter.reject(new AppError("too_busy", { retryAfter: 5 }))),
        PATIENCE_MS,
      );
      waiting.set(number, { resolve, reject, timer });
      to.postMessage({ number, method, args } satisfies EngineRequest);
    });
  }

  const engine = Object.fromEntries(
    METHODS.map((method) => [method, (...args: unknown[]) => ask(method, args)]),
  ) as unknown as Omit<MatchEngine, "close">;
  return {
    ...engine,
    ...readAhead(engine, () => worker),
    async close() {
      await worker?.terminate();
    },
  };
}
