import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { acrossCompanies, openDatabase } from "../platform/db/database.ts";
import { REQUEST_LIMITS, WORK_LIMITS } from "../platform/db/limits.ts";
import { type Answer, buildApp, type TestApp } from "../test/buildApp.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../test/databaseProxy.ts";
import { buildCompany, buildUser, type TestUser } from "../test/factories.ts";

/** Connections of a test's server. */
const CONNECTIONS = 6;

let app: TestApp;
let proxy: DatabaseProxy;
let user: TestUser;

beforeAll(async () => {
  proxy = await startDatabaseProxy(inject("postgres"));
  app = await buildApp(
    { RATE_LIMIT: "100000" },
    { reach: proxy.reach, limits: { answer: 500, connection: 2_000 } },
  );
  user = await buildUser(app.db, await buildCompany(app.db), { systemRole: "admin" });
});
afterAll(async () => {
  await app.close();
  await proxy.close();
});

const read = () => app.as(user).get("/company");
const write = () => app.as(user).post("/department", { name: "Sales" });
const health = async (url: string) => {
  const began = performance.now();
  const { statusCode } = await app.app.inject(url);
  return { statusCode, took: performance.now() - began };
};

function expectBusy({ status, body, raw }: Answer): void {
  expect([status, body.code]).toEqual([503, "too_busy"]);
  expect(Number(raw.headers["retry-after"])).toBeGreaterThan(0);
}

/** Takes every connection and releases them on request. */
async function holdAll(): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const taken: Promise<void>[] = [];
  const held = Array.from({ length: CONNECTIONS }, () => {
    const has = Promise.withResolvers<void>();
    taken.push(has.promise);
    return acrossCompanies(app.db, async () => {
      has.resolve();
      await gate.promise;
    });
  });
  await Promise.all(taken);
  return async () => {
    gate.resolve();
    await Promise.all(held);
  };
}

describe("a database that hangs", () => {
  test("is reported by /readyz within a second, reads and writes end with 503, and all is well once it answers", async () => {
    expect((await read()).status).toBe(200);
    proxy.freeze();
    const asked = [read(), write(), read()];
    for (const statusCode of [503, 503]) {
      const ready = await health("/readyz");
      expect(ready.statusCode).toBe(statusCode);
      expect(ready.took).toBeLessThan(1_000);
    }
    expect((await health("/healthz")).statusCode).toBe(200);
    for (const answer of await Promise.all(asked)) expectBusy(answer);
    proxy.thaw();
    await vi.waitFor(async () => expect((await health("/readyz")).statusCode).toBe(200), 15_000);
    expect((await read()).status).toBe(200);
  });

  test("that takes no connection ends requests too", async () => {
    const letGo = await holdAll();
    proxy.freeze();
    expectBusy(await read());
    proxy.thaw();
    await letGo().catch(() => undefined);
    await vi.waitFor(async () => expect((await read()).status).toBe(200), 15_000);
  });
});

describe("where too many wait for a connection", () => {
  test("the next request is refused at once, health is answered, and those who wait are served", async () => {
    expect((await read()).status).toBe(200);
    const letGo = await holdAll();
    const waiting = Array.from({ length: REQUEST_LIMITS.waiting }, read);
    await vi.waitFor(() => expect(app.db.pool.waitingCount).toBe(REQUEST_LIMITS.waiting), 15_000);
    expectBusy(await read());
    expectBusy(await write());
    expect(app.db.pool.waitingCount).toBe(REQUEST_LIMITS.waiting);
    expect((await health("/healthz")).statusCode).toBe(200);
    expect((await health("/readyz")).statusCode).toBe(200);
    await letGo();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
  });

  test("a stream's look at its session waits, and is not refused", async () => {
    const other = await buildUser(app.db, { id: user.companyId });
    const letGo = await holdAll();
    const waiting = Array.from({ length: REQUEST_LIMITS.waiting }, read);
    await vi.waitFor(() => expect(app.db.pool.waitingCount).toBe(REQUEST_LIMITS.waiting), 15_000);
    const looked = app.app.services.sessions.look(other.companyId, other.sessionId);
    expectBusy(await app.as(other).get("/account"));
    await letGo();
    expect(await looked).toMatchObject({ userId: other.id });
    await Promise.all(waiting);
  });

  test("work in the background is never refused", async () => {
    const work = openDatabase({ ...app.config, max: 1 }, WORK_LIMITS);
    const one = () => acrossCompanies(work, ({ $client }) => $client.query("select 1 as done"));
    const all = await Promise.all(Array.from({ length: REQUEST_LIMITS.waiting * 2 }, one));
    expect(all).toHaveLength(REQUEST_LIMITS.waiting * 2);
    await work.close();
  });
});
