import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { buildDepartment, buildRole, buildTeam } from "../../test/organizationFactories.ts";

let app: TestApp;
let admin: TestUser;
let lead: TestUser;
let managerId: string;
let person: TestUser;
let unit: Record<"department" | "team" | "role", string>;

beforeAll(async () => {
  app = await buildApp();
  const company = await buildCompany(app.db);
  lead = await buildUser(app.db, company, {
    systemRole: "manager",
    firstName: "Mia",
    lastName: "Old",
  });
  managerId = lead.id;
  const department = await buildDepartment(app.db, company, "Grid");
  const team = await buildTeam(app.db, department, { name: "North" });
  const role = await buildRole(app.db, company, {
    name: "Welder",
    departmentId: department.id,
    teamId: team.id,
  });
  unit = { department: department.id, team: team.id, role: role.id };
  admin = await buildUser(app.db, company, { systemRole: "admin" });
  person = await buildUser(app.db, company, {
    departmentId: department.id,
    teamId: team.id,
    roleId: role.id,
    managerId,
  });
});
afterAll(() => app.close());

/** The person as listed, and the number of results. */
async function listed() {
  const answer = await app.as(admin).get("/employee", { departments: unit.department, size: 100 });
  const { data, total } = answer.body.payload as {
    data: ({ id: string } & Record<
      "department" | "team" | "role" | "manager",
      { id: string; name: string }
    >)[];
    total: number;
  };
  const found = data.find(({ id }) => id === person.id);
  return {
    total,
    names: found && [found.department, found.team, found.role, found.manager].map(({ name }) => name),
  };
}

test("names are those of now, whatever was listed before", async () => {
  expect(await listed()).toEqual({ total: 1, names: ["Grid", "North", "Welder", "Mia Old"] });
  const rename = (path: string, id: string, name: string) =>
    app.as(admin).put(path, { id, version: 1, name });
  for (const answer of [
    await rename("/department", unit.department, "Net"),
    await rename("/team", unit.team, "South"),
    await rename("/role", unit.role, "Master welder"),
  ])
    expect(answer.status).toBe(200);
  expect((await listed()).names).toEqual(["Net", "South", "Master welder", "Mia Old"]);
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query("update users set last_name = 'New' where first_name = 'Mia'"),
  );
  expect((await listed()).names).toEqual(["Net", "South", "Master welder", "Mia New"]);
});

test("the list shows each column as it is now", async () => {
  const page = async () => {
    const answer = await app.as(admin).get("/employee", { departments: unit.department });
    return (answer.body.payload as { data: Record<string, unknown>[] }).data.find(
      ({ id }) => id === person.id,
    );
  };
  const changes: [set: string, shown: Record<string, unknown>][] = [
    ["first_name = 'Zoë'", { first_name: "Zoë" }],
    ["last_name = 'Ash'", { last_name: "Ash" }],
    ["email = 'zoe@ash.example'", { email: "zoe@ash.example" }],
    ["location = 'Delft'", { location: "Delft" }],
    ["join_date = '2020-02-29'", { join_date: "2020-02-29" }],
    ["system_role = 'moderator'", { system_role: "moderator" }],
    ["status = 'deactivated'", { status: "deactivated" }],
    ["team_id = null, role_id = null", { team: null, role: null }],
    ["manager_id = null", { manager: null }],
    ["version = version + 1", { version: 2 }],
  ];
  for (const [set, shown] of changes) {
    expect(await page()).not.toMatchObject(shown);
    await acrossCompanies(app.db, (tx) =>
      tx.$client.query(`update users set ${set} where id = $1`, [person.id]),
    );
    expect(await page()).toMatchObject(shown);
  }
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query(
      `update users set status = 'active', system_role = 'employee', team_id = $2, role_id = $3, manager_id = $4 where id = $1`,
      [person.id, unit.team, unit.role, managerId],
    ),
  );
});

test("the list has who came and not who left, for its reader alone", async () => {
  const idsFor = async (user: TestUser, query = {}) => {
    const answer = await app.as(user).get("/employee", { employee_status: "active", size: 100, ...query });
    const { data, total } = answer.body.payload as { data: { id: string }[]; total: number };
    expect(data).toHaveLength(total);
    return data.map(({ id }) => id).sort();
  };
  const before = await idsFor(admin);
  const line = await idsFor(lead);
  expect(line).toEqual([person.id]);
  const other = await buildCompany(app.db);
  const stranger = await buildUser(app.db, other, { systemRole: "admin" });
  expect(await idsFor(stranger)).toEqual([stranger.id]);
  const newcomer = await buildUser(app.db, { id: admin.companyId }, { managerId });
  expect(await idsFor(admin)).toEqual([...before, newcomer.id].sort());
  expect(await idsFor(lead)).toEqual([person.id, newcomer.id].sort());
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query("update users set status = 'deactivated' where id = $1", [newcomer.id]),
  );
  expect([await idsFor(admin), await idsFor(lead)]).toEqual([before, line]);
});

test("a person who moved is listed with the new unit's name", async () => {
  const other = await buildDepartment(app.db, { id: admin.companyId }, "Yard");
  await listed();
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query("update users set department_id = $2, team_id = null, role_id = null where id = $1", [
      person.id,
      other.id,
    ]),
  );
  const answer = await app.as(admin).get("/employee", { departments: other.id });
  expect(answer.body.payload).toMatchObject({
    total: 1,
    data: [
      { id: person.id, department: { name: "Yard" }, team: null, role: null, manager: { name: "Mia New" } },
    ],
  });
});

test("the picture is the newest there is, no matter who adds it, takes it away or moves it", async () => {
  const write = (text: string, values: unknown[] = []) =>
    acrossCompanies(app.db, (tx) => tx.$client.query(text, [admin.companyId, ...values]));
  const add = async (id: string, age: string, use = "profile_pic") =>
    write(
      `insert into files (company_id, id, user_id, use_as, name, content_type, size, storage_key, created_by, created_at)
       values ($1, $2, $3, $4, 'me', 'image/webp', 1, gen_random_uuid()::text, $3, now() - $5::interval)`,
      [id, person.id, use, age],
    );
  const shown = async (of = person.id) => {
    const answer = await app.as(admin).get("/employee", { size: 100 });
    const { data } = answer.body.payload as { data: { id: string; photo_url: string | null }[] };
    const url = data.find(({ id }) => id === of)?.photo_url;
    return url ? new URL(url, "http://localhost").searchParams.get("id") : url;
  };
  const [old, young] = [randomUUID(), randomUUID()];
  expect(await shown()).toBeNull();
  await add(young, "1 hour");
  expect(await shown()).toBe(young);
  await add(old, "2 hours");
  await add(randomUUID(), "0 hours", "resume");
  expect(await shown()).toBe(young);
  await write("update files set user_id = $3 where company_id = $1 and id = $2", [young, admin.id]);
  expect([await shown(), await shown(admin.id)]).toEqual([old, young]);
  await write("delete from files where company_id = $1 and use_as = 'profile_pic'");
  expect([await shown(), await shown(admin.id)]).toEqual([null, null]);
});
