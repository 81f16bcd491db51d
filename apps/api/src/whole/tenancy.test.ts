import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "../domain/companies/companies.table.ts";
import { users } from "../domain/people/users.table.ts";
import { acrossCompanies, inCompany } from "../platform/db/database.ts";
import { buildCompany, buildUser } from "../test/factories.ts";
import { type TestDatabase, testDatabase } from "../test/testDatabase.ts";

/** Tables that hold nothing of any company or person. */
const WITHOUT_COMPANY = ["attempts", "bot_checks", "social_attempts", "spent_challenges", "stripe_events"];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function asAdmin<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client(database.admin);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("every table forces row-level security with a tenant policy", async () => {
  const rows = await asAdmin<{ name: string; enabled: boolean; forced: boolean; policies: string[] }>(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      array(select polname::text from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  expect(rows.length).toBeGreaterThan(25);
  const open = rows.filter((row) => !(row.enabled && row.forced && row.policies.includes("tenant")));
  expect(open.map((row) => row.name).sort()).toEqual(WITHOUT_COMPANY);
});

test("every policy names the company of the transaction and every tenant table has its column", async () => {
  const rows = await asAdmin<{ name: string; using: string; check: string }>(`
    select c.relname as name, pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check
    from pg_policy p join pg_class c on c.oid = p.polrelid where p.polname = 'tenant'`);
  for (const row of rows) {
    expect(row.using, row.name).toContain("app.company_id");
    expect(row.check, row.name).toContain("app.company_id");
  }
});

test("the application's role is neither owner, superuser nor exempt", async () => {
  const [role] = await asAdmin<{ rolsuper: boolean; rolbypassrls: boolean }>(
    "select rolsuper, rolbypassrls from pg_roles where rolname = 'vaardig_app'",
  );
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
  const owned = await asAdmin(
    "select 1 from pg_tables where schemaname = 'public' and tableowner = 'vaardig_app'",
  );
  expect(owned).toEqual([]);
});

test("a company sees only its own people, and nothing without a company", async () => {
  const [one, two] = [await buildCompany(database.db), await buildCompany(database.db)];
  await buildUser(database.db, one);
  await buildUser(database.db, two);
  const seen = await inCompany(database.db, one.id, (tx) =>
    tx.select({ company: users.companyId }).from(users),
  );
  expect(seen).toEqual([{ company: one.id }]);
  const none = await database.db.pool.query("select 1 from users");
  expect(none.rowCount).toBe(0);
  const all = await acrossCompanies(database.db, (tx) => tx.select().from(companies));
  expect(all.length).toBeGreaterThanOrEqual(2);
});

test("a company cannot write into another", async () => {
  const [one, two] = [await buildCompany(database.db), await buildCompany(database.db)];
  const stolen = inCompany(database.db, one.id, (tx) =>
    tx.insert(users).values({
      companyId: two.id,
      email: "x@example.com",
      firstName: "X",
      lastName: "Y",
      systemRole: "admin",
      status: "active",
    }),
  );
  await expect(stolen).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("the company of one transaction does not leak into the next on the same connection", async () => {
  const company = await buildCompany(database.db);
  await buildUser(database.db, company);
  await inCompany(database.db, company.id, (tx) => tx.select().from(users));
  const { rows } = await database.db.pool.query<{ company: string | null }>(
    "select nullif(current_setting('app.company_id', true), '') as company",
  );
  expect(rows).toEqual([{ company: null }]);
});

test("events refuse change and removal", async () => {
  const company = await buildCompany(database.db);
  await acrossCompanies(database.db, (tx) =>
    tx.$client.query(
      "insert into events (company_id, id, kind, data) values ($1, gen_random_uuid(), 'test', '{}')",
      [company.id],
    ),
  );
  for (const sql of ["update events set kind = 'other'", "delete from events"]) {
    await expect(acrossCompanies(database.db, (tx) => tx.$client.query(sql))).rejects.toMatchObject({
      code: "42501",
    });
  }
});
