import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "../../platform/db/database.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { employeesWhere } from "./employeesWhere.ts";
import { canSeePrivate } from "./scope.ts";

let database: TestDatabase;
let company: { id: string };
const people: TestUser[] = [];
/** Enough for lines of several steps and for circles beside them. */
const COUNT = 8;

beforeAll(async () => {
  database = await testDatabase();
  company = await buildCompany(database.db);
  for (let made = 0; made < COUNT; made += 1)
    people.push(await buildUser(database.db, company, { systemRole: "manager" }));
});
afterAll(() => database.drop());

/** For each person the place of the one they report to; circles and one's own place included, as no rule forbids them. */
const managers = fc.array(fc.option(fc.nat({ max: COUNT - 1 })), { minLength: COUNT, maxLength: COUNT });

/** Who is above a person, followed step by step. */
function chainOf(place: number, given: readonly (number | null)[]): Set<number> {
  const above = new Set<number>();
  for (let at = given[place] ?? null; at !== null && !above.has(at); at = given[at] ?? null) above.add(at);
  return above;
}

test("a manager's list holds exactly the people whose private record the manager may see", async () => {
  await fc.assert(
    fc.asyncProperty(managers, async (given) => {
      await inCompany(database.db, company.id, async (tx) => {
        for (const [place, manager] of given.entries())
          await tx.$client.query("update users set manager_id = $2 where id = $1", [
            people[place]?.id,
            manager === null ? null : people[manager]?.id,
          ]);
        for (const [place, viewer] of people.entries()) {
          const as = { companyId: company.id, userId: viewer.id, role: "manager" as const };
          const { text, values } = employeesWhere(as);
          const { rows } = await tx.$client.query<{ id: string }>(
            `select u.id from users u where ${text}`,
            values,
          );
          const listed = new Set(rows.map(({ id }) => id));
          for (const [other, person] of people.entries()) {
            if (other === place) continue;
            const expected = chainOf(other, given).has(place);
            const seen = await canSeePrivate(tx, as, person);
            expect({ listed: listed.has(person.id), seen }).toEqual({ listed: expected, seen: expected });
          }
        }
      });
    }),
    { numRuns: 15 },
  );
});
