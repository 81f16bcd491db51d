import { LISTED_TEXTS, namesOf } from "@vaardig/contract/employees/employeeTexts";
import type { LookOptions } from "../../../ui/list/useListLook.ts";

/** Columns about skills, which are read for the people on the page alone. */
export const FACTS = ["fit", "to_confirm", "skills_updated"] as const;
export type FactColumn = (typeof FACTS)[number];

const COLUMNS = [
  "role",
  "department",
  "team",
  "manager",
  "system_role",
  ...FACTS,
  "status",
  "join_date",
  ...namesOf(LISTED_TEXTS),
] as const;
export type Column = (typeof COLUMNS)[number];
/** Columns that a row of the list holds itself. */
export type PlainColumn = Exclude<Column, FactColumn>;

/** What the list can show beside the name. */
export const LOOK: LookOptions<Column> = {
  viewKey: "vaardig:employee-view",
  columnsKey: "vaardig:employee-columns",
  all: COLUMNS,
  first: ["role", ...FACTS, "status"],
};
