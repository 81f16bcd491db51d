import { id } from "@vaardig/contract/fields";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareTaxonomy } from "../domain/taxonomy/prepareTaxonomy.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { verifyPassword } from "../platform/session/passwordHash.ts";
import { buildCompany } from "../test/factories.ts";
import { type TestDatabase, testDatabase } from "../test/testDatabase.ts";
import { GOAL_NAMES } from "./data/goalWords.ts";
import { DEMO_PASSWORD } from "./demoAccounts.ts";
import { lastMorning } from "./demoDates.ts";
import { makeDemo } from "./makeDemo.ts";

const TODAY = "2026-03-02";
const said: unknown[] = [];
const log = { info: (...words: unknown[]) => void said.push(words) };
let database: TestDatabase;
let admin: pg.Client;

async function rows<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await admin.query<T>(sql, values)).rows;
}

beforeAll(async () => {
  database = await testDatabase();
  admin = new pg.Client(database.admin);
  await admin.connect();
  await prepareTaxonomy(database, log);
  await makeDemo(database, log, TODAY);
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

test("gives every row an id that the wire takes", async () => {
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const wrong: string[] = [];
  for (const { name } of tables) {
    const all = await rows<{ id: string }>(`select id from ${name}`);
    if (all.some(({ id: one }) => !id.safeParse(one).success)) wrong.push(name);
  }
  expect(wrong).toEqual([]);
});

test("makes every account with its role, active and with the password", async () => {
  const people = await rows<{ email: string; role: string; slug: string; hash: string; step: string }>(`
    select u.email, u.system_role as role, c.slug, u.password_hash as hash, u.onboarding_step as step
    from users u join companies c on c.id = u.company_id
    where u.password_hash is not null and u.account and u.status = 'active'`);
  const roles = {
    admin: "admin",
    hr: "hr_manager",
    manager: "manager",
    employee: "employee",
    recruiter: "moderator",
    external: "freelancer",
  };
  const expected = ["noordlicht", "havenzorg"].flatMap((slug) =>
    Object.entries(roles).map(([name, role]) => ({
      email: `${name}@${slug}.example`,
      role,
      slug,
      step: "done",
    })),
  );
  expected.push({ email: "staff@vaardig.example", role: "staff", slug: "vaardig", step: "done" });
  expected.push({ email: "new@noordlicht.example", role: "employee", slug: "noordlicht", step: "languages" });
  const byEmail = (one: { email: string }, other: { email: string }) => one.email.localeCompare(other.email);
  expect(people.map(({ hash: _, ...person }) => person).sort(byEmail)).toEqual(expected.sort(byEmail));
  const [hash, ...others] = new Set(people.map((person) => person.hash));
  expect(others).toEqual([]);
  expect(await verifyPassword(DEMO_PASSWORD, hash)).toBe(true);
});

test("has one company with its industry in its trial, and one on its first visit that pays", async () => {
  const found = await rows(
    "select slug, kind, industry <> '' as industry, lifecycle, trial_ends_at from companies order by slug",
  );
  const trial = { kind: "customer", lifecycle: "trialing", trial_ends_at: new Date("2026-03-23T09:00:00Z") };
  expect(found).toEqual([
    {
      slug: "havenzorg",
      kind: "customer",
      industry: false,
      lifecycle: "active",
      trial_ends_at: new Date("2025-12-25T09:00:00Z"),
    },
    { slug: "noordlicht", industry: true, ...trial },
    { slug: "vaardig", kind: "platform", industry: false, lifecycle: "active", trial_ends_at: null },
  ]);
});

test("the hospital has three invoices, the last one unpaid", async () => {
  const found = await rows(
    `select i.number, i.issued_on::text as day, i.total_cents = coalesce((select sum(p.amount_cents) from invoice_payments p
       where p.company_id = i.company_id and p.invoice_id = i.id), 0) as paid
     from invoices i order by i.issued_on`,
  );
  expect(found).toEqual([
    { number: "VA-2025-00001", day: "2025-12-25", paid: true },
    { number: "VA-2026-00001", day: "2026-01-24", paid: true },
    { number: "VA-2026-00002", day: "2026-02-24", paid: false },
  ]);
});

test.each([
  ["2026-03-02T00:10:00Z", "2026-03-01"],
  ["2026-03-02T08:59:59Z", "2026-03-01"],
  ["2026-03-02T09:00:00Z", TODAY],
  ["2026-03-02T23:59:59Z", TODAY],
])("made at %s, nothing happened later than nine of %s", (now, morning) => {
  expect(lastMorning(Date.parse(now))).toBe(morning);
});

test("nothing happened later than nine of the day it is made for", async () => {
  const happened = [
    ["vacancies", "created_at"],
    ["applications", "applied_at"],
    ["applications", "stage_since"],
    ["candidate_notes", "created_at"],
    ["offers", "created_at"],
    ["saved_vacancies", "created_at"],
  ] as const;
  for (const [table, column] of happened) {
    const [found] = await rows<{ latest: Date }>(`select max(${column}) as latest from ${table}`);
    expect(found?.latest.getTime(), `${table}.${column}`).toBeLessThanOrEqual(
      Date.parse(`${TODAY}T09:00:00Z`),
    );
  }
});

test("employee@ reports to manager@, new@ has a job but nothing else yet", async () => {
  const [employee] = await rows(
    "select m.email from users u join users m on m.id = u.manager_id where u.email = 'employee@noordlicht.example'",
  );
  expect(employee).toEqual({ email: "manager@noordlicht.example" });
  const [fresh] = await rows(`select p.labels->>'en' as job,
      (select count(*)::int from person_skills s where s.user_id = u.id) as skills,
      (select count(*)::int from person_languages l where l.user_id = u.id) as languages
    from users u join job_profiles p on p.id = u.job_profile_id where u.email = 'new@noordlicht.example'`);
  expect(fresh).toEqual({ job: "Data engineer", skills: 0, languages: 0 });
});

test("goals are reached by courses, projects and activities, have a past, and are in their owner's language", async () => {
  const kinds = await rows<{ slug: string; kinds: string[] }>(`
    select c.slug, array_agg(distinct a.kind order by a.kind) as kinds
    from goal_actions a join goals g on g.company_id = a.company_id and g.id = a.goal_id
    join users u on u.id = g.user_id join companies c on c.id = g.company_id
    where u.email like 'employee@%' group by c.slug order by c.slug`);
  const all = ["activity", "course", "project"];
  expect(kinds).toEqual(["havenzorg", "noordlicht"].map((slug) => ({ slug, kinds: all })));
  const [unfollowed] = await rows(`
    select count(*)::int as n from goal_actions a join goals g on g.company_id = a.company_id and g.id = a.goal_id
    where a.kind = 'course' and g.state = 'completed' and not exists (select from enrolments e
      where e.company_id = g.company_id and e.user_id = g.user_id and e.course_id = a.course_id and e.state = 'completed')`);
  expect(unfollowed).toEqual({ n: 0 });
  const [untold] = await rows(`
    select count(*)::int as n from goals g where not exists (select from events e where e.company_id = g.company_id
      and e.subject_id = g.id and e.kind in ('goal.created', 'goal.assigned'))`);
  expect(untold).toEqual({ n: 0 });
  const words = await rows<{ language: string; words: string }>(`
    select u.language, string_agg(distinct g.description, ' ') as words
    from goals g join users u on u.company_id = g.company_id and u.id = g.user_id group by u.language order by 1`);
  expect(words.map(({ language }) => language)).toEqual(["en", "nl"]);
  const ofDutch = words.find(({ language }) => language === "nl")?.words ?? "";
  expect(ofDutch).toContain("Mijn functie");
  for (const { description } of GOAL_NAMES.en) expect(ofDutch).not.toContain(description);
});

test("nothing of one company points to the other", async () => {
  const references: [table: string, column: string, target: string][] = [
    ["users", "manager_id", "users"],
    ["users", "department_id", "departments"],
    ["users", "job_profile_id", "job_profiles"],
    ["users", "role_id", "roles"],
    ["users", "team_id", "teams"],
    ["departments", "lead_id", "users"],
    ["roles", "parent_id", "roles"],
    ["roles", "job_profile_id", "job_profiles"],
    ["experiences", "user_id", "users"],
    ["invitations", "invited_by", "users"],
    ["talent_pool_people", "user_id", "users"],
    ["person_skills", "user_id", "users"],
    ["person_skills", "created_by", "users"],
    ["vacancies", "owner_id", "users"],
    ["vacancies", "job_profile_id", "job_profiles"],
    ["vacancy_members", "user_id", "users"],
    ["job_profile_skills", "job_profile_id", "job_profiles"],
    ["job_profile_labels", "job_profile_id", "job_profiles"],
  ];
  for (const [table, column, target] of references) {
    const found = await rows<{ same: number; other: number }>(
      `select count(*) filter (where t.company_id is not distinct from r.company_id)::int as same,
        count(*) filter (where t.company_id is distinct from r.company_id)::int as other
      from ${table} r join ${target} t on t.id = r.${column} where r.company_id is not null`,
    );
    expect(found[0]?.other, `${table}.${column}`).toBe(0);
    expect(found[0]?.same, `${table}.${column}`).toBeGreaterThan(0);
  }
});

test("a second start changes nothing and says nothing", async () => {
  const state =
    "select (select count(*) from users) as users, (select max(id) from match_changes) as changes";
  const [before, words] = [await rows(state), said.length];
  await makeDemo(database, log, "2027-01-01");
  expect(await rows(state)).toEqual(before);
  expect(said.length).toBe(words);
});

test("stays away from a database that has a customer", async () => {
  const other = await testDatabase();
  try {
    const company = await buildCompany(other.db);
    await makeDemo(other, log, TODAY);
    const found = await acrossCompanies(other.db, (tx) => tx.$client.query("select slug from companies"));
    expect(found.rows).toEqual([{ slug: company.slug }]);
  } finally {
    await other.drop();
  }
});

test("a start that fails half-way leaves nothing, and the next one makes everything; two at once make it once", async () => {
  const other = await testDatabase();
  const look = new pg.Client(other.admin);
  await look.connect();
  const companies = async () =>
    (await look.query<{ slug: string }>("select slug from companies order by slug")).rows.map(
      ({ slug }) => slug,
    );
  try {
    // Without the taxonomy the generator finds no skills.
    await expect(makeDemo(other, log, TODAY)).rejects.toThrow(/needs the skill/);
    expect(await companies()).toEqual([]);
    await prepareTaxonomy(other, log);
    await look.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
    );
    await look.query("create trigger refuse before insert on saved_vacancies execute function refuse()");
    await expect(makeDemo(other, log, TODAY)).rejects.toThrow();
    expect(await companies()).toEqual([]);
    await look.query("drop trigger refuse on saved_vacancies");
    await Promise.all([makeDemo(other, log, TODAY), makeDemo(other, log, TODAY)]);
    expect(await companies()).toEqual(["havenzorg", "noordlicht", "vaardig"]);
  } finally {
    await look.end();
    await other.drop();
  }
});
