import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { buildCompany, buildUser } from "../test/factories.ts";
import { type TestDatabase, testDatabase } from "../test/testDatabase.ts";
import { printAddress } from "./printAddress.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function said(env: NodeJS.ProcessEnv): Promise<string> {
  let text = "";
  await printAddress({ db: database.db, config: readConfig(env) }, (words) => {
    text += words;
  });
  return text;
}

test("says where the product and its documentation are, and nothing of accounts that are not there", async () => {
  const text = await said({ PUBLIC_URL: "https://people.example/" });
  expect(text).toContain("https://people.example\n");
  expect(text).toContain("https://people.example/api/docs");
  expect(text).not.toContain("Password");
});

test("lists the demo accounts that can sign in, with role and password", async () => {
  const company = await buildCompany(database.db, { slug: "noordlicht", name: "Noordlicht Energie" });
  const person = { passwordHash: "hash" };
  await buildUser(database.db, company, { ...person, email: "employee@noordlicht.example" });
  await buildUser(database.db, company, {
    ...person,
    email: "admin@noordlicht.example",
    systemRole: "admin",
  });
  await buildUser(database.db, company, { ...person, email: "hr@noordlicht.example", status: "deactivated" });
  const text = await said({});
  expect(text).toMatch(
    /admin +admin@noordlicht\.example +Noordlicht Energie\n +employee +employee@noordlicht\.example/,
  );
  expect(text).toContain("Welcome-2026!");
  expect(text).not.toContain("hr@");
  expect(await said({ DEMO: "false" })).not.toContain("admin@");
});
