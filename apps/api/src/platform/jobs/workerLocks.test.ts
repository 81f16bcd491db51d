import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { acrossCompanies } from "../db/database.ts";
import { enqueueOnly } from "./jobs.ts";
import { releaseDeadWorkers, WorkerLocks } from "./workerLocks.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test("a job of a worker that is no more goes back to the queue, one of a living worker does not", async () => {
  const { db } = database;
  const { pool } = db;
  await acrossCompanies(db, async (tx) => {
    for (const key of ["dead", "alive"]) await enqueueOnly().add(tx, "note", {}, { key });
  });
  await pool.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-' || key",
  );
  const locks = new WorkerLocks(pool);
  await locks.hold("worker-alive");
  expect(await releaseDeadWorkers(pool)).toBe(1);
  const held = () =>
    pool.query("select locked_by as by from graphile_worker._private_jobs where locked_by is not null");
  expect((await held()).rows).toEqual([{ by: "worker-alive" }]);
  await locks.close();
  // The lock ends with its connection, of which the server hears a moment later.
  await expect.poll(() => releaseDeadWorkers(pool)).toBe(1);
  expect((await held()).rows).toEqual([]);
});
