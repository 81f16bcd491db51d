import { once } from "node:events";
import type { Socket } from "node:net";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser } from "../../test/factories.ts";
import { logLines } from "../../test/logLines.ts";
import { rawConnection } from "../../test/rawConnection.ts";
import { solveBotCheck } from "../../test/solveBotCheck.ts";

const LIMIT = 5;

let app: TestApp;
let logs: ReturnType<typeof logLines>;
beforeEach(async () => {
  logs = logLines();
  app = await buildApp({ RATE_LIMIT: String(LIMIT) }, { log: logs.log });
});
afterEach(() => app.close());

async function statusesOf(call: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < LIMIT + 2; count += 1) statuses.push(await call());
  return statuses;
}
const limited = (status: number) => [...Array.from({ length: LIMIT }, () => status), 429, 429];
const inject = async (url: string) => (await app.app.inject({ url })).statusCode;

test("calls that are refused for want of a session are counted", async () => {
  expect(await statusesOf(async () => (await app.ask("GET", "/company")).status)).toEqual(limited(401));
});

test("calls that are refused for want of the right are counted", async () => {
  const employee = app.as(await buildUser(app.db, await buildCompany(app.db)));
  expect(await statusesOf(async () => (await employee.get("/employee/export")).status)).toEqual(limited(403));
});

test.each([["/api/nowhere"], ["/"], ["/careers/nobody"]])("%s is counted, health is not", async (url) => {
  const first = await inject(url);
  const statuses = await statusesOf(() => inject(url));
  expect(statuses.slice(0, LIMIT - 1)).toEqual(Array.from({ length: LIMIT - 1 }, () => first));
  expect(statuses.slice(LIMIT - 1)).toEqual([429, 429, 429]);
  for (const path of ["/healthz", "/readyz"])
    for (const status of await statusesOf(() => inject(path))) expect(status).toBe(200);
  const { headers, body } = await app.ask("GET", "/company").then(({ raw, body }) => ({ ...raw, body }));
  expect(body).toMatchObject({ code: "too_many_requests" });
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});

test("a page's files have a budget of their own, which ends too", async () => {
  expect(await statusesOf(() => inject("/static/app.js"))).not.toContain(429);
  expect((await app.ask("GET", "/company")).status).toBe(401);
  const statuses: number[] = [];
  while (statuses.length < LIMIT * 5) statuses.push(await inject("/static/app.js"));
  expect(statuses.at(-1)).toBe(429);
});

/** Calls, goes away while the database makes the call wait, and answers once the call has ended. */
async function giveUp(lock: string, request: string): Promise<void> {
  const client = new pg.Client(app.admin);
  await client.connect();
  try {
    await client.query(`begin; lock table ${lock} in access exclusive mode`);
    const accepted = once(app.app.server, "connection");
    const { socket } = await rawConnection(app);
    const [served] = (await accepted) as [Socket];
    socket.write(request);
    await vi.waitFor(async () => {
      const { rowCount } = await client.query("select 1 from pg_locks where not granted");
      expect(rowCount).toBeGreaterThan(0);
    });
    const gone = once(served, "close");
    socket.resetAndDestroy();
    await gone.catch(() => undefined);
  } finally {
    await client.query("rollback");
    await client.end();
  }
}

test("a client that gives up leaves no line of an error, whatever its call waits for", async () => {
  const { token } = app.as(await buildUser(app.db, await buildCompany(app.db)));
  const answers = () =>
    logs.lines().filter(({ msg }) => msg === "refused" || msg === "request completed").length;
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  await giveUp("sessions", `GET /api/company HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
  const challenge = await app.ask("GET", "/auth/challenge");
  const before = answers();
  const body = JSON.stringify({
    email: "nobody@example.com",
    password: "Wrong-1234",
    token: await solveBotCheck(challenge.body),
  });
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  await giveUp("bot_checks", `${head}\r\n\r\n${body}`);
  await vi.waitFor(() => expect(answers()).toBeGreaterThan(before));
  expect(logs.lines().filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
