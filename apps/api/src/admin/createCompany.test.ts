import { afterAll, beforeAll, expect, test } from "vitest";
import { readLink } from "../domain/accounts/links/consumeLink.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { type TestDatabase, testDatabase } from "../test/testDatabase.ts";
import { createCompany } from "./createCompany.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const config = { publicUrl: "https://vaardig.example" };
const make = (slug: string, adminEmail: string, name = "Delta Works") =>
  createCompany(database.db, config, { slug, name, adminEmail });

const stored = async () => {
  const { rows } = await acrossCompanies(database.db, (tx) =>
    tx.$client.query("select slug, name, lifecycle, industry from companies order by slug"),
  );
  return rows;
};

test("makes a company on its first visit, with an invited administrator whose link works", async () => {
  const address = await make("delta", " Boss@Delta.example ");
  const secret = address.split("invite=")[1] ?? "";
  const link = await acrossCompanies(database.db, (tx) => readLink(tx, "invitation", secret));
  expect(await stored()).toEqual([{ slug: "delta", name: "Delta Works", lifecycle: "setup", industry: "" }]);
  const { rows } = await acrossCompanies(database.db, (tx) =>
    tx.$client.query("select id, email, system_role, status from users"),
  );
  expect(rows).toEqual([
    { id: link.userId, email: "boss@delta.example", system_role: "admin", status: "invited" },
  ]);
});

test("what is taken or misspelt is refused and nothing is made", async () => {
  const before = await stored();
  await expect(make("delta", "other@delta.example")).rejects.toMatchObject({ exitCode: 1 });
  await expect(make("delta-two", "boss@delta.example")).rejects.toMatchObject({ exitCode: 1 });
  await expect(make("Delta Two", "other@delta.example")).rejects.toMatchObject({ exitCode: 2 });
  await expect(make("confirm", "other@delta.example")).rejects.toMatchObject({ exitCode: 2 });
  await expect(make("delta-two", "nobody")).rejects.toMatchObject({ exitCode: 2 });
  await expect(make("delta-two", "other@delta.example", " ")).rejects.toMatchObject({ exitCode: 2 });
  expect(await stored()).toEqual(before);
});
