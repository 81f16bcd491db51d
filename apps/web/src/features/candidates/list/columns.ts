/** Columns beside the name, in their order. */
export const COLUMNS = [
  "headline",
  "location",
  "applications",
  "skills",
  "source",
  "owner",
  "added",
  "retention",
  "consent",
  "phone",
] as const;
export type Column = (typeof COLUMNS)[number];

const DEFAULT: readonly Column[] = ["headline", "location", "applications", "skills", "retention"];

/** Stored columns, or the ones to begin with. */
export function readColumns(stored: unknown): readonly Column[] {
  if (!Array.isArray(stored)) return DEFAULT;
  return COLUMNS.filter((column) => stored.includes(column));
}

/** Where the choices of this list are kept. */
export const COLUMNS_KEY = "vaardig:candidate-columns";
export const VIEW_KEY = "vaardig:candidate-view";
