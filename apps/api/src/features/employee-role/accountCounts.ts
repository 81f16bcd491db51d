import { isSince } from "../../domain/people/changedSince.ts";
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

  /** Since when a change matters to what is remembered of a company. */
  mark(companyId: string): string | undefined {
    return this.#known.get(companyId)?.mark;
  }

  /** What is remembered of a company, if nothing changed since; `newest` is the newest change, where it is known. */
  recall(companyId: string, newest: string | null | undefined): AccountCount[] | undefined {
    const known = this.#known.get(companyId);
    if (!known || newest === undefined) return undefined;
    if (Date.now() - known.countedAt > LIFE_MS || isSince(newest, known.mark)) return undefined;
    return known.counts;
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
