import type { getAccessMatrix } from "@vaardig/contract/employee-role/employeeRole";
import type { Payload } from "@vaardig/contract/endpoint";
import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { accessMatrix } from "./accessMatrix.ts";
import { accessNotes } from "./accessNotes.ts";

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

it("lists scope, verbs and what limits them", async () => {
  const rows = new Map((await read("en")).map(({ key, grants }) => [key, grants]));
  const grant = (scope: string, verbs: string[], note: string | null = null) => ({ scope, verbs, note });
  expect(rows.get("skill_profiles")?.manager).toEqual([
    grant("company", ["view"]),
    grant("line", ["edit"], "jobs in their reporting line"),
  ]);
  expect(rows.get("access_level")?.hr_manager).toEqual([grant("company", ["edit"], "up to manager")]);
  expect(rows.get("approve_vacancy")?.admin).toEqual([grant("company", ["approve"])]);
  expect(rows.get("companies")?.staff).toEqual([grant("platform", ["edit"], "without their people")]);
  const approvers = Object.entries(rows.get("approve_vacancy") ?? {}).filter(([, cell]) => cell.length > 0);
  expect(approvers.map(([role]) => role as Role)).toEqual(["admin"]);
});

it("has both languages", async () => {
  const english = await read("en");
  const dutch = await read("nl");
  const label = (data: typeof english) => data.find(({ key }) => key === "candidates")?.label;
  expect([label(english), label(dutch)]).toEqual([
    "Candidates, tasks, emails, pools, merge",
    "Kandidaten, taken, e-mails, pools, samenvoegen",
  ]);
  for (const { label: texts } of accessMatrix) expect(Object.values(texts)).not.toContain("");
});

it("uses every note it has", () => {
  const cells = accessMatrix.flatMap(({ access }) => Object.values(access)).join(" ");
  const used = new Set([...cells.matchAll(/\((\w+)\)/g)].map(([, key]) => key));
  expect([...used].sort()).toEqual(Object.keys(accessNotes).sort());
});

/** The calls of a capability and their roles; a call that the contract does not have is undefined. */
function rolesOf(name: string): readonly Role[] | undefined {
  const endpoint = test.app.endpoints.find(({ method, path }) => `${method} ${path}` === name);
  return endpoint && (endpoint.access === "public" ? ROLES : endpoint.access);
}
const verbsIn = (cell: string) => [
  ...new Set(cell.split(" ").flatMap((grant) => [...(/^[A-Z]([a-z]+)/.exec(grant)?.[1] ?? "")])),
];

/** Whose own record or whose part in it decides, and not the call alone. */
const DECIDED_BY_RECORD = [
  "career_path",
  "goals",
  "edit_employee",
  "access_level",
  "approve_vacancy",
  "match_explanation",
  "candidates_dashboard",
];

it("lists what the product has: each capability's calls exist, and admit every role that is said to have them", () => {
  const wrong: string[] = [];
  for (const { key, access, calls } of accessMatrix) {
    const named = Object.values(calls).flat();
    wrong.push(...named.filter((name) => !rolesOf(name)).map((name) => `${key}: no ${name}`));
    const used = new Set<string>();
    for (const role of ROLES)
      for (const verb of verbsIn(access[role])) {
        used.add(verb);
        const asked = calls[verb as keyof typeof calls] ?? [];
        if (asked.length === 0) wrong.push(`${key}: ${verb} names no call`);
        for (const name of asked)
          if (!rolesOf(name)?.includes(role)) wrong.push(`${key}: ${role} may not ${name}`);
      }
    for (const verb of Object.keys(calls)) if (!used.has(verb)) wrong.push(`${key}: no one has ${verb}`);
  }
  expect(wrong).toEqual([]);
});

it("leaves out no role that the product lets do it, unless the record decides", () => {
  const wrong = accessMatrix
    .filter(({ key }) => !DECIDED_BY_RECORD.includes(key))
    .flatMap(({ key, access, calls }) => {
      const named = Object.values(calls).flat();
      return ROLES.filter(
        (role) => access[role] === "" && named.every((name) => rolesOf(name)?.includes(role)),
      ).map((role) => `${key}: ${role}`);
    });
  expect(wrong).toEqual([]);
});
