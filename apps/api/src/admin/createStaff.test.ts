import { afterAll, beforeAll, expect, test } from "vitest";
import { readLink } from "../domain/accounts/links/consumeLink.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { buildCompany, buildUser } from "../test/factories.ts";
import { type TestDatabase, testDatabase } from "../test/testDatabase.ts";
import { createStaff } from "./createStaff.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const config = { publicUrl: "https://vaardig.example" };
const make = (email: string) => createStaff(database.db, config, email);
const owner = (address: string) =>
  acrossCompanies(database.db, (tx) => readLink(tx, "invitation", address.split("invite=")[1] ?? ""));

test("makes an invited staff account in the one platform company, with a link that works", async () => {
  const first = await make(" First@Vaardig.example ");
  expect(first).toMatch(/^https:\/\/vaardig\.example\/set-password\?invite=[\w-]{43}$/);
  await Promise.all([make("second@vaardig.example"), make("third@vaardig.example")]);
  const { rows } = await acrossCompanies(database.db, (tx) =>
    tx.$client.query(
      "select u.id, u.email, u.status, u.system_role, c.kind from users u join companies c on c.id = u.company_id order by email",
    ),
  );
  expect(rows.map((row) => row.email)).toEqual([
    "first@vaardig.example",
    "second@vaardig.example",
    "third@vaardig.example",
  ]);
  expect(rows[0]).toMatchObject({ status: "invited", system_role: "staff", kind: "platform" });
  expect(await owner(first)).toMatchObject({ userId: rows[0]?.id });
  const { rowCount } = await acrossCompanies(database.db, (tx) =>
    tx.$client.query("select 1 from companies"),
  );
  expect(rowCount).toBe(1);
});

test("a second link voids the first", async () => {
  const old = await make("again@vaardig.example");
  const fresh = await make("again@vaardig.example");
  await expect(owner(old)).rejects.toMatchObject({ code: "invitation_expired" });
  expect(await owner(fresh)).toBeTruthy();
});

test("an address that is taken or is none is refused", async () => {
  await buildUser(database.db, await buildCompany(database.db), { email: "taken@example.com" });
  await expect(make("taken@example.com")).rejects.toMatchObject({ exitCode: 1 });
  await expect(make("not an address")).rejects.toMatchObject({ exitCode: 2 });
});
