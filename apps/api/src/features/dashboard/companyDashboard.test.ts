import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { counts, dashboardFor, keys } from "../../test/dashboards.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { buildDepartment } from "../../test/organizationFactories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

const dashboardOf = (user: TestUser) => dashboardFor(app, user);

describe("the company itself", () => {
  test("a new company has its first steps until somebody is invited", async () => {
    const company = await buildCompany(app.db, { industry: "" });
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    const done = async () => {
      const { first_steps: steps, todo } = await dashboardOf(admin);
      return { steps: steps.map(({ done: isDone }) => isDone), todo: todo.map(({ key }) => key) };
    };
    expect(await done()).toEqual({ steps: [false, false, false, false], todo: [] });
    await buildDepartment(app.db, company);
    const person = await buildUser(app.db, company, { status: "not_invited" });
    const { steps, todo } = await done();
    expect(steps).toEqual([false, true, true, false]);
    expect(todo).not.toContain("not_invited");
    await app.as(admin).post("/invitation", { selection: { user_ids: [person.id] } });
    const after = await done();
    expect(after.steps).toEqual([]);
    expect(after.todo).toContain("company_profile");
  });

  test("sign-ups wait for the administrator alone", async () => {
    const company = await buildCompany(app.db);
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    const hr = await buildUser(app.db, company, { systemRole: "hr_manager" });
    const waiting = await buildUser(app.db, company, { status: "awaiting_approval" });
    const { todo } = await dashboardOf(admin);
    expect(todo.find(({ key }) => key === "sign_ups")).toMatchObject({
      count: 1,
      people: [{ id: waiting.id }],
      leads_to: { screen: "employee-role", query: { status: "awaiting_approval" } },
    });
    expect(counts(await dashboardOf(hr))).not.toHaveProperty("sign_ups");
  });

  test("a manager without a line has no figures of people", async () => {
    const company = await buildCompany(app.db);
    const manager = await buildUser(app.db, company, { systemRole: "manager" });
    const dashboard = await dashboardOf(manager);
    expect(keys(dashboard)).toEqual(["skills", "confirmed", "saved_jobs"]);
    expect(counts(dashboard)).toEqual({ profile: 8 });
  });
});
