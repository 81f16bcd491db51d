import { parentPort, workerData } from "node:worker_threads";
import type pg from "pg";
import { openDatabase } from "../../platform/db/database.ts";
import { isDatabaseGone } from "../../platform/db/isDatabaseGone.ts";
import { WORK_LIMITS } from "../../platform/db/limits.ts";
import { errorFacts } from "../../platform/log/errorFacts.ts";
import { LoggableError } from "../../platform/log/loggableError.ts";
import type { EngineRequest, EngineResponse } from "./startMatchEngine.ts";
import { createMethods } from "./worker/engineMethods.ts";

const { database } = workerData as { database: pg.PoolConfig };

/** Loading a whole company may take longer than a request's query. */
const LOAD_TIMEOUT_MS = 60_000;
const limits = { ...WORK_LIMITS, statement: LOAD_TIMEOUT_MS, answer: LOAD_TIMEOUT_MS + 1_000 };

const answers = createMethods(openDatabase(database, limits));

async function answer({ number, method, args }: EngineRequest): Promise<EngineResponse> {
  const act = answers[method];
  if (!act) return { number, error: errorFacts(new LoggableError(`the engine has no ${method}`)) };
  try {
    return { number, result: await act(...args) };
  } catch (error) {
    return { number, error: errorFacts(error), isGone: isDatabaseGone(error) };
  }
}

parentPort?.on("message", (request: EngineRequest) => {
  void answer(request).then((result) => parentPort?.postMessage(result));
});
