import type pg from "pg";
import type { MatchEngine } from "../domain/matching/matchEngine.ts";
import { readAhead } from "../domain/matching/readAhead.ts";
import { createMethods } from "../domain/matching/worker/engineMethods.ts";
import { openDatabase } from "../platform/db/database.ts";

/**
 * Returns a match engine in the test process, so that each file does not pay for loading a worker. Arguments
 * and results are cloned as between threads; the worker has its own tests.
 */
export function inProcessMatchEngine(database: pg.PoolConfig): MatchEngine {
  const db = openDatabase(database);
  const answers = createMethods(db);
  const engine = Object.fromEntries(
    Object.entries(answers).map(([method, act]) => [
      method,
      async (...args: unknown[]) => structuredClone(await act(...structuredClone(args))),
    ]),
  ) as unknown as Omit<MatchEngine, "close">;
  return { ...engine, ...readAhead(engine, () => answers), close: () => db.close() };
}
