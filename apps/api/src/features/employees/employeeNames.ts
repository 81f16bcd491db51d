import type { Tx } from "../../platform/db/database.ts";
import { isSince } from "../../platform/people/changedSince.ts";
import type { EmployeeIds, NamedEmployee } from "./employees.queries.ts";

interface Known {
  names: Map<string, string>;
  /** What committed from this transaction on is not in the names. */
  mark: string;
  readAt: number;
}

interface NameRow {
  id: string;
  name: string;
  mark: string;
}

/** Noted changes are kept for a day, so what is older than this is not trusted. */
const LIFE_MS = 3_600_000;
const COMPANIES = 200;
const NAMES = 20_000;

/** What is looked up, in the order of the values of `READ`. */
const COLUMNS = ["department_id", "team_id", "role_id", "manager_id"] as const;

/** The ids in a query of their own: planned for how many there are, each call would be planned anew. */
const named = (table: string, name: string, place: string) => `select o.id, ${name} as name from ${table} o
  where o.company_id = $1 and o.id = any((select ${place}::uuid[])::uuid[])`;

const READ = `select n.id, n.name, pg_snapshot_xmin(pg_current_snapshot())::text as mark from (
  ${named("departments", "o.name", "$2")} union all ${named("teams", "o.name", "$3")}
  union all ${named("roles", "o.name", "$4")}
  union all ${named("users", "trim(o.first_name || ' ' || o.last_name)", "$5")}) n`;

/**
 * Names of the departments, teams, roles and managers that employees have: remembered by company until a person or the
 * name of a unit changed, which every page tells. Looking them up for each row costs twice as much as the page itself.
 */
export class EmployeeNames {
  readonly #known = new Map<string, Known>();

  /** Since when a change matters to what is remembered of a company. */
  mark(companyId: string): string | undefined {
    return this.#known.get(companyId)?.mark;
  }

  /** People as `listEmployeeRows` read them → with the names; `newest` is the newest change that they were read with. */
  async label(
    tx: Tx,
    companyId: string,
    rows: readonly EmployeeIds[],
    newest: string | null,
  ): Promise<NamedEmployee[]> {
    let known = this.#recall(companyId, newest);
    const isMissing = (id: string | null) => id !== null && !known?.names.has(id);
    if (rows.some((row) => COLUMNS.some((column) => isMissing(row[column])))) {
      const wanted = COLUMNS.map((column) => [...new Set(rows.map((row) => row[column]).filter(isMissing))]);
      const read = await tx.$client.query<NameRow>({
        name: "employee_names",
        text: READ,
        values: [companyId, ...wanted],
      });
      known ??= this.#begin(companyId, read.rows[0]?.mark ?? "0");
      for (const { id, name } of read.rows) known.names.set(id, name);
    }
    const nameOf = (id: string | null) => (id === null ? null : (known?.names.get(id) ?? null));
    return rows.map((row) => ({
      ...row,
      department: nameOf(row.department_id),
      team: nameOf(row.team_id),
      role: nameOf(row.role_id),
      manager: nameOf(row.manager_id),
    }));
  }

  #recall(companyId: string, newest: string | null): Known | undefined {
    const known = this.#known.get(companyId);
    if (!known) return undefined;
    const isOld = Date.now() - known.readAt > LIFE_MS || known.names.size > NAMES;
    if (!isOld && !isSince(newest, known.mark)) return known;
    this.#known.delete(companyId);
    return undefined;
  }

  /** The mark comes from the snapshot that the first names are read in; names that are added later are newer still. */
  #begin(companyId: string, mark: string): Known {
    const known = { names: new Map<string, string>(), mark, readAt: Date.now() };
    this.#known.set(companyId, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > COMPANIES && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
