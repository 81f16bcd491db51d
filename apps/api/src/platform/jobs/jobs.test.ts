import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { acrossCompanies } from "../db/database.ts";
import { type Jobs, startJobs } from "./jobs.ts";
import { CRONTAB } from "./tasks.ts";

const done: unknown[] = [];
const logged: string[] = [];
let database: TestDatabase;
let jobs: Jobs;

const log = new Proxy({} as Parameters<typeof startJobs>[3], {
  get: (_, level) => (message: unknown) => logged.push(`${String(level)} ${String(message)}`),
});

beforeAll(async () => {
  database = await testDatabase();
  const tasks = {
    note: async (payload: unknown) => {
      done.push(payload);
    },
    fail: async () => {
      throw new Error("not today");
    },
    clean_up: async () => undefined,
  };
  jobs = await startJobs(database.db.pool, tasks, CRONTAB, log);
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
    .poll(() => logged.some((line) => line.startsWith("error") && line.includes("not today")))
    .toBe(true);
});
