import type { listCompanyMoves } from "@vaardig/contract/companies/customerLifecycle";
import type { Customer } from "@vaardig/contract/companies/customers";
import type { Payload } from "@vaardig/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";

let test: TestApp;
let staff: TestUser;

beforeAll(async () => {
  test = await buildApp();
  const platform = await buildCompany(test.db, { kind: "platform", name: "Platform" });
  staff = await buildUser(test.db, platform, { systemRole: "staff", firstName: "Sam", lastName: "Staff" });
});
afterAll(() => test.close());

const DAY_MS = 24 * 3_600_000;
const customerIn = (answer: Answer) => answer.body.payload as Customer;
const post = (company: { id: string }, move: string, body: Record<string, unknown>) =>
  test.as(staff).post(`/companies/${company.id}/${move}`, body);
const moves = async ({ id }: { id: string }, query = {}) => {
  const { body } = await test.as(staff).get(`/companies/${id}/moves`, query);
  return body.payload as Payload<typeof listCompanyMoves>;
};
async function trialing(): Promise<{ company: TestCompany; admin: TestUser; ends: Date }> {
  const ends = new Date(Date.now() + 5 * DAY_MS);
  const company = await buildCompany(test.db, { lifecycle: "trialing", trialEndsAt: ends });
  return { company, ends, admin: await buildUser(test.db, company, { systemRole: "admin" }) };
}

describe("extending a trial", () => {
  it("adds days to its end, notifies the administrators, and is in the log", async () => {
    const { company, admin, ends } = await trialing();
    const answer = await post(company, "extend_trial", { version: 1, days: 14, reason: "Asked for it" });
    const until = new Date(ends.getTime() + 14 * DAY_MS).toISOString();
    expect(customerIn(answer).life).toMatchObject({ state: "trialing", version: 2, trial_ends_at: until });
    expect((await mailsTo(test.db, admin.email)).map(({ subject }) => subject)).toEqual([
      `The trial of ${company.name} has been extended`,
    ]);
    expect(await moves(company)).toMatchObject({
      total: 1,
      data: [
        {
          move: "extend_trial",
          from: "trialing",
          to: "trialing",
          reason: "Asked for it",
          by: "staff",
          staff_name: "Sam Staff",
        },
      ],
    });
  });

  it("happens once of two at the same moment", async () => {
    const { company } = await trialing();
    const body = { version: 1, days: 7, reason: "Twice" };
    const both = await Promise.all([
      post(company, "extend_trial", body),
      post(company, "extend_trial", body),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await moves(company)).total).toBe(1);
  });

  it.each([
    ["into the past", { days: -3 }, "days"],
    ["by nothing", { days: 0 }, "days"],
    ["by 10,000 days", { days: 10_000 }, "days"],
    ["by part of a day", { days: 1.5 }, "days"],
    ["without a reason", { reason: " " }, "reason"],
    ["with a reason too long", { reason: "x".repeat(501) }, "reason"],
  ])("is refused %s", async (_, wrong, field) => {
    const { company } = await trialing();
    const answer = await post(company, "extend_trial", { version: 1, days: 7, reason: "Fair", ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it("is refused for who has paid", async () => {
    const company = await buildCompany(test.db, { lifecycle: "active", activatedAt: new Date() });
    const admin = await buildUser(test.db, company, { systemRole: "admin" });
    const answer = await post(company, "extend_trial", { version: 1, days: 7, reason: "Fair" });
    expect(answer).toMatchObject({ status: 409, body: { code: "company_move_not_allowed" } });
    expect(await mailNamesTo(test.db, admin.email)).toEqual([]);
  });
});

describe("suspending and resuming", () => {
  it("signs everyone out at once and says why, in their language; resuming lets them in again", async () => {
    const { company, admin } = await trialing();
    const employee = await buildUser(test.db, company);
    expect((await test.as(admin).get("/auth/session")).status).toBe(200);
    const answer = await post(company, "suspend", { version: 1, reason: "Abuse" });
    expect(customerIn(answer)).toMatchObject({
      life: { state: "suspended", suspended_from: "trialing", version: 2 },
      can: ["edit", "resume"],
    });
    for (const person of [admin, employee]) {
      const headers = { authorization: `Bearer ${test.as(person).token}`, "accept-language": "nl" };
      const message = "De toegang van dit bedrijf is opgeschort";
      // Every server hears of it at the commit, a moment after the answer.
      await expect
        .poll(async () => (await test.ask("GET", "/auth/session", { headers })).body)
        .toMatchObject({ success: false, code: "company_suspended", message });
    }
    const careers = { company_slug: company.slug };
    expect((await test.ask("GET", "/careers", { query: careers })).status).toBe(404);

    const resumed = await post(company, "resume", { version: 2, reason: "Settled" });
    expect(customerIn(resumed).life).toMatchObject({ state: "trialing", suspended_from: null });
    const fresh = await buildUser(test.db, company, { systemRole: "admin" });
    expect((await test.as(fresh).get("/auth/session")).status).toBe(200);
    expect((await test.as(admin).get("/auth/session")).body.code).toBe("session_revoked");
    expect((await mailsTo(test.db, admin.email)).map(({ subject }) => subject)).toEqual([
      `Access for ${company.name} has been suspended`,
      `${company.name} has access again`,
    ]);
    expect((await moves(company)).data.map(({ move }) => move)).toEqual(["resume", "suspend"]);
    expect(await moves(company, { page: 1, size: 1 })).toMatchObject({
      total: 2,
      data: [{ move: "suspend" }],
    });
  });

  it("suspends once of two at the same moment, and not what is suspended", async () => {
    const { company, admin } = await trialing();
    expect((await post(company, "resume", { version: 1, reason: "Settled" })).status).toBe(409);
    const suspend = (version: number) => post(company, "suspend", { version, reason: "Abuse" });
    const both = await Promise.all([suspend(1), suspend(1)]);
    expect(both.map(({ body }) => body.code ?? "done").sort()).toEqual(["done", "stale_version"]);
    expect((await suspend(2)).body.code).toBe("company_move_not_allowed");
    expect((await post(company, "extend_trial", { version: 2, days: 3, reason: "x" })).status).toBe(409);
    expect(await mailNamesTo(test.db, admin.email)).toEqual(["suspended"]);
  });

  it("does not name people of the company in the log", async () => {
    const { company, admin } = await trialing();
    const setup = await buildCompany(test.db, { lifecycle: "setup" });
    expect(setup.id).not.toBe(company.id);
    await post(company, "suspend", { version: 1, reason: "Abuse" });
    const text = JSON.stringify(await moves(company));
    expect(text).not.toContain(admin.email);
    expect(text).not.toContain("Test Person");
  });

  it.each(["suspend", "resume", "extend_trial"])(
    "%s is refused without a version and elsewhere",
    async (move) => {
      const { company } = await trialing();
      expect((await post(company, move, { reason: "x", days: 1 })).status).toBe(400);
      const days = move === "extend_trial" ? { days: 1 } : {};
      const body = { version: 1, reason: "x", ...days };
      for (const id of ["0197f0a0-0000-7000-8000-00000000dead", staff.companyId])
        expect((await post({ id }, move, body)).status).toBe(404);
      const { id } = company;
      expect((await test.ask("POST", `/companies/${id}/${move}`, { body })).status).toBe(401);
    },
  );
});
