import { afterAll, beforeAll, expect, test as it } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { NON_PERSONAL_TABLES, PERSONAL_DATA } from "./personalData.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildApp();
});
afterAll(() => test.close());

/** Names that columns with a person's id have beside foreign keys. */
const NAMED =
  "_by$|^(user|actor|author|owner|assignee|sender|responder|lead|manager|kept|person|contact)_id$";

it("every table that holds a person's id is a kind of what is kept, or says nothing of the person", async () => {
  const { rows } = await acrossCompanies(test.db, (tx) =>
    tx.$client.query<{ name: string }>(
      `select distinct c.relname as name from pg_class c
         join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' and c.relkind = 'r'
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'uuid'::regtype
       where a.attname ~ $1 or exists (select 1 from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
         and f.confrelid = 'users'::regclass and a.attnum = any(f.conkey) and a.attname <> 'company_id')
       order by 1`,
      [NAMED],
    ),
  );
  const listed = [
    ...Object.values(PERSONAL_DATA).flatMap(({ tables }) => tables),
    ...NON_PERSONAL_TABLES,
  ].sort();
  expect(new Set(listed).size).toBe(listed.length);
  const found = rows.map(({ name }) => name);
  expect(found.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => name !== "users" && !found.includes(name))).toEqual([]);
});
