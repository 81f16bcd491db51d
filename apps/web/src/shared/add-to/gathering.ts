import type { EmployeeSelection } from "@vaardig/contract/employees/employees";

/** Who is to be added: which people, how many, and the name where it is one. */
export interface Gathering {
  selection: EmployeeSelection;
  count: number;
  name?: string | undefined;
}
