import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startMatchEngine } from "../domain/matching/startMatchEngine.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { startJobs } from "../platform/jobs/jobs.ts";
import { errorFacts } from "../platform/log/errorFacts.ts";
import { buildTasks } from "../tasks.ts";
import { buildApp, type TestApp } from "../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../test/factories.ts";
import { logLines } from "../test/logLines.ts";
import { uploadFile } from "../test/uploadFile.ts";

const ADDRESS = "grep.for.me@example.com";
const NAME = "Grepforme";
const PHONE = "0612345678901234567890";

const { log, lines, text } = logLines();
let app: TestApp;
let company: TestCompany;
let hr: TestUser;
let client: pg.Client;
beforeAll(async () => {
  app = await buildApp({}, { log });
  company = await buildCompany(app.db);
  hr = await buildUser(app.db, company, { systemRole: "hr_manager" });
  client = new pg.Client(app.admin);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** Breaks the database in one way for one test. */
async function broken(breaks: string, mends: string, work: () => Promise<void>) {
  await client.query(breaks);
  try {
    await work();
  } finally {
    await client.query(mends);
  }
}

let before = 0;
beforeEach(() => {
  before = lines().length;
});
const newLines = () => lines().slice(before);
const told = () => JSON.stringify(newLines().filter(({ err }) => err));

const PLACE = { system_role: "employee", department_id: null, role_id: null, manager_id: null };
const someone = { first_name: NAME, last_name: NAME, email: ADDRESS, phone: PHONE, ...PLACE };
const add = () => app.as(hr).post("/employee", someone);

/** Nothing of what was written, and neither secrets nor hashes. */
function expectNoValues() {
  expect(text()).not.toMatch(
    new RegExp(`grep.?for.?me|${PHONE}|argon2|params|secret=|Bearer|Failing row`, "i"),
  );
  expect(text()).not.toContain(app.as(hr).token);
}

test.each([
  {
    name: "a trigger that quotes the row",
    breaks: `create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'not %', new using detail = new.email, hint = new.phone; end $$;
      create trigger refuse before insert on users for each row execute function refuse()`,
    mends: "drop trigger refuse on users; drop function refuse()",
    status: 500,
    facts: { code: "P0001" },
  },
  {
    name: "a value that is too long",
    breaks: "alter table users alter column phone type varchar(12)",
    mends: "alter table users alter column phone type text",
    status: 500,
    facts: { code: "22001" },
  },
  {
    name: "a column that must not be empty",
    breaks: "update users set location = 'Utrecht'; alter table users alter column location set not null",
    mends: "alter table users alter column location drop not null",
    status: 500,
    facts: { code: "23502", table: "users", column: "location" },
  },
  {
    name: "a rule of the table",
    breaks: "alter table users add constraint users_refused check (email not like 'grep%') not valid",
    mends: "alter table users drop constraint users_refused",
    status: 409,
    facts: { code: "23514", table: "users", constraint: "users_refused" },
  },
])(
  "$name is logged by kind and place, without what was written",
  async ({ breaks, mends, status, facts }) => {
    await broken(breaks, mends, async () => {
      expect((await add()).status).toBe(status);
      expect(newLines()).toContainEqual(
        expect.objectContaining({
          reqId: expect.any(String),
          method: "POST",
          route: "/api/employee",
          err: expect.objectContaining({
            cause: expect.objectContaining({ class: "DatabaseError", ...facts }),
          }),
        }),
      );
      expect(told()).toContain("features/employees/");
      expectNoValues();
    });
  },
);

test("a job that fails is logged by kind and place, and the queue keeps no more of it", async () => {
  const { services } = app.app;
  const user = await buildUser(app.db, company, { email: `of.${ADDRESS}`, firstName: NAME });
  const refused = "alter table mails add constraint mails_refused check (text = '') not valid";
  await broken(refused, "alter table mails drop constraint mails_refused", async () => {
    const jobs = await startJobs(
      services.db.pool,
      { ...buildTasks(services), odd: (payload) => Promise.reject(payload) },
      "",
      log,
    );
    try {
      await acrossCompanies(app.db, async (tx) => {
        await jobs.add(tx, "answer_forgotten", { email: user.email });
        await jobs.add(tx, "send_mail", { companyId: company.id, id: ADDRESS });
        await jobs.add(tx, "odd", { email: ADDRESS });
      });
      await vi.waitFor(() => {
        const failed = newLines().filter(({ task, err }) => task && err);
        expect(new Set(failed.map(({ task }) => task))).toEqual(
          new Set(["answer_forgotten", "send_mail", "odd"]),
        );
      });
    } finally {
      await jobs.stop();
    }
  });
  expect(newLines()).toContainEqual(
    expect.objectContaining({
      level: 50,
      task: "answer_forgotten",
      attempt: 1,
      err: expect.objectContaining({
        cause: expect.objectContaining({
          cause: expect.objectContaining({ code: "23514", table: "mails", constraint: "mails_refused" }),
        }),
      }),
    }),
  );
  const kept = await client.query(
    "select last_error from graphile_worker._private_jobs where last_error is not null",
  );
  expect(kept.rows).toHaveLength(3);
  expect(JSON.stringify(kept.rows)).toContain("mails_refused");
  expect(JSON.stringify(kept.rows)).not.toContain("grep");
  expectNoValues();
});

test("what fails in the matching worker is logged as what it is", async () => {
  const engine = startMatchEngine({ ...app.config, database: "nowhere" });
  try {
    const failure = await engine
      .searchSkills(company.id, ADDRESS, "en", 1, 10)
      .catch((error: unknown) => error);
    expect(errorFacts(failure)).toMatchObject({ code: "3D000", class: "DatabaseError" });
    log.error({ err: failure }, "the engine");
    expect(told()).toContain("domain/matching/worker");
    expectNoValues();
  } finally {
    await engine.close();
  }
});

test("a request is logged by its route, and an unknown address without its query", async () => {
  await app.ask("GET", "/files/content", { query: { id: ADDRESS, signature: ADDRESS } });
  await app.ask("GET", "/nowhere", { query: { mail: ADDRESS } });
  const asked = newLines().flatMap(({ req }) => (req ? [req] : []));
  await uploadFile(app, hr, { bytes: Buffer.from(NAME), name: `${NAME}.txt` });
  expect(newLines().map(({ msg }) => msg)).toContain("starting multipart parsing");
  expect(asked).toEqual([
    { method: "GET", route: "/api/files/content" },
    { method: "GET", path: "/api/nowhere" },
  ]);
  expectNoValues();
});
