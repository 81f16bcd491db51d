import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanUp } from "./cleanUp.ts";
import { createLink, type LinkPurpose } from "./domain/accounts/links/createLink.ts";
import { acrossCompanies } from "./platform/db/database.ts";
import { buildTasks, CRONTAB } from "./tasks.ts";
import { buildApp, type TestApp } from "./test/buildApp.ts";
import { buildCompany, buildUser } from "./test/factories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

async function count(sql: string): Promise<number> {
  const client = new pg.Client(app.admin);
  await client.connect();
  try {
    return Number((await client.query(`select count(*) as n from ${sql}`)).rows[0]?.n);
  } finally {
    await client.end();
  }
}

const run = (sql: string) => acrossCompanies(app.db, (tx) => tx.$client.query(sql));

test("what has expired goes, what is needed stays", async () => {
  const company = await buildCompany(app.db);
  const [active, unconfirmed, fresh] = [
    await buildUser(app.db, company),
    await buildUser(app.db, company, {
      status: "unconfirmed",
      createdAt: new Date(Date.now() - 8 * 86_400_000),
    }),
    await buildUser(app.db, company, { status: "unconfirmed" }),
  ];
  const link = (purpose: LinkPurpose) => acrossCompanies(app.db, (tx) => createLink(tx, active, purpose));
  for (const purpose of ["reset", "invitation", "confirmation"] as const) await link(purpose);
  await run("update one_time_links set expires_at = now() - interval '31 days'");
  await link("reset");
  for (const [key, at] of [
    ["old", "now() - interval '1 second'"],
    ["new", "now() + interval '1 hour'"],
  ] as const) {
    await run(`insert into bot_checks values ('${key}', ${at})`);
    await run(`insert into attempts values ('${key}', 1, now(), ${at} - interval '24 hours')`);
    await run(`insert into social_attempts values ('${key}', 'google', 'login', null, 'n', 'v', 'b', ${at})`);
    await run(
      `insert into mails (company_id, id, to_address, subject, text, status, created_at)
       values ('${company.id}', gen_random_uuid(), '${key}', '', '', 'kept', ${at} - interval '30 days')`,
    );
    await run(
      `insert into bulk_uploads (company_id, id, kind, created_by, file_name, storage_key, created_at)
       values ('${company.id}', gen_random_uuid(), 'employees', '${active.id}', 'f.csv', '${key}', ${at} - interval '30 days')`,
    );
    await run(
      `insert into idempotency_keys (company_id, user_id, key, call_hash, created_at)
       values ('${company.id}', '${active.id}', '${key}', '', ${at} - interval '7 days')`,
    );
  }
  await run(`update sessions set expires_at = now() - interval '2 days' where user_id = '${fresh.id}'`);
  await cleanUp(app.db);
  for (const table of [
    "bot_checks",
    "attempts",
    "social_attempts",
    "mails",
    "bulk_uploads",
    "idempotency_keys",
  ])
    expect(await count(table), table).toBe(1);
  expect(await count("graphile_worker.jobs where task_identifier = 'remove_file'")).toBe(1);
  expect(await count("one_time_links where purpose = 'reset'")).toBe(1);
  expect(await count("one_time_links where purpose = 'invitation'")).toBe(0);
  expect(await count("one_time_links where purpose = 'confirmation'")).toBe(1);
  expect(await count(`users where id = '${unconfirmed.id}'`)).toBe(0);
  expect(await count(`users where id = '${fresh.id}'`)).toBe(1);
  expect(await count(`sessions where user_id = '${fresh.id}'`)).toBe(0);
  expect(await count(`sessions where user_id = '${active.id}'`)).toBe(1);
});

test("every task of the timetable exists", () => {
  const tasks = buildTasks(app.app.services);
  const named = CRONTAB.split("\n").map((line) => line.split(" ").at(-1) ?? "");
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining(named));
});
