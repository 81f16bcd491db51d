import { type EmployeeRoleAct, GIVEN_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import type { ListedAccount } from "../../domain/people/employee-role/employeeRole.queries.ts";

type Facts = Pick<ListedAccount, "systemRole" | "status">;

/**
 * Returns whether an access level can be changed here: only assignable levels, and only of active, invited or
 * not invited people.
 */
export function canChangeRole({ systemRole, status }: Facts): boolean {
  const isGiven = GIVEN_ROLES.some((role) => role === systemRole);
  return isGiven && ["active", "invited", "not_invited"].includes(status);
}

/**
 * Returns an administrator's current actions on an account; the last administrator keeps the access level.
 */
export function employeeRoleActions(person: Facts, activeAdmins: number): EmployeeRoleAct[] {
  if (person.status === "awaiting_approval") return ["approve", "decline"];
  const isLast = person.systemRole === "admin" && person.status === "active" && activeAdmins <= 1;
  return canChangeRole(person) && !isLast ? ["change_role"] : [];
}
