import { EMPLOYEE_TEXTS, namesOf } from "@vaardig/contract/employees/employeeTexts";

/** Returns the columns of an employee's optional texts as SQL: each name by `write`, with commas between them. */
export function textColumns(write: (name: string) => string): string {
  return namesOf(EMPLOYEE_TEXTS).map(write).join(", ");
}
