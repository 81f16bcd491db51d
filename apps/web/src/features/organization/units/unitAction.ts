import type {
  Department,
  DepartmentAct,
  Role,
  RoleAct,
  Team,
  TeamAct,
} from "@vaardig/contract/organization/organization";
import { createContext, useContext } from "react";

export type Unit =
  | { kind: "department"; unit: Department }
  | { kind: "team"; unit: Team }
  | { kind: "role"; unit: Role };

/** What may be done with a unit of some kind. */
export type UnitAct = DepartmentAct | TeamAct | RoleAct;

/** Where a new unit begins. */
export interface Start {
  departmentId?: string | null;
  teamId?: string | null;
}

export const CHANGES = ["edit", "move", "merge", "delete"] as const;
export type Change = (typeof CHANGES)[number];

/** What someone wants to do; the page shows the drawer or dialog for it. */
export type UnitAction = ({ verb: Change } & Unit) | ({ verb: "create"; kind: Unit["kind"] } & Start);

export const ActContext = createContext<(action: UnitAction) => void>(() => undefined);

/** Begins an action from anywhere on the page. */
export function useAct(): (action: UnitAction) => void {
  return useContext(ActContext);
}
