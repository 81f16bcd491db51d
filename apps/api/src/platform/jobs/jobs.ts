import { EventEmitter } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import { makeWorkerUtils, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import type { Tx } from "../db/database.ts";
import { jobLogger, plainFailures } from "./jobLogger.ts";
import { patientPool } from "./patientPool.ts";
import { releaseDeadWorkers, WorkerLocks } from "./workerLocks.ts";

/** Background jobs in the same database: enqueued in the transaction that causes them, run at least once. */
export interface Jobs {
  add(
    tx: Tx,
    task: string,
    payload: Record<string, unknown>,
    options?: { runAt?: Date; key?: string },
  ): Promise<void>;
  stop(): Promise<void>;
}

/** Adds a background job in `tx`; it disappears with a rollback and never runs before the commit. */
async function addJob(
  tx: Tx,
  task: string,
  payload: Record<string, unknown>,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await tx.$client.query(
    "select graphile_worker.add_job($1, payload => $2::json, run_at => coalesce($3, now()), job_key => $4, max_attempts => 12)",
    [task, JSON.stringify(payload), options.runAt ?? null, options.key ?? null],
  );
}

/** Creates or updates the queue's own tables. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: pool });
  try {
    await utils.migrate();
  } finally {
    await utils.release();
  }
}

/** Starts processing the queue with `tasks`, and runs those of `crontab` at their times. */
export async function startJobs(
  pool: Pool,
  tasks: TaskList,
  crontab: string,
  log: FastifyBaseLogger,
): Promise<Jobs> {
  await releaseDeadWorkers(pool);
  const locks = new WorkerLocks(pool);
  const events: WorkerEvents = new EventEmitter();
  // A job is locked in the name of the whole worker pool.
  events.on("pool:create", ({ workerPool }) => {
    locks.hold(workerPool.id).catch((error: unknown) => log.warn({ err: error }, "the workers have no lock"));
  });
  const patience = patientPool(pool);
  const runner: Runner = await run({
    pgPool: patience.pool,
    events,
    taskList: plainFailures(tasks),
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    logger: jobLogger(log),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, "the job runner stopped"));
  return {
    add: addJob,
    async stop() {
      patience.giveUp();
      await runner.stop();
      await locks.close();
    },
  };
}

/** Returns a queue that only enqueues; another process runs the jobs. */
export function enqueueOnly(): Jobs {
  return { add: addJob, stop: async () => undefined };
}
