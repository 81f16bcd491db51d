import type { saveConsent } from "@vaardig/contract/account/account";
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { buildCompany, type TestCompany } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import type { Call, SlowCall } from "../http/route.ts";
import {
  acrossCompanies,
  type Database,
  extendTimeLimit,
  inCompany,
  openDatabase,
  type Tx,
} from "./database.ts";
import { isDatabaseGone } from "./isDatabaseGone.ts";
import { REQUEST_LIMITS } from "./limits.ts";

let database: TestDatabase;
let company: TestCompany;
/** One connection, so that each transaction meets what the one before left. */
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  company = await buildCompany(database.db);
  db = openDatabase({ ...database.config, max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const nameNow = (tx: Tx) =>
  tx.$client
    .query<{ name: string }>("select name from companies where id = $1", [company.id])
    .then(({ rows }) => rows[0]?.name);
const rename = (tx: Tx, name: string) =>
  tx.$client.query("update companies set name = $2 where id = $1", [company.id, name]);
const processOf = (tx: Tx) =>
  tx.$client.query<{ pid: number }>("select pg_backend_pid() as pid").then(({ rows }) => rows[0]?.pid);

test("the first query already sees the company, and what is written stays", async () => {
  expect(await inCompany(db, company.id, nameNow)).toBe(company.name);
  await inCompany(db, company.id, (tx) => rename(tx, "Renamed"));
  expect(await inCompany(db, company.id, nameNow)).toBe("Renamed");
});

test("a query that fails rolls everything back, and the connection stays usable", async () => {
  const before = await inCompany(db, company.id, nameNow);
  const pid = await inCompany(db, company.id, processOf);
  const failed = inCompany(db, company.id, async (tx) => {
    await rename(tx, "Not kept");
    await tx.$client.query("select 1 / 0");
  });
  await expect(failed).rejects.toMatchObject({ code: "22012" });
  expect(await inCompany(db, company.id, nameNow)).toBe(before);
  expect(await inCompany(db, company.id, processOf)).toBe(pid);
});

test("queries sent together are answered each its own, also behind one that fails", async () => {
  const read = (n: number) => (tx: Tx) =>
    tx.$client.query<{ n: number }>({ name: `read_${n}`, text: `select ${n} as n`, values: [] });
  const all = await inCompany(db, company.id, (tx) => Promise.all([3, 1, 2].map((n) => read(n)(tx))));
  expect(all.map(({ rows }) => rows[0]?.n)).toEqual([3, 1, 2]);
  const settled = await inCompany(db, company.id, async (tx) => {
    const answers = await Promise.allSettled([tx.$client.query("select 1 / 0"), read(4)(tx)]);
    expect(answers.map((one) => one.status)).toEqual(["rejected", "rejected"]);
    throw new Error("seen");
  }).catch((error: Error) => error.message);
  expect(settled).toBe("seen");
  // The statement that was refused inside the failed transaction can still be prepared.
  const { rows } = await inCompany(db, company.id, read(4));
  expect(rows).toEqual([{ n: 4 }]);
});

test("an error of the work itself rolls back, also before its first query", async () => {
  const before = await inCompany(db, company.id, nameNow);
  const late = inCompany(db, company.id, async (tx) => {
    await rename(tx, "Not kept");
    throw new Error("late");
  });
  await expect(late).rejects.toThrow("late");
  const early = inCompany(db, company.id, async () => {
    throw new Error("early");
  });
  await expect(early).rejects.toThrow("early");
  expect(await inCompany(db, company.id, nameNow)).toBe(before);
});

test("work without a query ends well, and the company is forgotten with the transaction", async () => {
  expect(await inCompany(db, company.id, async () => "nothing asked")).toBe("nothing asked");
  const setting = "select coalesce(current_setting('app.company_id', true), '') as company";
  const inside = await inCompany(db, company.id, (tx) => tx.$client.query(setting));
  expect(inside.rows).toEqual([{ company: company.id }]);
  expect((await db.pool.query(setting)).rows).toEqual([{ company: "" }]);
});

test("a connection that breaks is thrown away, and the next transaction has a new one", async () => {
  const pid = await inCompany(db, company.id, processOf);
  const broken = inCompany(db, company.id, (tx) =>
    tx.$client.query("select pg_terminate_backend(pg_backend_pid())"),
  );
  await expect(broken).rejects.toThrow();
  const next = await inCompany(db, company.id, processOf);
  expect(next).toBeTypeOf("number");
  expect(next).not.toBe(pid);
});

test("a connection that broke while it was idle does not reach the work", async () => {
  const pid = await inCompany(db, company.id, processOf);
  await database.db.pool.query("select pg_terminate_backend($1)", [pid]);
  const answer = await inCompany(db, company.id, nameNow).catch((error: unknown) => error);
  // Noticed before or during the transaction; the one after is well either way.
  expect(answer === "Renamed" || answer instanceof Error).toBe(true);
  expect(await inCompany(db, company.id, nameNow)).toBe("Renamed");
});

describe("a second connection of the same pool", () => {
  const refused = "a transaction is open here already";

  test("is refused inside a transaction, however deep", async () => {
    const nested = inCompany(database.db, company.id, () =>
      acrossCompanies(database.db, async () => "second"),
    );
    await expect(nested).rejects.toThrow(refused);
    const deep = inCompany(database.db, company.id, () =>
      inCompany(db, company.id, () => inCompany(database.db, company.id, async () => "third")),
    );
    await expect(deep).rejects.toThrow(refused);
  });

  test("is there for what began inside one and continues after it", async () => {
    const ended = Promise.withResolvers<void>();
    let later: Promise<string> | undefined;
    await inCompany(db, company.id, async () => {
      later = ended.promise.then(() => inCompany(db, company.id, async () => "later"));
    });
    ended.resolve();
    expect(await later).toBe("later");
  });

  test("cannot be asked for by a handler with a transaction", () => {
    expectTypeOf<Call<typeof saveConsent>>().toHaveProperty("tx");
    expectTypeOf<Call<typeof saveConsent>["services"]>().not.toHaveProperty("db");
    expectTypeOf<Call<typeof saveConsent>["services"]["sessions"]>().not.toHaveProperty("find");
    expectTypeOf<SlowCall<typeof saveConsent>>().not.toHaveProperty("tx");
    expectTypeOf<SlowCall<typeof saveConsent>["services"]>().toHaveProperty("db");
  });
});

test("a statement ends within its limit, in a transaction that allows longer only beyond it", async () => {
  const brief = openDatabase(
    { ...database.config, max: 1 },
    { ...REQUEST_LIMITS, statement: 50, answer: 100 },
  );
  const sleep = (tx: Tx) => tx.$client.query("select pg_sleep(0.2)");
  await expect(inCompany(brief, company.id, sleep)).rejects.toMatchObject({ code: "57014" });
  const longer = inCompany(brief, company.id, async (tx) => {
    await extendTimeLimit(tx, 5);
    return sleep(tx);
  });
  await expect(longer).resolves.toBeDefined();
  await expect(inCompany(brief, company.id, sleep)).rejects.toMatchObject({ code: "57014" });
  // The database has no limit of its own here, as where it hangs.
  const hung = inCompany(brief, company.id, async (tx) => {
    await tx.$client.query("set local statement_timeout = 0");
    await sleep(tx);
  });
  expect(isDatabaseGone(await hung.catch((error: unknown) => error))).toBe(true);
  expect(await inCompany(brief, company.id, nameNow)).toBe("Renamed");
  await brief.close();
});

test("a transaction that asks nothing for too long loses its connection, and the next one has another", async () => {
  const impatient = openDatabase({ ...database.config, max: 1 }, { ...REQUEST_LIMITS, idle: 50 });
  const forgotten = inCompany(impatient, company.id, async (tx) => {
    await rename(tx, "Not kept");
    await new Promise((resolve) => tx.$client.once("end", resolve));
  });
  expect(isDatabaseGone(await forgotten.catch((error: unknown) => error))).toBe(true);
  expect(await inCompany(impatient, company.id, nameNow)).toBe("Renamed");
  await impatient.close();
});
