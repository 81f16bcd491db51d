import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "../../platform/db/database.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { countUnreadOf } from "./notifications.queries.ts";

let database: TestDatabase;
let reader: TestUser;
beforeAll(async () => {
  database = await testDatabase();
  const company = await buildCompany(database.db);
  reader = await buildUser(database.db, company);
  const other = await buildUser(database.db, company);
  await inCompany(database.db, company.id, (tx) =>
    tx.$client.query(
      `insert into notifications (company_id, id, user_id, kind, subject_type, subject_id, "values", shown, email, read_at)
       select $1, gen_random_uuid(), case when n % 100 = 0 then $2::uuid else $3::uuid end, 'goal_comment', 'goal',
         gen_random_uuid(), '{}', true, 'none', case when n % 200 = 0 then now() end
       from generate_series(1, 20000) n`,
      [company.id, reader.id, other.id],
    ),
  );
});
afterAll(() => database.drop());

test("unread ones are counted by one read of the index that holds them alone, up to what is shown", async () => {
  const { companyId, id: userId } = reader;
  const { plan, unread, ms } = await inCompany(database.db, companyId, async (tx) => {
    const { rows } = await tx.$client.query<{ "QUERY PLAN": string }>(
      `explain select 1 from notifications where company_id = '${companyId}' and user_id = '${userId}' and shown
         and read_at is null limit 100`,
    );
    await countUnreadOf(tx, { companyId, userId });
    const began = performance.now();
    const count = await countUnreadOf(tx, { companyId, userId });
    const plans = rows.map((row) => row["QUERY PLAN"]).join("\n");
    return { plan: plans, unread: count, ms: performance.now() - began };
  });
  expect(plan).toMatch(/using notifications_unread|on notifications_unread/);
  expect(unread).toBe(100);
  // A few hundredths of a millisecond where the machine is idle.
  expect(ms).toBeLessThan(50);
});
