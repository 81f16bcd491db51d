import type { listEmployeeRoles } from "@vaardig/contract/employee-role/employeeRole";
import type { Payload } from "@vaardig/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

let server: TestApp;

beforeAll(async () => {
  server = await buildApp();
});
afterAll(() => server.close());

async function team(): Promise<{ own: TestCompany; admin: TestUser }> {
  const own = await buildCompany(server.db);
  return { own, admin: await buildUser(server.db, own, { systemRole: "admin", firstName: "Ada" }) };
}

async function listOf(by: TestUser, query: Record<string, string | number> = {}) {
  const answer = await server.as(by).get("/employee_role", query);
  expect(answer.status).toBe(200);
  return answer.body.payload as Payload<typeof listEmployeeRoles>;
}

/** How many accounts there are by role and by status, without the empty ones. */
async function countsOf(by: TestUser): Promise<Record<string, number>> {
  const { roles, statuses, total } = await listOf(by);
  const counts = [
    ...roles.map(({ system_role: name, count }) => [name, count] as const),
    ...statuses.map(({ status, count }) => [status, count] as const),
  ];
  return { total, ...Object.fromEntries(counts.filter(([, count]) => count > 0)) };
}

const write = (own: TestCompany, person: TestUser, sql: string) =>
  inCompany(server.db, own.id, (tx) =>
    tx.$client.query(`${sql} where company_id = $1 and id = $2`, [own.id, person.id]),
  );

test("counts follow every change of an account at once", async () => {
  const { own, admin } = await team();
  expect(await countsOf(admin)).toEqual({ total: 1, admin: 1, active: 1 });
  const person = await buildUser(server.db, own, { status: "invited" });
  expect(await countsOf(admin)).toEqual({ total: 2, admin: 1, employee: 1, active: 1, invited: 1 });
  await write(own, person, "update users set status = 'active'");
  expect(await countsOf(admin)).toEqual({ total: 2, admin: 1, employee: 1, active: 2 });
  await write(own, person, "update users set system_role = 'manager'");
  expect(await countsOf(admin)).toEqual({ total: 2, admin: 1, manager: 1, active: 2 });
  await write(own, person, "update users set account = false");
  expect(await countsOf(admin)).toEqual({ total: 1, admin: 1, active: 1 });
  await write(own, person, "update users set account = true");
  expect(await countsOf(admin)).toMatchObject({ total: 2 });
  await write(own, person, "delete from users");
  expect(await countsOf(admin)).toEqual({ total: 1, admin: 1, active: 1 });
});

test("a change under way while it is counted shows as soon as it is made", async () => {
  const { own, admin } = await team();
  const person = await buildUser(server.db, own);
  await inCompany(server.db, own.id, async (tx) => {
    await tx.$client.query("update users set status = 'deactivated' where company_id = $1 and id = $2", [
      own.id,
      person.id,
    ]);
    expect(await countsOf(admin)).toMatchObject({ active: 2 });
  });
  expect(await countsOf(admin)).toMatchObject({ active: 1, deactivated: 1 });
});

test("each company has its own counts, and whether an administrator is the last is known while searching", async () => {
  const [one, two] = [await team(), await team()];
  await buildUser(server.db, one.own);
  expect(await countsOf(one.admin)).toMatchObject({ total: 2 });
  expect(await countsOf(two.admin)).toEqual({ total: 1, admin: 1, active: 1 });
  const second = await buildUser(server.db, two.own, { systemRole: "admin", firstName: "Bob" });
  const search = () => listOf(two.admin, { search_query: "ada" });
  expect((await search()).data).toMatchObject([{ can: ["change_role"] }]);
  await write(two.own, second, "update users set status = 'deactivated'");
  expect(await search()).toMatchObject({ data: [{ can: [] }], total: 1 });
});

test("letters with an accent sort beside those without", async () => {
  const { own, admin } = await team();
  for (const firstName of ["Zoë", "Émile", "eva", "Fred", "Ångström"])
    await buildUser(server.db, own, { firstName });
  const { data } = await listOf(admin);
  expect(data.map(({ name }) => name.split(" ")[0])).toEqual([
    "Ada",
    "Ångström",
    "Émile",
    "eva",
    "Fred",
    "Zoë",
  ]);
});

test("a page of a large company comes from the index by name without sorting", async () => {
  const { own, admin } = await team();
  await inCompany(server.db, own.id, async (tx) => {
    await tx.$client.query(
      `insert into users (company_id, id, email, first_name, last_name, system_role, status)
       select $1, gen_random_uuid(), n || '@many.example', 'First ' || n % 10, 'Last ' || md5(n::text), 'employee', 'active'
       from generate_series(1, 2000) n`,
      [own.id],
    );
    // Without statistics of these rows the planner guesses; a sort that is avoidable is avoided now.
    await tx.$client.query("set local enable_sort = off");
    const { rows } = await tx.$client.query<{ "QUERY PLAN": string }>(
      `explain select id from users where company_id = '${own.id}' and account
       order by lower(first_name collate "und-x-icu"), lower(last_name collate "und-x-icu"), id limit 10`,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("users_accounts_by_name");
    expect(plan).not.toContain("Sort");
  });
  expect(await listOf(admin, { size: 10, page: 3 })).toMatchObject({ total: 2001 });
});
