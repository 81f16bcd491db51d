import { isSince, newestChangeSince, oldestMark } from "../../domain/people/changedSince.ts";
import type { Condition } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";
import { type EmployeeCut, type EmployeeListed, listEmployeeRows } from "./employees.queries.ts";
import { EmployeeTotals } from "./employeeTotals.ts";

interface Known {
  people: EmployeeListed[];
  /** What committed from this transaction on is not on the page. */
  mark: string;
  readAt: number;
}

/** Noted changes are kept for a day, so what is older than this is not trusted. */
const LIFE_MS = 3_600_000;
/** People on all remembered pages together, at about a kilobyte each. */
const REMEMBERED = 5_000;

/**
 * Pages of the list of employees, remembered until a person of the company or the name of a unit changed, which the
 * database is asked each time: a list is opened, filtered and come back to far more often than anybody changes.
 */
export class EmployeePages {
  readonly #totals = new EmployeeTotals();
  readonly #known = new Map<string, Known>();
  #remembered = 0;

  /** A page of the people that a condition finds, and how many it finds; the people are shared, and not to be changed. */
  async read(
    tx: Tx,
    companyId: string,
    condition: Condition,
    cut: EmployeeCut,
  ): Promise<{ people: readonly EmployeeListed[]; total: number }> {
    const key = JSON.stringify([condition.name, condition.values, cut.sort, cut.page, cut.size]);
    const total = this.#totals.of(condition);
    const known = this.#recall(key);
    const since = oldestMark(total.mark, known?.mark);
    if (known) {
      const newest = await newestChangeSince(tx, companyId, since);
      if (!isSince(newest, known.mark)) return { people: known.people, total: await total.read(tx, newest) };
    }
    const { people, newest, mark } = await listEmployeeRows(tx, condition, cut, since);
    this.#forget(key);
    if (mark !== undefined && !condition.isWider) this.#keep(key, { people, mark, readAt: Date.now() });
    return { people, total: await total.read(tx, newest) };
  }

  #recall(key: string): Known | undefined {
    const known = this.#known.get(key);
    return known && Date.now() - known.readAt <= LIFE_MS ? known : undefined;
  }

  #keep(key: string, known: Known): void {
    this.#known.set(key, known);
    this.#remembered += known.people.length;
    for (const oldest of this.#known.keys()) {
      if (this.#remembered <= REMEMBERED) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#remembered -= this.#known.get(key)?.people.length ?? 0;
    this.#known.delete(key);
  }
}
