import type { ListDisplayOptions } from "../../../ui/list/useListDisplay.ts";

const COLUMNS = [
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

/** Minimum column widths in pixels; the other columns share the rest. */
export const COLUMN_MIN_WIDTHS: Partial<Record<Column, number>> = {
  headline: 136,
  applications: 144,
  skills: 144,
};

/** Columns and storage keys of the list. */
export const LIST_DISPLAY: ListDisplayOptions<Column> = {
  viewKey: "vaardig:candidate-view",
  columnsKey: "vaardig:candidate-columns",
  all: COLUMNS,
  first: ["headline", "applications", "skills", "retention"],
};

/** Candidates on a page. */
export const PAGE_SIZE = 10;
