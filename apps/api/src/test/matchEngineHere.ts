import type pg from "pg";
import { openDatabase } from "../platform/db/database.ts";
import type { MatchEngine } from "../platform/matching/matchEngine.ts";
import { readAhead } from "../platform/matching/readAhead.ts";
import { createAnswers } from "../platform/matching/worker/answers.ts";

/**
 * The engine in the tests' own process, where each file would otherwise pay for a worker that reads every module anew;
 * the worker has tests of its own. Questions and answers are copied as they are between threads.
 */
export function matchEngineHere(database: pg.PoolConfig): MatchEngine {
  const db = openDatabase(database);
  const answers = createAnswers(db);
  const engine = Object.fromEntries(
    Object.entries(answers).map(([method, act]) => [
      method,
      async (...args: unknown[]) => structuredClone(await act(...structuredClone(args))),
    ]),
  ) as unknown as Omit<MatchEngine, "close">;
  return { ...engine, ...readAhead(engine, () => answers), close: () => db.close() };
}
