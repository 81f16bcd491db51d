import { v7 } from "uuid";
import type { Tx } from "../platform/db/database.ts";

interface Column {
  name: string;
  type: string;
  /** The column is not null and has no default. */
  needed: boolean;
  /** The referenced table; null without a foreign key. */
  refers: string | null;
}

interface Person {
  companyId: string;
  userId: string;
}

const COLUMNS = `select a.attname as name, format_type(a.atttypid, null) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as needed,
    (select min(r.relname) from pg_constraint f join pg_class r on r.oid = f.confrelid
     where f.conrelid = a.attrelid and f.contype = 'f' and a.attnum = any(f.conkey)) as refers
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' order by a.attnum`;

const PLAIN: Record<string, unknown> = {
  text: "x",
  integer: 1,
  smallint: 1,
  bigint: 1,
  boolean: false,
  numeric: 1,
  "double precision": 1,
  date: "2030-01-01",
  "timestamp with time zone": new Date(0),
  jsonb: "{}",
  bytea: Buffer.from("x"),
  "text[]": [],
  "uuid[]": [],
  "integer[]": [],
};

/** Names of columns that hold a user id but have no foreign key. */
const OF_PERSON = /_by$|^(user|actor|owner|kept|person)_id$/;

/** Returns the allowed values of columns with a check constraint. */
async function choicesOf(tx: Tx, table: string): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ check: string }>(
    "select pg_get_constraintdef(oid) as check from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  );
  const found = rows.flatMap(({ check }) => [
    ...check
      .matchAll(/\(?(\w+) = ANY \(ARRAY\['([^']*)'/g)
      .map(([, name = "", value = ""]) => [name, value] as const),
  ]);
  return new Map(found);
}

/**
 * Inserts and returns a row about a person in any table, with the rows that it references. Columns are read
 * from the PostgreSQL catalogue, so that a new table needs no factory; `made` holds rows to reuse.
 */
export async function buildRowOf(
  tx: Tx,
  table: string,
  person: Person,
  made: Map<string, Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const known = made.get(table);
  if (known) return known;
  const { rows: columns } = await tx.$client.query<Column>(COLUMNS, [table]);
  const choices = await choicesOf(tx, table);
  const row: Record<string, unknown> = {};
  for (const { name, type, needed, refers } of columns) {
    if (name === "company_id") row[name] = person.companyId;
    else if (refers === "users" || (type === "uuid" && OF_PERSON.test(name))) row[name] = person.userId;
    else if (!needed) continue;
    else if (refers) row[name] = (await buildRowOf(tx, refers, person, made)).id;
    else row[name] = type === "uuid" ? v7() : (choices.get(name) ?? PLAIN[type] ?? null);
  }
  const names = Object.keys(row);
  const { rows } = await tx.$client.query<Record<string, unknown>>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")})
     values (${names.map((_name, at) => `$${at + 1}`).join(", ")}) on conflict do nothing returning *`,
    Object.values(row),
  );
  const stored = rows[0] ?? row;
  made.set(table, stored);
  return stored;
}
