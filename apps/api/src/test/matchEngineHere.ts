import type pg from "pg";
import type { MatchEngine } from "../domain/matching/matchEngine.ts";
import { readAhead } from "../domain/matching/readAhead.ts";
import { createAnswers } from "../domain/matching/worker/answers.ts";
import { openDatabase } from "../platform/db/database.ts";

/**
 * The engine in the tests' own process, where each file would otherwise pay for a worker that reads every module again;
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
