import { randomUUID } from "node:crypto";
import type { Endpoint } from "@vaardig/contract/endpoint";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, buildApp, type TestApp } from "../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany } from "../test/factories.ts";
import { storedRows } from "../test/storedRows.ts";

/** The identity provider adds parameters of its own to this address. */
const LOOSE = ["/auth/social/:provider/callback"];
const ABUSES: Request[] = [
  {},
  { query: { surprise: "1" } },
  { query: { id: "not-an-id", user_id: "'; drop table users", page: "-1", size: "1e9" } },
  { body: { surprise: 1 } },
  { body: [] },
  { body: { email: { $ne: null }, id: "\u0000", skills: [null] } },
];

interface Request {
  query?: Record<string, string>;
  body?: unknown;
}

let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  app = await buildApp();
  company = await buildCompany(app.db);
});
afterAll(() => app.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const pathOf = ({ path }: Endpoint) => path.replace(":provider", "google").replace(/:\w+/g, randomUUID());

async function tokenOf(systemRole: Role): Promise<string> {
  return app.as(await buildUser(app.db, company, { systemRole })).token;
}

/** Whether the body of an abuse reaches the endpoint; without one it would be the plain request again. */
const isSent = (endpoint: Endpoint, { body }: Request) =>
  body === undefined || (endpoint.method !== "GET" && endpoint.body !== undefined);

function call(endpoint: Endpoint, request: Request = {}, token?: string): Promise<Answer> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { query, body } = request;
  const sent = isSent(endpoint, request) ? body : undefined;
  return app.ask(endpoint.method, pathOf(endpoint), { headers, ...(query && { query }), body: sent });
}

test("every endpoint is registered once, and none without saying who may call it", () => {
  const names = app.app.endpoints.map(nameOf);
  expect(names.length).toBeGreaterThan(25);
  expect(new Set(names).size).toBe(names.length);
  for (const endpoint of app.app.endpoints)
    expect(endpoint.access === "public" || endpoint.access.length > 0, nameOf(endpoint)).toBe(true);
});

test("without a token and with a role that may not, every call is refused and changes nothing", async () => {
  const tokens = new Map<Role, string>();
  for (const role of ROLES) tokens.set(role, await tokenOf(role));
  // That they were refused is written down, and nothing else.
  const before = await storedRows(app, ["access_refusals"]);
  const wrong: string[] = [];
  for (const endpoint of app.app.endpoints) {
    if (endpoint.access === "public") continue;
    const anonymous = await call(endpoint);
    if (anonymous.status !== 401 || anonymous.body.code !== "session_missing")
      wrong.push(`${nameOf(endpoint)} without`);
    for (const role of ROLES.filter((other) => !endpoint.access.includes(other))) {
      const refused = await call(endpoint, {}, tokens.get(role));
      if (refused.status !== 403 || refused.body.code !== "access_denied")
        wrong.push(`${nameOf(endpoint)} ${role}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await storedRows(app, ["access_refusals"])).toBe(before);
});

test.each(["paused", "canceled"] as const)(
  "a %s company reads, exports, signs out and has its rights, and every other write is refused and changes nothing",
  async (lifecycle) => {
    const resting = await buildCompany(app.db, { lifecycle });
    const tokens = new Map<Role, string>();
    for (const role of ROLES)
      tokens.set(role, app.as(await buildUser(app.db, resting, { systemRole: role })).token);
    const admin = await buildUser(app.db, resting, { systemRole: "admin" });
    expect((await app.as(admin).get("/employee")).status).toBe(200);
    const before = await storedRows(app);
    const allowed: { endpoint: Endpoint; role: Role }[] = [];
    const wrong: string[] = [];
    for (const endpoint of app.app.endpoints) {
      const { access, method, reads, whilePaused } = endpoint;
      if (method === "GET" && (reads || whilePaused)) wrong.push(`${nameOf(endpoint)} is a GET`);
      if (reads && whilePaused) wrong.push(`${nameOf(endpoint)} reads and writes`);
      if (access === "public" || method === "GET") continue;
      for (const role of access) {
        if (reads || whilePaused) {
          allowed.push({ endpoint, role });
          continue;
        }
        const refused = await call(endpoint, {}, tokens.get(role));
        if (refused.status !== 403 || refused.body.code !== "company_paused")
          wrong.push(`${nameOf(endpoint)} ${role}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await storedRows(app)).toBe(before);
    for (const { endpoint, role } of allowed) {
      const { token } = app.as(await buildUser(app.db, resting, { systemRole: role }));
      const { body } = await call(endpoint, {}, token);
      if (body.code === "company_paused") wrong.push(`${nameOf(endpoint)} ${role}`);
    }
    expect(wrong).toEqual([]);
  },
);

test("a suspended company is refused by every endpoint, and gets no data", async () => {
  const suspended = await buildCompany(app.db, { lifecycle: "suspended" });
  const wrong: string[] = [];
  for (const role of ROLES) {
    const { token } = app.as(await buildUser(app.db, suspended, { systemRole: role }));
    for (const endpoint of app.app.endpoints) {
      if (endpoint.access === "public" || !endpoint.access.includes(role)) continue;
      const { status, body } = await call(endpoint, {}, token);
      if (status !== 403 || body.code !== "company_suspended" || body.payload !== undefined)
        wrong.push(`${nameOf(endpoint)} ${role}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("an unknown field is refused by every endpoint that takes any", async () => {
  const wrong: string[] = [];
  for (const endpoint of app.app.endpoints) {
    if (LOOSE.includes(endpoint.path)) continue;
    const roles: (Role | undefined)[] = endpoint.access === "public" ? [undefined] : [...endpoint.access];
    const requests: Request[] = [];
    if (endpoint.query) requests.push({ query: { surprise: "1" } });
    if (endpoint.body) requests.push({ body: { surprise: 1 } });
    for (const role of roles) {
      const token = role && (await tokenOf(role));
      for (const request of requests) {
        const { status, body } = await call(endpoint, request, token);
        const told = Object.values(body.fields ?? {}).some((text) => text.includes("surprise"));
        if (status !== 400 || body.code !== "validation_failed" || !told)
          wrong.push(`${nameOf(endpoint)} ${role ?? "public"} ${JSON.stringify(request)} → ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("no call is answered with a failure of the server", async () => {
  const wrong: string[] = [];
  for (const endpoint of app.app.endpoints) {
    const roles: (Role | undefined)[] = endpoint.access === "public" ? [undefined] : [...endpoint.access];
    for (const role of roles) {
      const token = role && (await tokenOf(role));
      for (const abuse of ABUSES.filter((one) => isSent(endpoint, one))) {
        // A stream that is granted does not end.
        if (endpoint.raw?.includes("text/event-stream") && !abuse.query) continue;
        const { status } = await call(endpoint, abuse, token);
        if (status >= 500)
          wrong.push(`${nameOf(endpoint)} ${role ?? "public"} ${JSON.stringify(abuse)} → ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 180_000);
