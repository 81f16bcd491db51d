import { LISTED_TEXTS, namesOf } from "@vaardig/contract/employees/employeeTexts";
import type { LookOptions } from "../../../ui/list/useListLook.ts";

const COLUMNS = [
  "role",
  "department",
  "team",
  "manager",
  "system_role",
  "status",
  "join_date",
  ...namesOf(LISTED_TEXTS),
] as const;
export type Column = (typeof COLUMNS)[number];

/** What the list can show beside the name. */
export const LOOK: LookOptions<Column> = {
  viewKey: "vaardig:employee-view",
  columnsKey: "vaardig:employee-columns",
  all: COLUMNS,
  first: ["role", "department", "manager", "system_role", "status"],
};
