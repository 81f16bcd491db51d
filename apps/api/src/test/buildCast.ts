import type { Role } from "@vaardig/contract/roles";
import { buildApp, type TestApp } from "./buildApp.ts";
import { buildEveryRole } from "./buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "./factories.ts";

/** The app, and the people that most access rules distinguish. */
export interface Cast {
  test: TestApp;
  company: TestCompany;
  people: Record<Role, TestUser>;
  /** A candidate without an account. */
  candidate: TestUser;
  /** Administrator of another company. */
  outsider: TestUser;
}

/** Starts an app with a company and the people of the cast, for one test file. */
export async function buildCast(): Promise<Cast> {
  const test = await buildApp();
  const company = await buildCompany(test.db);
  const people = await buildEveryRole(test.db, company);
  const candidate = await buildUser(test.db, company, { systemRole: "freelancer", account: false });
  const outsider = await buildUser(test.db, await buildCompany(test.db), { systemRole: "admin" });
  return { test, company, people, candidate, outsider };
}
