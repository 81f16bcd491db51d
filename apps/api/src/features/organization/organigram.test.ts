import type { Payload } from "@vaardig/contract/endpoint";
import type { getOrganigram, listOrganigramPeople } from "@vaardig/contract/organization/organigram";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, it } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "../../test/factories.ts";
import { buildDepartment, buildRole } from "../../test/organizationFactories.ts";

let test: TestApp;
let people: Record<Role, TestUser>;
let headId: string;
let fitterId: string;
let holder: TestUser;

beforeAll(async () => {
  test = await buildApp();
  const company = await buildCompany(test.db);
  people = await buildEveryRole(test.db, company);
  const { id: departmentId } = await buildDepartment(test.db, company, { name: "Grid" });
  headId = (await buildRole(test.db, company, { name: "Head", departmentId })).id;
  fitterId = (await buildRole(test.db, company, { name: "Fitter", parentId: headId, departmentId })).id;
  holder = await buildUser(test.db, company, { roleId: headId });
  for (const firstName of ["Dirk", "anna", "Bo", "Cem"])
    await buildUser(test.db, company, { roleId: fitterId, firstName, headline: `${firstName} fits` });
  await buildUser(test.db, company, { roleId: fitterId, status: "deactivated" });
  await buildUser(test.db, company, { roleId: fitterId, systemRole: "freelancer" });
  await buildRole(test.db, await buildCompany(test.db), { name: "Elsewhere" });
});
afterAll(() => test.close());

async function organigram(reader: TestUser) {
  const answer = await test.as(reader).get("/organigram");
  expect(answer.status).toBe(200);
  return answer.body.payload as Payload<typeof getOrganigram>;
}

async function peopleOf(reader: TestUser, query: Record<string, string | number> = {}) {
  const answer = await test.as(reader).get("/organigram/people", { role_id: fitterId, ...query });
  expect(answer.status).toBe(200);
  return answer.body.payload as Payload<typeof listOrganigramPeople>;
}

it("shows everyone inside all roles, the reporting lines, and three faces of each", async () => {
  for (const role of INTERNAL_ROLES) {
    const { data, detectedPosition } = await organigram(people[role]);
    expect(
      data.roles.map(({ name, people_count, people: faces }) => [name, people_count, faces.length]),
    ).toEqual([
      ["Fitter", 4, 3],
      ["Head", 1, 1],
    ]);
    expect(data.edges).toEqual([{ source: headId, target: fitterId }]);
    expect(detectedPosition).toBe(null);
  }
});

it("is not answered again to a reader who holds it, until something that it shows is another", async () => {
  const { companyId } = holder;
  const { token } = test.as(people.employee);
  let held = "";
  const again = async () => {
    const headers = { authorization: `Bearer ${token}`, "if-none-match": held };
    const { status, raw } = await test.ask("GET", "/organigram", { headers });
    held = String(raw.headers.etag);
    expect(raw.body === "").toBe(status === 304);
    return status;
  };
  const write = (statement: string) =>
    acrossCompanies(test.db, (tx) => tx.$client.query(`${statement} where company_id = $1`, [companyId]));
  expect([await again(), await again()]).toEqual([200, 304]);
  for (const table of ["users", "departments", "roles"]) {
    await write(`update ${table} set created_at = created_at`);
    expect([await again(), await again()], table).toEqual([200, 304]);
  }
  const spare = await buildRole(test.db, { id: companyId }, { name: "Spare" });
  expect([await again(), await again()]).toEqual([200, 304]);
  await acrossCompanies(test.db, (tx) => tx.$client.query("delete from roles where id = $1", [spare.id]));
  expect([await again(), await again()]).toEqual([200, 304]);
  // What another company writes changes nothing here; another reader's place is another answer.
  await buildRole(test.db, await buildCompany(test.db), { name: "Elsewhere" });
  expect(await again()).toBe(304);
  const headers = { authorization: `Bearer ${test.as(holder).token}`, "if-none-match": held };
  expect((await test.ask("GET", "/organigram", { headers })).status).toBe(200);
});

it("detects the reader's own role", async () => {
  expect((await organigram(holder)).detectedPosition).toBe(headId);
});

it("pages the public cards of those who hold a role, by name", async () => {
  const first = await peopleOf(people.employee, { size: 3 });
  expect(first.data.map(({ name }) => name)).toEqual(["anna Person", "Bo Person", "Cem Person"]);
  const next = await peopleOf(people.employee, { size: 3, page: 1 });
  expect(next).toMatchObject({
    total: 4,
    data: [{ name: "Dirk Person", headline: "Dirk fits", skills: [] }],
  });
});

it("finds people in a role by name, whatever the capitals and accents", async () => {
  const search = async (search_query: string) => {
    const { body } = await test.as(people.employee).get("/organigram/people", { search_query });
    return body.payload as Payload<typeof listOrganigramPeople>;
  };
  expect(await search("ÁNNA per")).toMatchObject({ total: 1, data: [{ role: { name: "Fitter" } }] });
  expect((await search("")).total).toBe(5);
  expect((await search("elsewhere")).total).toBe(0);
});

it("opens the whole record to those who have the person in their list", async () => {
  const report = await buildUser(
    test.db,
    { id: holder.companyId },
    { roleId: fitterId, firstName: "Eva", managerId: people.manager.id },
  );
  const openTo = async (role: Role) =>
    (await peopleOf(people[role], { size: 50 })).data.filter(({ can }) => can.includes("open"));
  expect((await openTo("manager")).map(({ id }) => id)).toEqual([report.id]);
  expect(await openTo("hr_manager")).toHaveLength(5);
  expect(await openTo("employee")).toEqual([]);
  expect(await openTo("moderator")).toEqual([]);
});

it("shows the skills of those who do not keep them private", async () => {
  const company = { id: holder.companyId };
  const { id } = await buildSkill(test.db, { en: "welding" });
  const [open, closed] = [
    await buildUser(test.db, company, { roleId: fitterId, firstName: "Yara" }),
    await buildUser(test.db, company, { roleId: fitterId, firstName: "Zita", skillsPublic: false }),
  ];
  for (const person of [open, closed])
    await test.as(person).post("/skill_proficiency", { skill_id: id, level: 4 });
  const { data } = await peopleOf(people.employee, { size: 10 });
  expect(data.slice(-2).map(({ skills }) => skills)).toEqual([["welding"], []]);
});

it("refuses a query it does not know", async () => {
  expect((await test.as(holder).get("/organigram/people", { role_id: "1" })).body.fields).toHaveProperty(
    "role_id",
  );
});
