import { acrossCompanies } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";

/** Background jobs added per transaction. */
const AT_ONCE = 500;

/** Queues a billing job for each customer, in pages; a job that is queued already is not added again. */
export async function scheduleBilling({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> {
  let after: string | null = null;
  do {
    after = await acrossCompanies(db, async (tx) => {
      const { rows } = await tx.$client.query<{ id: string }>(
        `select id from companies where kind = 'customer' and lifecycle in ('trialing', 'active', 'past_due', 'paused')
           and ($1::uuid is null or id > $1) order by id limit $2`,
        [after, AT_ONCE],
      );
      await Promise.all(
        rows.map(({ id: companyId }) =>
          jobs.add(tx, "bill_company", { companyId }, { key: `bill ${companyId}` }),
        ),
      );
      return rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
    });
  } while (after !== null);
}
