import { Writable } from "node:stream";
import type { AccessRefusal } from "@vaardig/contract/employee-role/employeeRole";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildServer } from "../../app.ts";
import { cleanUp } from "../../cleanUp.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { accountKey } from "../../platform/session/attempts.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { PASSWORD_FOR_TESTS, passwordForTests } from "../../test/passwordForTests.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";

let app: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
beforeAll(async () => {
  app = await buildApp();
});
beforeEach(async () => {
  company = await buildCompany(app.db);
  people = await buildEveryRole(app.db, company);
});
afterAll(() => app.close());

async function signIn(email: string, password = "Wrong-2026!") {
  const body = { email, password, token: await tokenFrom(app) };
  return (await app.ask("POST", "/auth/login", { body })).status;
}

async function activity(query: Record<string, string> = {}, by = people.admin) {
  const answer = await app.as(by).get("/employee_role/activity", query);
  expect(answer.status).toBe(200);
  return answer.body.payload as { data: AccessRefusal[]; total: number };
}

const toldOf = async (query: Record<string, string> = {}) =>
  (await activity(query)).data.map(({ person, kind, count, route }) => [person.id, kind, count, route]);

test("administrators see whose sign-in failed and how often, one entry for each person, kind and day", async () => {
  const person = await buildUser(app.db, company, {
    passwordHash: await passwordForTests(),
    firstName: "Lotte",
  });
  const left = await buildUser(app.db, company, {
    passwordHash: await passwordForTests(),
    status: "deactivated",
  });
  for (let i = 0; i < 3; i++) expect(await signIn(person.email)).toBe(401);
  expect(await signIn(person.email, PASSWORD_FOR_TESTS)).toBe(200);
  expect(await signIn(left.email, PASSWORD_FOR_TESTS)).toBe(403);
  await expect
    .poll(() => toldOf())
    .toEqual([
      [left.id, "sign_in_refused", 1, null],
      [person.id, "sign_in_failed", 3, null],
    ]);
  expect(await toldOf({ kind: "sign_in_refused" })).toHaveLength(1);
  expect(await toldOf({ search_query: "lotte" })).toEqual([[person.id, "sign_in_failed", 3, null]]);
  expect(await toldOf({ search_query: "%" })).toEqual([]);
});

test("a refused call is shown with its pattern, whether the level or the record forbids it", async () => {
  const { employee, hr_manager: hr } = people;
  expect((await app.as(employee).get("/employee_role")).status).toBe(403);
  await expect.poll(() => toldOf()).toEqual([[employee.id, "access_denied", 1, "GET /api/employee_role"]]);
  const promote = { id: hr.id, version: 1, system_role: "admin" };
  expect((await app.as(hr).put("/user", promote)).status).toBe(403);
  await expect
    .poll(() => toldOf())
    .toEqual([
      [hr.id, "access_denied", 1, "PUT /api/user"],
      [employee.id, "access_denied", 1, "GET /api/employee_role"],
    ]);
});

test("a flood of refusals is one row, and every one is counted", async () => {
  const as = app.as(people.employee);
  // As many at once as may wait for the database.
  for (let sent = 0; sent < 200; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => as.get("/employee_role")));
  await expect
    .poll(() => toldOf())
    .toEqual([[people.employee.id, "access_denied", 200, "GET /api/employee_role"]]);
});

test("only administrators read it, of their own company, and nothing but what it takes", async () => {
  const other = await buildUser(app.db, await buildCompany(app.db), { systemRole: "admin" });
  await app.as(people.employee).get("/employee_role");
  await expect.poll(async () => (await activity()).total).toBe(1);
  expect(await activity({}, other)).toEqual({ data: [], total: 0 });
  for (const role of ROLES.filter((one) => one !== "admin"))
    expect((await app.as(people[role]).get("/employee_role/activity")).status, role).toBe(403);
  expect((await app.ask("GET", "/employee_role/activity")).status).toBe(401);
  expect((await app.as(people.admin).get("/employee_role/activity", { kind: "other" })).status).toBe(400);
});

test("it goes with the person, and after ninety days", async () => {
  const person = await buildUser(app.db, company, {
    status: "deactivated",
    passwordHash: await passwordForTests(),
  });
  await signIn(person.email);
  await expect.poll(async () => (await activity()).total).toBe(1);
  const erased = await app.as(people.admin).delete("/employee", {}, { selection: { user_ids: [person.id] } });
  expect(erased.status).toBe(200);
  expect((await activity()).total).toBe(0);
  await app.as(people.employee).get("/employee_role");
  await expect.poll(async () => (await activity()).total).toBe(1);
  const age = (days: number) =>
    acrossCompanies(app.db, (tx) =>
      tx.$client.query("update access_refusals set last_at = now() - $1 * interval '1 day'", [days]),
    );
  await age(89);
  await cleanUp(app.db);
  expect((await activity()).total).toBe(1);
  await age(91);
  await cleanUp(app.db);
  expect((await activity()).total).toBe(0);
});

test("what someone sees of themselves names failed sign-ins", async () => {
  const external = await buildUser(app.db, company, {
    systemRole: "freelancer",
    passwordHash: await passwordForTests(),
  });
  await signIn(external.email);
  await expect.poll(async () => (await activity()).total).toBe(1);
  const { raw } = await app.as(external).get("/account/export");
  expect(JSON.parse(raw.body).refusals).toMatchObject([{ kind: "sign_in_failed", count: 1 }]);
});

test("an address that no one has is in the log alone, keyed", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await buildServer(app.app.services, pino({ level: "info" }, stream) as never);
  try {
    const email = "stranger@example.com";
    const answer = await server.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email, password: "Wrong-2026!", token: await tokenFrom(app) },
    });
    expect(answer.statusCode).toBe(401);
    const { key } = accountKey(app.app.services.secrets, "login", email);
    expect(lines.filter((line) => line.includes(key))).toHaveLength(1);
    expect(lines.join("")).not.toContain(email);
    expect((await activity()).total).toBe(0);
  } finally {
    await server.close();
  }
});
