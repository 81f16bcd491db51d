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

export interface EngineResponse {
  number: number;
  result?: unknown;
  error?: ErrorFacts;
  /** The failure is temporary: the database is unavailable. */
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
  "bestOpenJobs",
  "explain",
  "careerMap",
  "skillState",
  "countSkills",
  "singlePoints",
] as const satisfies (keyof MatchEngine)[];

/**
 * How long a caller waits before it gets a busy error. The first request for a company of hundreds of
 * thousands loads all of it.
 */
const PATIENCE_MS = 60_000;

/**
 * Limit of concurrent requests: each holds a database connection meanwhile, and others must still find one
 * however long the first request for a company takes.
 */
const ASKING_MAX = 12;
/** In seconds, for the `Retry-After` header of a refused request. */
const ASK_AGAIN = 2;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Starts the engine's worker at the first request, and again after it died; its state is derived from the
 * database, so nothing is lost. Pending requests fail with 503 when it dies.
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
    started.on("message", ({ number, result, error, isGone }: EngineResponse) =>
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
