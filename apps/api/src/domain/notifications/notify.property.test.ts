import { randomUUID } from "node:crypto";
import { ROLES } from "@vaardig/contract/roles";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { buildVacancy, shareVacancy } from "../../test/jobFactories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { canSeeJob, canSeePipeline, loadJobFacts, worksOn } from "../jobs/jobScope.ts";
import { goals } from "../learning/goals/goals.table.ts";
import { canSeePrivate } from "../people/scope.ts";
import { notify } from "./notify.ts";
import type { SubjectType } from "./subjects.ts";

let database: TestDatabase;
let company: { id: string };
/** Two of each role, and one of another company. */
const people: TestUser[] = [];
let foreign: TestUser;

beforeAll(async () => {
  database = await testDatabase();
  company = await buildCompany(database.db);
  for (const systemRole of [...ROLES, ...ROLES])
    people.push(await buildUser(database.db, company, { systemRole }));
  foreign = await buildUser(database.db, await buildCompany(database.db), { systemRole: "admin" });
});
afterAll(() => database.drop());

const someone = fc.nat({ max: ROLES.length * 2 - 1 });
const scene = fc.record({
  managers: fc.array(fc.option(someone), { minLength: ROLES.length * 2, maxLength: ROLES.length * 2 }),
  owner: someone,
  actor: someone,
  shared: fc.option(someone),
  status: fc.constantFrom("Draft" as const, "Pending" as const, "Approved" as const),
});

/** Notifies everyone of a record and returns who was notified. */
async function toldOf(type: SubjectType, id: string, actorId: string): Promise<Set<string>> {
  const userIds = [...people, foreign].map((one) => one.id);
  const kind =
    type === "goal" ? "goal_comment" : type === "person" ? "invitation_failed" : "approval_decided";
  return inCompany(database.db, company.id, async (tx) => {
    await tx.$client.query("delete from notifications where company_id = $1", [company.id]);
    const about = { companyId: company.id, userIds, actorId, subject: { type, id }, values: { name: "x" } };
    await notify(tx, { ...about, kind });
    const { rows } = await tx.$client.query<{ user_id: string }>(
      "select user_id from notifications where company_id = $1",
      [company.id],
    );
    return new Set(rows.map((row) => row.user_id));
  });
}

test("no one is notified of a record that the rules of its screens keep from them", async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ managers, owner, actor, shared, status }) => {
      const of = (place: number) => people[place] as TestUser;
      await inCompany(database.db, company.id, async (tx) => {
        for (const [place, manager] of managers.entries())
          await tx.$client.query("update users set manager_id = $3 where company_id = $1 and id = $2", [
            company.id,
            of(place).id,
            manager === null ? null : of(manager).id,
          ]);
      });
      const goalId = randomUUID();
      await acrossCompanies(database.db, (tx) =>
        tx.insert(goals).values({
          companyId: company.id,
          id: goalId,
          userId: of(owner).id,
          createdBy: of(owner).id,
          name: "x",
          description: "",
          startDate: "2026-01-01",
          dueDate: "2026-12-31",
        }),
      );
      const vacancy = await buildVacancy(database.db, of(owner), { status });
      if (shared !== null) await shareVacancy(database.db, vacancy, of(shared));

      const told = {
        goal: await toldOf("goal", goalId, of(actor).id),
        person: await toldOf("person", of(owner).id, of(actor).id),
        job: await toldOf("job", vacancy.id, of(actor).id),
        pipeline: await toldOf("pipeline", vacancy.id, of(actor).id),
      };
      await inCompany(database.db, company.id, async (tx) => {
        const facts = await loadJobFacts(tx, company.id, vacancy.id);
        for (const one of people) {
          const viewer = { companyId: company.id, userId: one.id, role: one.systemRole };
          const isPrivate = await canSeePrivate(tx, viewer, of(owner));
          const mayOpen = {
            goal: isPrivate,
            person: isPrivate,
            job: canSeeJob(viewer, facts),
            // Employees who propose a job are notified of its applicants and have no board.
            pipeline:
              canSeePipeline(viewer, facts) || (one.systemRole === "employee" && worksOn(viewer, facts)),
          };
          for (const [type, ids] of Object.entries(told))
            if (ids.has(one.id)) expect([type, mayOpen[type as keyof typeof mayOpen]]).toEqual([type, true]);
        }
      });
      for (const ids of Object.values(told)) {
        expect(ids.has(of(actor).id)).toBe(false);
        expect(ids.has(foreign.id)).toBe(false);
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);

test("a thousand people are notified in one statement", async () => {
  const [admin] = people;
  await acrossCompanies(database.db, (tx) =>
    tx.$client.query(
      `insert into users (company_id, id, email, first_name, last_name, system_role, status, account)
       select $1, gen_random_uuid(), 'many' || n || '@example.com', 'Many', 'People', 'employee', 'active', true
       from generate_series(1, 1000) n`,
      [company.id],
    ),
  );
  const heard: string[] = [];
  const listener = await database.db.pool.connect();
  listener.on("notification", ({ payload = "" }) => heard.push(...payload.split(",")));
  await listener.query("listen notified");
  const statements = await inCompany(database.db, company.id, async (tx) => {
    const { rows } = await tx.$client.query<{ id: string }>(
      "select id from users where company_id = $1 and first_name = 'Many'",
      [company.id],
    );
    let asked = 0;
    const query = tx.$client.query.bind(tx.$client);
    tx.$client.query = ((...given: Parameters<typeof query>) => {
      asked += 1;
      return query(...given);
    }) as typeof tx.$client.query;
    await notify(tx, {
      companyId: company.id,
      userIds: rows.map(({ id }) => id),
      kind: "confirmation_asked",
      subject: { type: "confirmations", id: admin?.id ?? "" },
      values: { n: 1 },
    });
    tx.$client.query = query;
    return asked;
  });
  await expect.poll(() => heard.length).toBe(1000);
  expect([statements, new Set(heard).size]).toEqual([1, 1000]);
  listener.release(true);
});
