import type { RowErrors } from "../uploadKind.ts";
import type { ReportRow } from "./people.queries.ts";

/** A row that names a manager, or whose person can be one. */
export interface ManagedRow {
  number: number;
  email: string;
  manager: string | undefined;
  isNew: boolean;
}

/**
 * The people that an uploading manager may name as manager: the own line and themselves; undefined for the
 * whole company.
 */
export type AllowedManagers = { line: Set<string>; self: string } | undefined;

/**
 * Returns errors for rows with an impossible manager: not an existing or uploaded colleague, outside the
 * reach, or a cycle. A new person whose row is invalid cannot be a manager either.
 */
export function managerErrors(
  rows: readonly ManagedRow[],
  reports: readonly ReportRow[],
  reach: AllowedManagers,
): RowErrors {
  const errors: RowErrors = new Map();
  const known = new Set(reports.filter(({ isInternal }) => isInternal).map(({ email }) => email));
  const added = new Set(rows.filter(({ isNew }) => isNew).map(({ email }) => email));
  const isThere = (email: string) => known.has(email) || added.has(email);
  const isReached = (email: string) =>
    !reach || email === reach.self || reach.line.has(email) || added.has(email);

  const drop = (row: ManagedRow, key: string) => {
    errors.set(row.number, { manager: key });
    if (row.isNew) added.delete(row.email);
  };
  // A dropped row may contain another row's manager, so this repeats until no row is dropped.
  let open = rows.filter(({ manager }) => manager !== undefined);
  for (let fallen = -1; fallen !== errors.size; ) {
    fallen = errors.size;
    for (const row of open) {
      const { manager = "" } = row;
      if (!isThere(manager)) drop(row, "manager_unknown");
      else if (!isReached(manager)) drop(row, "manager_in_line");
    }
    open = open.filter(({ number }) => !errors.has(number));
    for (const row of inCircles(open, reports)) drop(row, "manager_circle");
    open = open.filter(({ number }) => !errors.has(number));
  }
  return errors;
}

/** Returns the rows in a cycle of people who report to each other. */
function inCircles(rows: readonly ManagedRow[], reports: readonly ReportRow[]): ManagedRow[] {
  const above = new Map<string, string>();
  for (const { email, manager } of reports) if (manager !== null) above.set(email, manager);
  for (const { email, manager } of rows) if (manager !== undefined) above.set(email, manager);
  /** 1 = in the current chain, 2 = done. */
  const seen = new Map<string, 1 | 2>();
  const circles = new Set<string>();
  for (const { email } of rows) {
    const way: string[] = [];
    let at: string | undefined = email;
    while (at !== undefined && !seen.has(at)) {
      seen.set(at, 1);
      way.push(at);
      at = above.get(at);
    }
    if (at !== undefined && seen.get(at) === 1) for (const on of way.slice(way.indexOf(at))) circles.add(on);
    for (const one of way) seen.set(one, 2);
  }
  return rows.filter(({ email }) => circles.has(email));
}
