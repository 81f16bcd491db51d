import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { logLines } from "../../test/logLines.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { acrossCompanies } from "../db/database.ts";
import { type Jobs, startJobs } from "./jobs.ts";
import { releaseDeadWorkers } from "./workerLocks.ts";

const done: unknown[] = [];
const { log, lines } = logLines();
const waiting = deferred();
let database: TestDatabase;
let jobs: Jobs;
/** How many connections are still refused. */
let refused = 0;

/** A job that says when it began, and ends when it is let go. */
function deferred() {
  const [began, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return { began: began.resolve, hasBegun: began.promise, ends: ends.promise, letGo: ends.resolve };
}

beforeAll(async () => {
  database = await testDatabase();
  const tasks = {
    note: async (payload: unknown) => {
      done.push(payload);
    },
    fail: async () => {
      throw new RangeError("not today");
    },
    wait: async () => {
      waiting.began();
      await waiting.ends;
    },
    clean_up: async () => undefined,
  };
  const { pool } = database.db;
  const connect = pool.connect.bind(pool);
  vi.spyOn(pool, "connect").mockImplementation((callback?: Parameters<typeof connect>[0]) => {
    if (callback) return connect(callback);
    if (refused === 0) return connect();
    refused -= 1;
    return Promise.reject(new Error("write EPIPE"));
  });
  jobs = await startJobs(pool, tasks, "17 * * * * clean_up", log);
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

const add = (task: string, payload: Record<string, unknown>, options?: Parameters<Jobs["add"]>[3]) =>
  acrossCompanies(database.db, (tx) => jobs.add(tx, task, payload, options));

test("a job runs when its transaction is committed, and not when it is rolled back", async () => {
  const lost = acrossCompanies(database.db, async (tx) => {
    await jobs.add(tx, "note", { number: 1 });
    throw new Error("no");
  });
  await expect(lost).rejects.toThrow("no");
  await add("note", { number: 2 });
  await expect.poll(() => done).toEqual([{ number: 2 }]);
});

test("a key keeps the last of several, and a later time is waited for", async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  await add("note", { number: 3 }, { key: "same", runAt });
  await add("note", { number: 4 }, { key: "same", runAt });
  const { rows } = await database.db.pool.query("select key, attempts, run_at from graphile_worker.jobs");
  expect(rows).toEqual([{ key: "same", attempts: 0, run_at: runAt }]);
});

test("a failure is logged as one", async () => {
  await add("fail", {});
  await expect
    .poll(() => lines().find(({ level, task }) => level === 50 && task === "fail"))
    .toMatchObject({
      msg: expect.stringMatching(/^Failed task \d+ \(fail, /),
      err: {
        cause: {
          class: "RangeError",
          stack: expect.arrayContaining([expect.stringContaining("jobs.test.ts")]),
        },
      },
    });
});

test("a job that ends while the database is away is done once, and its server continues", async () => {
  await add("wait", {});
  await waiting.hasBegun;
  expect(await releaseDeadWorkers(database.db.pool), "another server leaves it alone").toBe(0);
  refused = 3;
  waiting.letGo();
  const left = () =>
    database.db.pool.query("select attempts from graphile_worker.jobs where task_identifier = 'wait'");
  await expect.poll(async () => (await left()).rows, { timeout: 10_000 }).toEqual([]);
  expect(refused).toBe(0);
});
