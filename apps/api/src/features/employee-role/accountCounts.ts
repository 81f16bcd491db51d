import type { Tx } from "../../platform/db/database.ts";
import type { AccountCount } from "./employee-role.queries.ts";

interface Known {
  counts: AccountCount[];
  /** What committed from this transaction on is not counted. */
  mark: string;
  countedAt: number;
}

/** Noted changes are kept for a day, so what is older than this is not trusted. */
const LIFE_MS = 3_600_000;
const COMPANIES = 1_000;

/** Counting a large company takes longer than showing a page of it, so the counts are kept until an account changes. */
export class AccountCounts {
  readonly #known = new Map<string, Known>();

  /** What is remembered of a company; holds if nobody changed since its mark. */
  recall(companyId: string): Known | undefined {
    const known = this.#known.get(companyId);
    return known && Date.now() - known.countedAt < LIFE_MS ? known : undefined;
  }

  /** Counts now how many accounts the company has of each role and status, and remembers it. */
  async count(tx: Tx, companyId: string): Promise<AccountCount[]> {
    const counted = await count(tx, companyId);
    this.#known.delete(companyId);
    this.#known.set(companyId, counted);
    const [oldest] = this.#known.keys();
    if (this.#known.size > COMPANIES && oldest !== undefined) this.#known.delete(oldest);
    return counted.counts;
  }
}

async function count(tx: Tx, companyId: string): Promise<Known> {
  // The mark comes from the snapshot that is counted in, or a change between the two would be missed.
  const { rows } = await tx.$client.query<AccountCount & { mark: string }>({
    name: "accounts_counted",
    text: `select system_role as "systemRole", status, count(*)::int as number,
        pg_snapshot_xmin(pg_current_snapshot())::text as mark
      from users where company_id = $1 and account group by system_role, status`,
    values: [companyId],
  });
  const counts = rows.map(({ systemRole, status, number }) => ({ systemRole, status, number }));
  return { counts, mark: rows[0]?.mark ?? "0", countedAt: Date.now() };
}
