import { EMPLOYEE_TEXTS, namesOf } from "@vaardig/contract/employees/employeeTexts";
import type { StoredFile } from "@vaardig/contract/files/files";
import { afterAll, beforeAll, expect, test as it } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildRowOf } from "../../test/buildRowOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { uploadFile } from "../../test/uploadFile.ts";
import { PERSONAL_DATA, type PersonalKind } from "./personalData.ts";

let test: TestApp;
let company: TestCompany;
let me: TestUser;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
  me = await buildUser(test.db, company);
});
afterAll(() => test.close());

const KINDS = Object.keys(PERSONAL_DATA) as PersonalKind[];
/** Where a kind's rows lie; one that goes with another table's row has the kind's own name. */
const tablesOf = (kind: PersonalKind) => {
  const { tables } = PERSONAL_DATA[kind];
  return tables.length > 0 ? tables : [kind];
};

it("a copy holds every kind that is kept, from a row in each of its tables", async () => {
  const person = { companyId: company.id, userId: me.id };
  // A file has bytes beside its row.
  const cv = { bytes: Buffer.from("Ada Bos\nWelder"), name: "cv.txt", type: "text/plain" };
  const { id } = (await uploadFile(test, me, cv)).body.payload as StoredFile;
  const made = new Map<string, Record<string, unknown>>([
    ["users", { id: me.id }],
    ["companies", { id: company.id }],
    ["files", { id }],
  ]);
  await acrossCompanies(test.db, async (tx) => {
    for (const table of KINDS.flatMap(tablesOf)) await buildRowOf(tx, table, person, made);
  });
  const { raw } = await test.as(me).get("/account/export");
  expect(raw.statusCode, raw.body).toBe(200);
  const copy = JSON.parse(raw.body) as Record<string, unknown[]>;
  expect(KINDS.filter((kind) => (copy[kind]?.length ?? 0) === 0)).toEqual([]);
});

it("a second factor is in the copy by its name and days, and never by what opens the account", async () => {
  const copy = JSON.parse((await test.as(me).get("/account/export")).raw.body);
  expect(Object.keys(copy.passkeys[0]).sort()).toEqual(["created_at", "last_used_at", "name"]);
  expect(Object.keys(copy.authenticator_app[0]).sort()).toEqual(["confirmed_at", "created_at"]);
});

it("the person is in the copy with every optional text of an employee", async () => {
  const copy = JSON.parse((await test.as(me).get("/account/export")).raw.body);
  expect(Object.keys(copy.person[0])).toEqual(expect.arrayContaining(namesOf(EMPLOYEE_TEXTS)));
});
