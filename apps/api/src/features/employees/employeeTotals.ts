import type { Tx } from "../../platform/db/database.ts";
import { isSince } from "../../platform/people/changedSince.ts";
import type { Condition } from "../../platform/people/employeesWhere.ts";

interface Known {
  total: number;
  /** What committed from this transaction on is not counted. */
  mark: string;
  countedAt: number;
}

/** Noted changes are kept for a day, so what is older than this is not trusted. */
const LIFE_MS = 3_600_000;
const REMEMBERED = 2_000;

/** How many people conditions find: counted once and remembered until somebody of the company changed. */
export class EmployeeTotals {
  readonly #known = new Map<string, Known>();

  /** Since when a change matters to what is remembered for a condition. */
  mark(condition: Condition): string | undefined {
    return condition.isWider ? undefined : this.#known.get(keyOf(condition))?.mark;
  }

  /** What is remembered for a condition, if nothing changed since; `newest` is the newest change, where it is known. */
  recall(condition: Condition, newest: string | null | undefined): number | undefined {
    if (condition.isWider || newest === undefined) return undefined;
    const known = this.#known.get(keyOf(condition));
    if (!known || Date.now() - known.countedAt > LIFE_MS || isSince(newest, known.mark)) return undefined;
    return known.total;
  }

  /** Counts now, and remembers it. */
  async count(tx: Tx, condition: Condition): Promise<number> {
    const key = keyOf(condition);
    const counted = await count(tx, condition);
    this.#known.delete(key);
    this.#known.set(key, counted);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return counted.total;
  }
}

const keyOf = ({ name, values }: Condition): string => JSON.stringify([name, values]);

async function count(tx: Tx, { name, text, values }: Condition): Promise<Known> {
  // The mark comes from the snapshot that is counted in, or a change between the two would be missed.
  const { rows } = await tx.$client.query<{ total: number; mark: string }>({
    name: `${name}_counted`,
    text: `select count(*)::int as total, pg_snapshot_xmin(pg_current_snapshot())::text as mark from users u where ${text}`,
    values,
  });
  return { total: rows[0]?.total ?? 0, mark: rows[0]?.mark ?? "0", countedAt: Date.now() };
}
