import { LISTED_TEXTS, namesOf } from "@vaardig/contract/employees/employeeTexts";
import type { ListDisplayOptions } from "../../../ui/list/useListDisplay.ts";

/** Skill columns, which are loaded only for the people on the page. */
export const FACT_COLUMNS = ["fit", "to_confirm", "skills_updated"] as const;
export type FactColumn = (typeof FACT_COLUMNS)[number];

const COLUMNS = [
  "role",
  "department",
  "team",
  "manager",
  "system_role",
  ...FACT_COLUMNS,
  "status",
  "join_date",
  ...namesOf(LISTED_TEXTS),
] as const;
export type Column = (typeof COLUMNS)[number];
/** Columns that are part of the list's rows. */
export type PlainColumn = Exclude<Column, FactColumn>;

/** Columns and storage keys of the list. */
export const LIST_DISPLAY: ListDisplayOptions<Column> = {
  viewKey: "vaardig:employee-view",
  columnsKey: "vaardig:employee-columns",
  all: COLUMNS,
  first: ["role", ...FACT_COLUMNS, "status"],
};

/** Number of people on a page of the list. */
export const PAGE_SIZE = 10;
