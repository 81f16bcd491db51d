import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { Role } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { applications } from "../domain/applications/applications.table.ts";
import { candidateRecords } from "../domain/candidates/candidates.table.ts";
import { users } from "../domain/people/users.table.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "./buildApp.ts";
import { buildEveryRole } from "./buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "./factories.ts";
import { buildVacancy } from "./jobFactories.ts";

/** Returns the payload of an answer. */
export const payload = <T>(answer: Answer) => answer.body.payload as T;

export const DAY = 24 * 3_600_000;
/** Returns the moment some days before now. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

interface Scene {
  test: TestApp;
  company: TestCompany;
  people: Record<Role, TestUser>;
  /** A candidate of the company, without an account. */
  candidate: TestUser;
}

/** Sets up a company with a candidate before each test, which `take` receives, and returns what tests of records do. */
export function recordScene(take: (scene: Scene) => void) {
  let scene: Pick<Scene, "test" | "company" | "people">;
  let test: TestApp;
  const on = () => scene;
  beforeAll(async () => {
    test = await buildApp();
  });
  beforeEach(async () => {
    const company = await buildCompany(test.db);
    scene = { test, company, people: await buildEveryRole(test.db, company) };
    take({ ...scene, candidate: await external() });
  });
  afterAll(() => test.close());

  const external = (more: Partial<typeof users.$inferInsert> = {}) =>
    buildUser(on().test.db, on().company, { systemRole: "freelancer", account: false, ...more });

  async function apply(person: { id: string }, more: Partial<typeof applications.$inferInsert> = {}) {
    const vacancy = await buildVacancy(on().test.db, on().people.moderator);
    const row = {
      companyId: on().company.id,
      vacancyId: vacancy.id,
      userId: person.id,
      addedBy: on().people.moderator.id,
    };
    await acrossCompanies(on().test.db, (tx) => tx.insert(applications).values({ ...row, ...more }));
    return vacancy;
  }
  const record = (person: { id: string }, values: Partial<typeof candidateRecords.$inferInsert>) =>
    acrossCompanies(on().test.db, (tx) =>
      tx.insert(candidateRecords).values({ companyId: on().company.id, userId: person.id, ...values }),
    );
  const status = async (person: { id: string }, by = on().people.moderator) =>
    payload<{ candidate: CandidateRow; applications: object[]; email_from: object | null }>(
      await on().test.as(by).get("/user_status", { user_id: person.id }),
    );
  const isThere = async ({ id }: { id: string }) =>
    (await acrossCompanies(on().test.db, (tx) => tx.select().from(users).where(eq(users.id, id)))).length ===
    1;
  return { external, apply, record, status, isThere };
}
