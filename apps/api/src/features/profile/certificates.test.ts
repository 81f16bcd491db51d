import type { Certificate } from "@vaardig/contract/profile/certificates";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
let person: TestUser;
let outsider: TestUser;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  person = await buildUser(test.db, company);
  outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
});
afterAll(() => test.close());

const one = (answer: { body: { payload?: unknown } }) => answer.body.payload as Certificate;
const vca = {
  name: "VCA VOL",
  issuer: "SSVV",
  number: "A-1",
  issued_on: "2024-03-01",
  expires_on: "2034-03-01",
};

it("is added, changed on its version, listed latest first and deleted", async () => {
  const added = one(await test.as(person).post("/certificate", vca));
  expect(added).toMatchObject({ ...vca, user_id: person.id, can: ["edit", "delete"] });
  const bare = one(await test.as(person).post("/certificate", { name: "Rijbewijs B" }));
  expect(bare).toMatchObject({ issuer: null, number: null, issued_on: null, expires_on: null });
  const { id, version } = added;
  const changed = one(await test.as(person).put("/certificate", { id, version, number: "" }));
  expect(changed).toMatchObject({ ...vca, number: null, version: 2 });
  expect(await test.as(person).put("/certificate", { id, version, number: "B" })).toMatchObject({
    status: 409,
    body: { code: "stale_version" },
  });
  const list = (await test.as(person).get("/certificate")).body.payload;
  expect(list).toMatchObject({
    total: 2,
    can: ["add"],
    data: [{ name: "VCA VOL" }, { name: "Rijbewijs B" }],
  });
  expect((await test.as(person).delete("/certificate", { id })).status).toBe(200);
  expect((await test.as(person).get("/certificate")).body.payload).toMatchObject({ total: 1 });
});

it("is refused when it expires before it was issued, or has no name", async () => {
  for (const body of [
    { ...vca, expires_on: "2023-01-01" },
    { ...vca, name: " " },
  ]) {
    expect((await test.as(person).post("/certificate", body)).status).toBe(400);
  }
  const { id, version } = one(await test.as(person).post("/certificate", vca));
  const early = await test.as(person).put("/certificate", { id, version, expires_on: "2020-01-01" });
  expect(early).toMatchObject({ status: 400, body: { fields: { expires_on: expect.any(String) } } });
});

it("is there once: the same name, number and days are refused", async () => {
  const owner = await buildUser(test.db, company);
  await test.as(owner).post("/certificate", vca);
  const again = await test.as(owner).post("/certificate", { ...vca, name: "vca vol" });
  expect(again).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
  const other = one(await test.as(owner).post("/certificate", { ...vca, number: "A-2" }));
  const { id, version } = other;
  expect((await test.as(owner).put("/certificate", { id, version, number: "A-1" })).status).toBe(400);
  const both = await Promise.all([1, 2].map(() => test.as(owner).post("/certificate", { name: "EHBO" })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it("is a private record: refused to colleagues, not found for other companies, and asks for a session", async () => {
  const { id, version } = one(await test.as(person).post("/certificate", { ...vca, number: "A-2" }));
  const colleague = await buildUser(test.db, company);
  for (const [by, status] of [
    [colleague, 403],
    [outsider, 404],
  ] as const) {
    expect((await test.as(by).get("/certificate", { user_id: person.id })).status).toBe(status);
    expect((await test.as(by).post("/certificate", { ...vca, user_id: person.id })).status).toBe(status);
    expect((await test.as(by).put("/certificate", { id, version, name: "X" })).status).toBe(status);
    expect((await test.as(by).delete("/certificate", { id })).status).toBe(status);
  }
  expect((await test.ask("GET", "/certificate")).status).toBe(401);
});
