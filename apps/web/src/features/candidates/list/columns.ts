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

/** What the list can show beside the name. */
export const LOOK: LookOptions<Column> = {
  viewKey: "vaardig:candidate-view",
  columnsKey: "vaardig:candidate-columns",
  all: COLUMNS,
  first: ["headline", "location", "applications", "skills", "retention"],
};
