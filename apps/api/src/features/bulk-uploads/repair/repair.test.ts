import { randomUUID } from "node:crypto";
import type { UploadCause } from "@vaardig/contract/bulk-uploads/repairs";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildEveryRole } from "../../../test/buildEveryRole.ts";
import { bulkUploads } from "../../../test/bulkUpload.ts";
import { buildCompany, type TestCompany, type TestUser } from "../../../test/factories.ts";
import { buildDepartment } from "../../../test/organizationFactories.ts";
import { runJobs } from "../../../test/runJobs.ts";

let test: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
let files: ReturnType<typeof bulkUploads>;

beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  await buildDepartment(test.db, company, { name: "Finance" });
  files = bulkUploads(test);
});
afterAll(() => test.close());

const person = (rest: string) => `A,B,p-${randomUUID().slice(0, 8)}@example.com,${rest}`;
const check = (by: TestUser, ...rows: string[]) =>
  files.check(by, ["first_name,last_name,email,system_role,department", ...rows].join("\n"));
const causes = async (by: TestUser, id: string) =>
  ((await test.as(by).get("/bulk_upload/causes", { id })).body.payload as { data: UploadCause[] }).data;
const repair = (by: TestUser, id: string, ...corrections: object[]) =>
  test.as(by).post("/bulk_upload/repair", { id, corrections });
const finanse = { column: "department", from: "Finanse", to: "Finance" };

describe("causes of an upload", () => {
  it("list a value once for all its rows, and errors of single rows together", async () => {
    const rows = ["boss,", "employee,Finanse", "employee,FINANSE", "employee,Finanse"].map(person);
    const { id } = await check(people.hr_manager, ...rows, "A,B,nothing,employee,", "A,B,none,employee,");
    const unknown = { column: "department", message: "This department does not exist" };
    const [first, second, ...others] = await causes(people.hr_manager, id);
    expect(first).toEqual({
      ...unknown,
      value: expect.stringMatching(/^finanse$/i),
      rows: 3,
      can: ["replace", "clear", "create"],
    });
    expect(second).toMatchObject({ column: "email", value: "", rows: 2, can: [] });
    expect(others).toContainEqual(
      expect.objectContaining({ column: "system_role", value: "boss", can: ["replace"] }),
    );
  });

  it("offer a manager no department to create", async () => {
    const { id } = await check(people.manager, person("employee,Finanse"));
    expect((await causes(people.manager, id))[0]?.can).toEqual(["replace", "clear"]);
  });
});

describe("POST bulk_upload/repair", () => {
  it("corrects all rows, whatever their capitals, and they are applied so", async () => {
    const rows = ["employee,Finanse", "employee,FINANSE", "boss,Moon"].map(person);
    const { id, counts } = await check(people.admin, ...rows);
    expect(counts).toMatchObject({ new: 0, error: 3 });
    expect((await repair(people.admin, id, finanse)).body.payload).toMatchObject({ state: "reading" });
    await runJobs(test.app.services);
    expect(await files.read(people.admin, id)).toMatchObject({
      state: "checked",
      counts: { new: 2, error: 1 },
    });
    const more = [
      { column: "system_role", from: "boss", to: "Employee" },
      { column: "department", from: "Moon", to: "" },
    ];
    await repair(people.admin, id, ...more);
    await runJobs(test.app.services);
    expect((await files.apply(people.admin, id)).counts).toMatchObject({ new: 3, error: 0 });
    expect((await repair(people.admin, id, finanse)).status).toBe(409);
  });

  it("only checks again without corrections, and follows one correction by another", async () => {
    const { id } = await check(people.admin, person("employee,Logistics"));
    await repair(people.admin, id, { column: "department", from: "Logistics", to: "Moon" });
    await runJobs(test.app.services);
    expect((await causes(people.admin, id))[0]).toMatchObject({ value: "Moon" });
    await repair(people.admin, id, { column: "department", from: "Moon", to: "Logistics II" });
    await runJobs(test.app.services);
    await buildDepartment(test.db, company, { name: "Logistics II" });
    await repair(people.admin, id);
    await runJobs(test.app.services);
    expect((await files.read(people.admin, id)).counts).toMatchObject({ new: 1, error: 0 });
  });

  it("refuses nonsense, others' uploads and those who have none", async () => {
    const { id } = await check(people.admin, person("employee,Finanse"));
    expect((await repair(people.admin, id, { ...finanse, column: "email" })).status).toBe(400);
    expect((await repair(people.admin, id, { ...finanse, from: "" })).status).toBe(400);
    expect((await repair(people.hr_manager, id, finanse)).status).toBe(403);
    expect((await repair(people.employee, id, finanse)).status).toBe(403);
    expect((await test.as(people.hr_manager).get("/bulk_upload/causes", { id })).status).toBe(403);
    const foreign = await buildEveryRole(test.db, await buildCompany(test.db));
    expect((await repair(foreign.admin, id, finanse)).status).toBe(404);
    expect((await test.as(foreign.admin).get("/bulk_upload/causes", { id })).status).toBe(404);
    expect((await test.as(people.admin).get("/bulk_upload/causes", { id: "x" })).status).toBe(400);
    expect((await test.ask("GET", "/bulk_upload/causes", { query: { id } })).status).toBe(401);
    const body = { id, corrections: [] };
    expect((await test.ask("POST", "/bulk_upload/repair", { body })).status).toBe(401);
  });
});
