import type { EmployeeSelection } from "@vaardig/contract/employees/employees";

/** The people to add: selection, number, and the name of a single person. */
export interface PeopleToAdd {
  selection: EmployeeSelection;
  count: number;
  name?: string | undefined;
}
