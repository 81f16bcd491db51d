import type { listCompanies } from "@vaardig/contract/companies/companies";
import type { Payload } from "@vaardig/contract/endpoint";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let staff: TestUser;
let people: Record<Role, TestUser>;

beforeAll(async () => {
  test = await buildApp();
  const platform = await buildCompany(test.db, { kind: "platform", name: "Platform" });
  staff = await buildUser(test.db, platform, { systemRole: "staff" });
  const zephyr = await buildCompany(test.db, {
    name: "Zephyr",
    lifecycle: "trialing",
    trialEndsAt: new Date("2030-01-31T00:00:00Z"),
  });
  await buildCompany(test.db, { name: "amber", lifecycle: "suspended", industry: "Glass 100%" });
  await buildCompany(test.db, { name: "Birch", lifecycle: "active" });
  people = await buildEveryRole(test.db, zephyr);
  for (const status of ["invited", "unconfirmed", "awaiting_approval", "deactivated"] as const) {
    await buildUser(test.db, zephyr, { status });
  }
});
afterAll(() => test.close());

async function list(query: Record<string, string | number> = {}) {
  const answer = await test.as(staff).get("/companies", query);
  expect(answer.status).toBe(200);
  return answer.body.payload as Payload<typeof listCompanies>;
}

const names = (payload: Payload<typeof listCompanies>) => payload.data.map((company) => company.name);

describe("GET companies", () => {
  it("lists customers by name whatever their case, never the platform's own row", async () => {
    const payload = await list();
    expect(names(payload)).toEqual(["amber", "Birch", "Zephyr"]);
    expect(payload.total).toBe(3);
  });

  it("counts active employees, managers, HR managers, admins and moderators as seats", async () => {
    const payload = await list({ search_query: "zéphyr" });
    expect(payload.data).toMatchObject([
      { name: "Zephyr", seats: 5, state: "trialing", trial_ends_at: "2030-01-31T00:00:00.000Z" },
    ]);
    expect((await list({ search_query: "amber" })).data).toMatchObject([{ seats: 0, trial_ends_at: null }]);
  });

  it("filters by state", async () => {
    expect(names(await list({ state: "suspended" }))).toEqual(["amber"]);
    expect(await list({ state: "paused" })).toEqual({ data: [], total: 0 });
  });

  it("searches literally in name, slug and industry", async () => {
    expect(names(await list({ search_query: "100%" }))).toEqual(["amber"]);
    expect(names(await list({ search_query: "%" }))).toEqual(["amber"]);
    expect(names(await list({ search_query: "_" }))).toEqual([]);
  });

  it("pages", async () => {
    expect(await list({ size: 2, page: 1 })).toMatchObject({ data: [{ name: "Zephyr" }], total: 3 });
    expect(await list({ size: 2, page: 5 })).toEqual({ data: [], total: 3 });
  });

  it.each<Record<string, string | number>>([
    { state: "asleep" },
    { size: 101 },
    { page: -1 },
    { surprise: 1 },
  ])("refuses %j", async (query) => {
    expect((await test.as(staff).get("/companies", query)).status).toBe(400);
  });

  it.each(ROLES.filter((role) => role !== "staff"))("refuses %s", async (role) => {
    expect((await test.as(people[role]).get("/companies")).body).toMatchObject({ code: "access_denied" });
  });

  it("refuses without a session", async () => {
    expect((await test.ask("GET", "/companies")).status).toBe(401);
  });
});
