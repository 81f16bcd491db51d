import { isSince, SNAPSHOT_MARK } from "../../domain/people/changedSince.ts";
import type { Condition } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";

interface Known {
  total: number;
  /** What committed from this transaction on is not counted. */
  mark: string;
  countedAt: number;
}

/** Noted changes are kept for a day, so what is older than this is not trusted. */
const LIFE_MS = 3_600_000;
const REMEMBERED = 2_000;

/** What is remembered of one condition. */
interface RememberedTotal {
  /** Since when a change matters to it; undefined while nothing is remembered. */
  mark: string | undefined;
  /** The total, counted anew unless nothing changed; `newest` is the newest change since the mark, where it is known. */
  read(tx: Tx, newest: string | null | undefined): number | Promise<number>;
}

/** How many people conditions find: counted once and remembered until somebody of the company changed. */
export class EmployeeTotals {
  readonly #known = new Map<string, Known>();

  /** What is remembered for a condition; one that rests on more than people's own rows is counted each time. */
  of(condition: Condition): RememberedTotal {
    const key = JSON.stringify([condition.name, condition.values]);
    const known = condition.isWider ? undefined : this.#known.get(key);
    const holds = (newest: string | null | undefined) =>
      newest !== undefined &&
      known &&
      Date.now() - known.countedAt <= LIFE_MS &&
      !isSince(newest, known.mark);
    return {
      mark: known?.mark,
      read: (tx, newest) => (known && holds(newest) ? known.total : this.#count(tx, condition, key)),
    };
  }

  async #count(tx: Tx, condition: Condition, key: string): Promise<number> {
    const counted = await count(tx, condition);
    this.#known.delete(key);
    this.#known.set(key, counted);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return counted.total;
  }
}

async function count(tx: Tx, { name, text, values }: Condition): Promise<Known> {
  // The mark comes from the snapshot that is counted in, or a change between the two would be missed.
  const { rows } = await tx.$client.query<{ total: number; mark: string }>({
    name: `${name}_counted`,
    text: `select count(*)::int as total, ${SNAPSHOT_MARK} as mark from users u where ${text}`,
    values,
  });
  return { total: rows[0]?.total ?? 0, mark: rows[0]?.mark ?? "0", countedAt: Date.now() };
}
