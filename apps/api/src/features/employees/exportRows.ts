import { EMPLOYEE_TEXTS, namesOf } from "@vaardig/contract/employees/employeeTexts";
import type { Language } from "@vaardig/contract/limits";
import type { EmployeeFacts } from "../../domain/people/employees/employees.queries.ts";
import { exportTexts } from "./exportTexts.ts";

type Cell = (row: EmployeeFacts, words: (typeof exportTexts)[Language]) => string | null;

type Column = readonly [key: keyof (typeof exportTexts)["en"]["columns"], cell: Cell];

/** Columns of the export; the first four are those that an upload reads again. */
const COLUMNS: readonly Column[] = [
  ["first_name", (row) => row.first_name],
  ["last_name", (row) => row.last_name],
  ["email", (row) => row.email],
  ["system_role", (row, words) => words.roles[row.system_role]],
  ["status", (row, words) => words.statuses[row.status]],
  ["department", (row) => row.department],
  ["team", (row) => row.team],
  ["role", (row) => row.role],
  ["manager", (row) => row.manager],
  ...namesOf(EMPLOYEE_TEXTS).map((name): Column => [name, (row) => row[name]]),
  ["gender", (row, words) => words.genders[row.gender]],
  ["join_date", (row) => row.join_date],
];

/** Returns people as rows of a spreadsheet, header first, in the reader's language. */
export function exportRows(people: readonly EmployeeFacts[], language: Language): string[][] {
  const words = exportTexts[language];
  return [
    COLUMNS.map(([key]) => words.columns[key]),
    ...people.map((row) => COLUMNS.map(([, cell]) => cell(row, words) ?? "")),
  ];
}
