import type { CompanySecurity } from "@vaardig/contract/company/security";
import { afterAll, beforeAll, expect, test as it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { addTotp, confirmSession } from "../../test/withFactors.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildApp();
});
afterAll(() => test.close());

async function cast() {
  const company = await buildCompany(test.db);
  const person = (systemRole: TestUser["systemRole"]) => buildUser(test.db, company, { systemRole });
  return {
    admin: await person("admin"),
    employee: await person("employee"),
    external: await person("freelancer"),
  };
}
const rule = (admin: TestUser, body: object) => test.as(admin).put("/company/security", body);
const missing = async (who: TestUser) =>
  ((await test.as(who).get("/auth/session")).body.payload as { second_factor: object | null }).second_factor;

it("a required factor gives a grace with its date, and is about the company's own people", async () => {
  const { admin, employee, external } = await cast();
  const { body } = await rule(admin, { second_factor: true, grace_days: 7 });
  const { second_factor_from: from, ...counts } = body.payload as CompanySecurity;
  expect(Math.round((Date.parse(from ?? "") - Date.now()) / 86_400_000)).toBe(7);
  expect(counts).toEqual({ people: 2, protected_people: 0 });
  expect((await rule(admin, { second_factor: true })).body.payload).toMatchObject({
    second_factor_from: from,
  });
  expect(await missing(employee)).toEqual({ due_at: from, overdue: false });
  expect(await missing(external)).toBeNull();
  expect((await test.as(employee).get("/candidate")).status).toBe(200);
  await addTotp(test, employee);
  expect(await missing(employee)).toBeNull();
  expect((await test.as(admin).get("/company/security")).body.payload).toMatchObject({ protected_people: 1 });
});

it("after the grace nothing but the set-up can be called, and everything again with a factor", async () => {
  const { admin, employee, external } = await cast();
  await addTotp(test, admin);
  await rule(admin, { second_factor: true, grace_days: 0 });
  for (const call of [test.as(employee).get("/candidate"), test.as(employee).put("/user", {})])
    expect((await call).body.code).toBe("second_factor_setup_required");
  expect(await missing(employee)).toMatchObject({ overdue: true });
  for (const path of [
    "/account",
    "/account/security",
    "/account/sessions",
    "/account/confirmation",
    "/company",
  ])
    expect((await test.as(employee).get(path)).status, path).toBe(200);
  expect((await test.as(external).get("/candidate")).status).toBe(200);
  await addTotp(test, employee);
  expect((await test.as(employee).get("/candidate")).status).toBe(200);
});

it("the last factor stays while one is required", async () => {
  const { admin } = await cast();
  await addTotp(test, admin);
  await rule(admin, { second_factor: true, grace_days: 30 });
  await confirmSession(test, admin);
  const refused = await test.as(admin).delete("/account/totp");
  expect([refused.status, refused.body.code]).toEqual([409, "factor_needed"]);
  expect((await rule(admin, { second_factor: false })).body.payload).toMatchObject({
    second_factor_from: null,
  });
  expect((await test.as(admin).delete("/account/totp")).status).toBe(200);
});

it("administrators alone read and set it", async () => {
  const { admin, employee } = await cast();
  expect((await test.as(employee).get("/company/security")).status).toBe(403);
  expect((await rule(employee, { second_factor: true })).status).toBe(403);
  expect((await rule(admin, { second_factor: "yes" })).status).toBe(400);
  expect((await rule(admin, { second_factor: true, grace_days: 3 })).status).toBe(400);
  expect((await test.ask("GET", "/company/security")).status).toBe(401);
});
