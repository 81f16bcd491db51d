import type { getAccessMatrix } from "@vaardig/contract/employee-role/employeeRole";
import type { Payload } from "@vaardig/contract/endpoint";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { accessMatrix, accessNotes } from "./accessMatrix.ts";

let test: TestApp;
let admin: TestUser;

beforeAll(async () => {
  test = await buildApp();
  admin = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
});
afterAll(() => test.close());

async function read(language: "en" | "nl") {
  const headers = { authorization: `Bearer ${test.as(admin).token}`, "accept-language": language };
  const { body } = await test.ask("GET", "/employee_role/matrix", { headers });
  return (body.payload as Payload<typeof getAccessMatrix>).data;
}

it("answers every capability once, with a cell for every role", async () => {
  const data = await read("en");
  expect(data.map(({ key }) => key)).toEqual(accessMatrix.map(({ key }) => key));
  expect(new Set(data.map(({ key }) => key)).size).toBe(data.length);
  for (const { grants } of data) expect(Object.keys(grants).sort()).toEqual([...ROLES].sort());
});

it("tells scope, verbs and what limits them", async () => {
  const rows = new Map((await read("en")).map(({ key, grants }) => [key, grants]));
  const grant = (scope: string, verbs: string[], note: string | null = null) => ({ scope, verbs, note });
  expect(rows.get("skill_profiles")?.manager).toEqual([
    grant("company", ["view"]),
    grant("line", ["edit"], "jobs held in the own line"),
  ]);
  expect(rows.get("access_level")?.hr_manager).toEqual([grant("company", ["edit"], "up to manager")]);
  expect(rows.get("approve_vacancy")?.admin).toEqual([grant("company", ["approve"])]);
  expect(rows.get("companies")?.staff).toEqual([grant("platform", ["edit", "delete"])]);
  const approvers = Object.entries(rows.get("approve_vacancy") ?? {}).filter(([, cell]) => cell.length > 0);
  expect(approvers.map(([role]) => role as Role)).toEqual(["admin"]);
});

it("speaks both languages", async () => {
  const english = await read("en");
  const dutch = await read("nl");
  const label = (data: typeof english) => data.find(({ key }) => key === "candidates")?.label;
  expect([label(english), label(dutch)]).toEqual([
    "Candidates, notes, tasks, mail, pools, merge",
    "Kandidaten, notities, taken, mail, pools, samenvoegen",
  ]);
  for (const { label: texts } of accessMatrix) expect(Object.values(texts)).not.toContain("");
});

it("uses every note it has", () => {
  const cells = accessMatrix.flatMap(({ access }) => Object.values(access)).join(" ");
  const used = new Set([...cells.matchAll(/\((\w+)\)/g)].map(([, key]) => key));
  expect([...used].sort()).toEqual(Object.keys(accessNotes).sort());
});
