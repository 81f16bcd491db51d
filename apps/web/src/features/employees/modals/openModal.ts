import type { EmployeeSelection } from "@vaardig/contract/employees/employees";
import type { LeaveAct } from "../leave/useLeave.ts";

/** People that a modal is about. */
export interface Chosen {
  selection: EmployeeSelection;
  count: number;
  name?: string | undefined;
}

/** Which of the list's modals is open, and about whom. */
export type OpenModal =
  | { kind: "add" }
  | { kind: "upload"; finished?: string | undefined }
  | { kind: "edit" | "factor"; person: { id: string; name: string } }
  | ({ kind: "invite" | "pool" | "job" | "edit_work" } & Chosen)
  | ({ kind: "leave"; act: LeaveAct; acts: readonly LeaveAct[] } & Chosen);
