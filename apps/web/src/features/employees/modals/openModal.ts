import type { EmployeeSelection } from "@vaardig/contract/employees/employees";
import type { LeaveAct } from "../leave/useLeave.ts";

/** The people that a dialog concerns. */
export interface ChosenPeople {
  selection: EmployeeSelection;
  count: number;
  name?: string | undefined;
}

/** The open dialog of the list, and its subject. */
export type OpenModal =
  | { kind: "add" }
  | { kind: "upload"; finished?: string | undefined }
  | { kind: "edit" | "factor"; person: { id: string; name: string } }
  | ({ kind: "invite" | "pool" | "job" | "edit_work" } & ChosenPeople)
  | ({ kind: "leave"; act: LeaveAct; acts: readonly LeaveAct[] } & ChosenPeople);
