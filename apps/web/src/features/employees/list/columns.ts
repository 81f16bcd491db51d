/** Columns beside the name, in their order. */
export const COLUMNS = [
  "role",
  "department",
  "team",
  "manager",
  "system_role",
  "status",
  "join_date",
  "location",
] as const;
export type Column = (typeof COLUMNS)[number];

const DEFAULT: readonly Column[] = ["role", "department", "manager", "system_role", "status"];

/** Stored columns, or the ones to begin with. */
export function readColumns(stored: unknown): readonly Column[] {
  if (!Array.isArray(stored)) return DEFAULT;
  return COLUMNS.filter((column) => stored.includes(column));
}

/** Where the choices of this list are kept. */
export const COLUMNS_KEY = "vaardig:employee-columns";
export const VIEW_KEY = "vaardig:employee-view";
