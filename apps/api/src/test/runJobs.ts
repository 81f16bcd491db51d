import { Logger, runOnce } from "graphile-worker";
import type { Services } from "../platform/services.ts";
import { buildTasks } from "../tasks.ts";

/** Runs every due job once. */
export async function runJobs(services: Services): Promise<void> {
  await runOnce({
    pgPool: services.db.pool,
    taskList: buildTasks(services),
    noHandleSignals: true,
    concurrency: 1,
    logger: new Logger(() => () => undefined),
  });
}
