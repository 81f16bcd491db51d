import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ConfigError } from "../../config.ts";
import { adoptDatabase } from "./adoptDatabase.ts";
import { inCompany, openDatabase } from "./database.ts";
import { listenTo } from "./listenTo.ts";
import { APP_ROLE, migrateDatabase } from "./prepareDatabase.ts";

const suffix = randomUUID().slice(0, 8);
/** Owns its database and may make no role. */
const user = `hosted_${suffix}`;
const database = `hosted_${suffix}`;
const stranger = `stranger_${suffix}`;
const foreign = `foreign_${suffix}`;

async function asAdmin(sql: string, on = "postgres"): Promise<void> {
  const admin = new pg.Client({ ...inject("postgres"), database: on });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}

/** The address of the database for a user, as `DATABASE_URL` has it. */
function ownerOf(name: string, on = database) {
  const { host = "", port = 5432 } = inject("postgres");
  const query = new URLSearchParams({ host, port: String(port) });
  return { connectionString: `postgresql://${name}@/${on}?${query}` };
}

beforeAll(async () => {
  await asAdmin(`create role ${user} login nosuperuser nocreaterole nocreatedb`);
  await asAdmin(`create role ${stranger} login nosuperuser nocreaterole nocreatedb`);
  await asAdmin(`create database ${database} owner ${user}`);
  await asAdmin(`create database ${foreign}`);
});
afterAll(async () => {
  await asAdmin(`drop database ${database} with (force)`);
  await asAdmin(`drop database ${foreign} with (force)`);
  await asAdmin(`drop role ${user}, ${stranger}`);
});

const refusal = (work: Promise<unknown>) => work.catch((error: unknown) => error) as Promise<Error>;

test("a user who may neither make the role nor act as it is shown in one sentence what to run", async () => {
  const error = await refusal(adoptDatabase(ownerOf(user), "any"));
  expect(error).toBeInstanceOf(ConfigError);
  expect(error.message).toContain(`The database user ${user} of DATABASE_URL`);
  expect(error.message).toContain(`run: grant "${APP_ROLE}" to "${user}";`);
  const absent = await refusal(adoptDatabase(ownerOf(user), "any", `absent_${suffix}`));
  expect(absent).toBeInstanceOf(ConfigError);
  expect(absent.message).toContain(
    `create role "absent_${suffix}" login; grant "absent_${suffix}" to "${user}"`,
  );
});

test("a user without any right to the database is shown all that is missing, and running it is enough", async () => {
  const error = await refusal(adoptDatabase(ownerOf(stranger, foreign), "any"));
  const [, statements = ""] = / run: (.*)$/.exec(error.message) ?? [];
  expect(statements.split("; ")).toEqual([
    `grant "${APP_ROLE}" to "${stranger}"`,
    `grant create on database "${foreign}" to "${APP_ROLE}";`,
  ]);
  for (const statement of statements.split("; ")) await asAdmin(statement);
  await expect(adoptDatabase(ownerOf(stranger, foreign), "any")).resolves.toMatchObject({
    options: `-c role=${APP_ROLE}`,
  });
});

test("a user who was granted the role starts with it, and every policy applies", async () => {
  await asAdmin(`grant ${APP_ROLE} to ${user}`);
  const app = await adoptDatabase(ownerOf(user), "any");
  await migrateDatabase(ownerOf(user));
  const db = openDatabase({ ...app, max: 1 });
  const listener = await listenTo(app, "session_ended", () => undefined);
  try {
    const company = randomUUID();
    const who = "select session_user, current_user, count(*)::int as companies from companies";
    const inside = await inCompany(db, company, (tx) => tx.$client.query(who));
    expect(inside.rows).toEqual([{ session_user: user, current_user: APP_ROLE, companies: 0 }]);
    const insert = inCompany(db, company, (tx) =>
      tx.$client.query("insert into companies (id, slug, name, industry) values ($1, 'x', 'X', 'Energy')", [
        randomUUID(),
      ]),
    );
    await expect(insert).rejects.toMatchObject({ code: "42501" });
    // The user acts as the role from its first moment, so resetting leads nowhere else.
    const reset = await db.pool.query("reset role").then(() => db.pool.query("select current_user"));
    expect(reset.rows).toEqual([{ current_user: APP_ROLE }]);
    expect((await listener.query("select current_user")).rows).toEqual([{ current_user: APP_ROLE }]);
    await inCompany(db, company, (tx) => tx.$client.query("create schema made_by_the_queue"));
  } finally {
    await listener.end();
    await db.close();
  }
});
