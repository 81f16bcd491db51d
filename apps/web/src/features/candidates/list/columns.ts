import type { LookOptions } from "../../../ui/list/useListLook.ts";

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

/** Room that a column needs at least, in pixels; the others take what there is. */
export const WIDTHS: Partial<Record<Column, number>> = {
  headline: 136,
  applications: 144,
  skills: 144,
};

/** What the list can show beside the name. */
export const LOOK: LookOptions<Column> = {
  viewKey: "vaardig:candidate-view",
  columnsKey: "vaardig:candidate-columns",
  all: COLUMNS,
  first: ["headline", "applications", "skills", "retention"],
};
