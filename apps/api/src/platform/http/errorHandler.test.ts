import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";

let app: TestApp;
let admin: TestUser;
let client: pg.Client;
beforeAll(async () => {
  app = await buildApp();
  admin = await buildUser(app.db, await buildCompany(app.db), { systemRole: "admin" });
  client = new pg.Client(app.admin);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

test("a request whose connection to the database ends may be tried again, and the next one is answered", async () => {
  const read = () => app.as(admin).get("/company");
  expect((await read()).status).toBe(200);
  await client.query("begin; lock table companies in access exclusive mode");
  const asked = read();
  // Ends the connection that waits for the table, in the middle of its request.
  await vi.waitFor(async () => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(1);
  });
  const answer = await asked;
  expect(answer).toMatchObject({ status: 503, body: { success: false, code: "too_busy" } });
  expect(Number(answer.raw.headers["retry-after"])).toBeGreaterThan(0);
  await client.query("rollback");
  expect((await read()).status).toBe(200);
});
