import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { IN_OWN_POOL_SQL, loadPoolFacts, WORKS_ON_POOL_SQL, worksOnPool } from "./poolScope.ts";
import { talentPoolMembers, talentPoolPeople, talentPools } from "./talentPools.table.ts";

let database: TestDatabase;
let company: { id: string };
let staff: TestUser[];
let candidate: TestUser;

beforeAll(async () => {
  database = await testDatabase();
  company = await buildCompany(database.db);
  staff = await Promise.all(
    Array.from({ length: 4 }, () => buildUser(database.db, company, { systemRole: "moderator" })),
  );
  candidate = await buildUser(database.db, company, { systemRole: "freelancer", account: false });
});
afterAll(() => database.drop());

/** The owner's place, and the part that each of the others has. */
const pool = fc.record({
  owner: fc.nat({ max: 3 }),
  parts: fc.array(fc.constantFrom("none", "member", "co_owner"), { minLength: 4, maxLength: 4 }),
});
type Given = typeof pool extends fc.Arbitrary<infer T> ? T : never;

const personAt = (place: number): TestUser => {
  const person = staff[place];
  if (!person) throw new Error("no such person");
  return person;
};

async function build(tx: Tx, { owner, parts }: Given): Promise<string> {
  const companyId = company.id;
  const made = await tx
    .insert(talentPools)
    .values({ companyId, name: crypto.randomUUID(), ownerId: personAt(owner).id })
    .returning();
  const id = made[0]?.id ?? "";
  for (const [place, part] of parts.entries())
    if (part !== "none")
      await tx
        .insert(talentPoolMembers)
        .values({ companyId, talentPoolId: id, userId: personAt(place).id, part });
  const person = { companyId, talentPoolId: id, userId: candidate.id, addedBy: personAt(owner).id };
  await tx.insert(talentPoolPeople).values(person);
  return id;
}

test("who works on a pool is the same for the rule, for lists and for the people in it", async () => {
  await fc.assert(
    fc.asyncProperty(pool, async (given) => {
      await inCompany(database.db, company.id, async (tx) => {
        const id = await build(tx, given);
        const facts = await loadPoolFacts(tx, company.id, id);
        for (const { id: userId } of staff) {
          const works = worksOnPool({ userId, role: "moderator" }, facts);
          const { rows } = await tx.$client.query<{ listed: boolean; person: boolean }>(
            `select ${WORKS_ON_POOL_SQL} as listed,
               (select ${IN_OWN_POOL_SQL} from users u where u.company_id = $1 and u.id = $4) as person
             from talent_pools p where p.company_id = $1 and p.id = $3`,
            [company.id, userId, id, candidate.id],
          );
          expect(rows[0]).toEqual({ listed: works, person: works });
        }
        await tx.$client.query("delete from talent_pools where company_id = $1", [company.id]);
      });
    }),
    { numRuns: 40 },
  );
});
