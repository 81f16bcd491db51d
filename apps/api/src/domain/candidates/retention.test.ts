import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { buildApplication, buildVacancy } from "../../test/jobFactories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { HAS_NEVER_SIGNED_IN_SQL, hasNeverSignedIn } from "../accounts/hasNeverSignedIn.ts";
import { users } from "../people/users.table.ts";
import { candidateRecords } from "./candidates.table.ts";
import { IN_PROCESS_SQL, KEPT_UNTIL_SQL, OWN_ACCOUNT_SQL, retentionOf } from "./retention.ts";

let database: TestDatabase;
let company: { id: string };
let owner: TestUser;
beforeAll(async () => {
  database = await testDatabase();
  company = await buildCompany(database.db);
  owner = await buildUser(database.db, company, { systemRole: "moderator" });
});
afterAll(() => database.drop());

const STATUSES = users.status.enumValues;
const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
const person = fc.record({
  status: fc.constantFrom(...STATUSES),
  account: fc.boolean(),
  record: fc.option(fc.record({ keptFrom: moment, consentAt: fc.option(moment) })),
  process: fc.constantFrom("none", "active", "archived", "hired", "withdrawn"),
});
type Given = typeof person extends fc.Arbitrary<infer T> ? T : never;

async function build({ status, account, record, process }: Given): Promise<TestUser> {
  const one = await buildUser(database.db, company, { systemRole: "freelancer", status, account });
  const row = { companyId: company.id, userId: one.id };
  if (record)
    await acrossCompanies(database.db, (tx) => tx.insert(candidateRecords).values({ ...row, ...record }));
  if (process !== "none") {
    const outcome = process === "hired" || process === "withdrawn" ? process : "active";
    const archivedAt = process === "archived" ? new Date() : null;
    const stage = process === "hired" ? "Job offer" : "Application";
    const vacancy = await buildVacancy(database.db, owner);
    await buildApplication(database.db, vacancy, one, { outcome, archivedAt, stage });
  }
  return one;
}

interface NotificationContent {
  in_process: boolean;
  own_account: boolean;
  never_came: boolean;
  until: Date;
  kept_from: Date;
  consent_at: Date | null;
}

test("what SQL says of keeping an external person, and of who never came, is what the rules say", async () => {
  await fc.assert(
    fc.asyncProperty(person, async (given) => {
      const { id } = await build(given);
      const { rows } = await acrossCompanies(database.db, (tx) =>
        tx.$client.query<NotificationContent>(
          `select ${IN_PROCESS_SQL} as in_process, ${OWN_ACCOUNT_SQL} as own_account, ${HAS_NEVER_SIGNED_IN_SQL} as never_came,
             ${KEPT_UNTIL_SQL} as until, coalesce(r.kept_from, u.created_at) as kept_from, r.consent_at
           from users u left join candidate_records r on r.company_id = u.company_id and r.user_id = u.id
           where u.id = $1`,
          [id],
        ),
      );
      const told = rows[0] as NotificationContent;
      const { in_process: inProcess, own_account: ownAccount } = told;
      expect(inProcess).toBe(given.process === "active" || given.process === "hired");
      expect(ownAccount).toBe(given.account && given.status === "active");
      expect(told.never_came).toBe(hasNeverSignedIn(given));
      const { kept_from: keptFrom, consent_at: consentAt } = told;
      const counting = retentionOf({ keptFrom, consentAt, inProcess: false, ownAccount: false });
      expect(counting.until?.toISOString()).toBe(told.until.toISOString());
      const { state } = retentionOf({ keptFrom, consentAt, inProcess, ownAccount });
      expect(state).toBe(inProcess ? "in_process" : ownAccount ? "own_account" : "counting");
    }),
    { numRuns: 60 },
  );
});
