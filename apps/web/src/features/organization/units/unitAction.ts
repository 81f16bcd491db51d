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

/** Actions on a unit, by kind. */
export type UnitAct = DepartmentAct | TeamAct | RoleAct;

/** Placement of a new unit. */
export interface UnitPlacement {
  departmentId?: string | null;
  teamId?: string | null;
}

export const UNIT_CHANGES = ["edit", "move", "merge", "delete"] as const;
export type UnitChange = (typeof UNIT_CHANGES)[number];

/** A requested action; the page shows its drawer or dialog. */
export type UnitAction =
  | ({ verb: UnitChange } & Unit)
  | ({ verb: "create"; kind: Unit["kind"] } & UnitPlacement);

export const ActContext = createContext<(action: UnitAction) => void>(() => undefined);

/** Returns a function that requests an action from anywhere on the page. */
export function useAct(): (action: UnitAction) => void {
  return useContext(ActContext);
}
