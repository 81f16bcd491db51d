import type { Employee, EmployeeRow } from "@vaardig/contract/employees/employees";
import { EMPLOYEE_TEXTS, LISTED_TEXTS, mapTexts, namesOf } from "@vaardig/contract/employees/employeeTexts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { bulkUploads } from "../../test/bulkUpload.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let admin: TestUser;
const WORDS = mapTexts(EMPLOYEE_TEXTS, (name) => `my ${name}`);

beforeAll(async () => {
  test = await buildApp();
  admin = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
});
afterAll(() => test.close());

async function add(texts: Record<string, string>): Promise<Employee> {
  const email = `${Object.keys(texts).join("-")}@mail.example`;
  const body = { first_name: "Ans", last_name: "Bos", email, system_role: "employee", ...texts };
  const place = { department_id: null, role_id: null, manager_id: null };
  return (await test.as(admin).post("/employee", { ...body, ...place })).body.payload as Employee;
}

describe("an optional line of text about an employee", () => {
  it.each(namesOf(EMPLOYEE_TEXTS))(
    "%s is added, read, changed, cleared and left alone by itself",
    async (name) => {
      const added = await add({ [name]: "first" });
      const others = mapTexts(EMPLOYEE_TEXTS, () => null);
      expect(added).toMatchObject({ ...others, [name]: "first" });
      const { id } = added;
      const change = (version: number, to: object) => test.as(admin).put("/user", { id, version, ...to });
      expect((await change(1, { [name]: " second " })).body.payload).toMatchObject({ [name]: "second" });
      expect((await change(2, { first_name: "Ida" })).body.payload).toMatchObject({ [name]: "second" });
      expect((await change(3, { [name]: "" })).body.payload).toMatchObject({ [name]: null });
      const { max } = EMPLOYEE_TEXTS[name];
      const long = await change(4, { [name]: "x".repeat(max + 1) });
      expect([long.status, Object.keys(long.body.fields ?? {})]).toEqual([400, [name]]);
    },
  );

  it("is in the list where lists show it, and always in the file", async () => {
    const { id } = await add(WORDS);
    const list = await test.as(admin).get("/employee?search_query=Ans");
    const row = (list.body.payload as { data: EmployeeRow[] }).data.find((one) => one.id === id);
    for (const name of namesOf(EMPLOYEE_TEXTS))
      expect(row && name in row && row[name as "location"]).toBe(name in LISTED_TEXTS && WORDS[name]);
    const file = await test.as(admin).get("/employee/export?format=csv");
    for (const words of Object.values(WORDS)) expect(file.raw.body).toContain(words);
  });

  it("is taken from an upload", async () => {
    const files = bulkUploads(test);
    const names = namesOf(EMPLOYEE_TEXTS);
    const values = names.map((name) => `new ${name}`);
    const csv = `first_name,last_name,email,system_role,${names}\nEva,Vos,eva@mail.example,employee,${values}`;
    const checked = await files.check(admin, csv);
    await files.apply(admin, checked.id);
    const list = await test.as(admin).get("/employee?search_query=Eva");
    const [row] = (list.body.payload as { data: EmployeeRow[] }).data;
    const record = (await test.as(admin).get("/employee/detail", { id: row?.id ?? "" })).body.payload;
    expect(record).toMatchObject(mapTexts(EMPLOYEE_TEXTS, (name) => `new ${name}`));
  });
});
