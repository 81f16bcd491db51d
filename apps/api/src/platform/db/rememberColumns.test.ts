import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";

let database: TestDatabase;
let client: pg.PoolClient;
/** How often the database described its columns. */
let described = 0;

beforeAll(async () => {
  database = await testDatabase();
  client = await database.db.pool.connect();
  client.connection.on("rowDescription", () => {
    described += 1;
  });
});
afterAll(async () => {
  client.release();
  await database.drop();
});

const KINDS = {
  name: "kinds",
  text: `select $1::int as n, null::text as none, 'a "b"' as "a ""b""", true as yes, '{"a":1}'::jsonb as json,
    array[1, 2] as many, timestamptz '2026-01-02 03:04:05Z' as at`,
};
const row = (n: number) => ({
  n,
  none: null,
  'a "b"': 'a "b"',
  yes: true,
  json: { a: 1 },
  many: [1, 2],
  at: new Date("2026-01-02T03:04:05Z"),
});

test("columns of a named query are asked for once, and its rows stay what they are", async () => {
  described = 0;
  for (const n of [1, 2, 3]) {
    const { rows, rowCount, fields } = await client.query({ ...KINDS, values: [n] });
    expect(rows).toEqual([row(n)]);
    expect([rowCount, fields.length]).toEqual([1, 7]);
  }
  expect(described).toBe(1);
});

test("queries sent together keep their own columns", async () => {
  const named = (name: string) => client.query({ name, text: `select '${name}' as ${name}`, values: [] });
  const answers = await Promise.all([named("one"), named("two"), named("one"), named("two")]);
  expect(answers.map(({ rows }) => rows)).toEqual([
    [{ one: "one" }],
    [{ two: "two" }],
    [{ one: "one" }],
    [{ two: "two" }],
  ]);
});

test("a named query that fails can be asked again, and without rows has none", async () => {
  const divide = (by: number) =>
    client.query({ name: "divide", text: "select 6 / $1::int as n", values: [by] });
  await expect(divide(0)).rejects.toMatchObject({ code: "22012" });
  expect((await divide(2)).rows).toEqual([{ n: 3 }]);
  await expect(divide(0)).rejects.toMatchObject({ code: "22012" });
  expect((await divide(3)).rows).toEqual([{ n: 2 }]);
  const none = { name: "none", text: "select 1 as n where false", values: [] };
  expect([(await client.query(none)).rows, (await client.query(none)).rows]).toEqual([[], []]);
});

test("a statement whose columns would change is refused", async () => {
  const all = { name: "all_of_it", text: "select * from pg_temp.it", values: [] };
  await client.query("create temporary table it as select 1 as a");
  expect((await client.query(all)).rows).toEqual([{ a: 1 }]);
  await client.query("alter table it add column b int");
  await expect(client.query(all)).rejects.toMatchObject({ code: "0A000" });
});

test("Drizzle's own rows and queries without a name are left alone", async () => {
  const prepared = drizzle(client)
    .select({ n: sql<number>`1`.as("n") })
    .from(sql`generate_series(1, 2)`);
  const query = prepared.prepare("drizzle_rows");
  expect([await query.execute(), await query.execute()]).toEqual(Array(2).fill([{ n: 1 }, { n: 1 }]));
  expect((await client.query("select 2 as n")).rows).toEqual([{ n: 2 }]);
  expect((await client.query("select $1::int as n", [3])).rows).toEqual([{ n: 3 }]);
});
