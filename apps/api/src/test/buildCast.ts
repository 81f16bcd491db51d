import type { Role } from "@vaardig/contract/roles";
import { buildApp, type TestApp } from "./buildApp.ts";
import { buildEveryRole } from "./buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "./factories.ts";

/** The app and those whom most rules tell apart. */
export interface Cast {
  test: TestApp;
  company: TestCompany;
  people: Record<Role, TestUser>;
  /** Someone from outside without an account. */
  candidate: TestUser;
  /** Administrator of another company. */
  outsider: TestUser;
}

/** Starts an app for the tests of a file, with a company and everyone in it. */
export async function buildCast(): Promise<Cast> {
  const test = await buildApp();
  const company = await buildCompany(test.db);
  const people = await buildEveryRole(test.db, company);
  const candidate = await buildUser(test.db, company, { systemRole: "freelancer", account: false });
  const outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  return { test, company, people, candidate, outsider };
}
