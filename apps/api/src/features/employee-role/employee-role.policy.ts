import { type EmployeeRoleAct, GIVEN_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import type { ListedAccount } from "../../domain/people/employee-role/employeeRole.queries.ts";

type Facts = Pick<ListedAccount, "systemRole" | "status">;

/** Roles change between those that are given here, and only of someone who is in or may come. */
export function canChangeRole({ systemRole, status }: Facts): boolean {
  const isGiven = GIVEN_ROLES.some((role) => role === systemRole);
  return isGiven && ["active", "invited", "not_invited"].includes(status);
}

/** What an administrator may do with a person's account now; the last administrator keeps the role. */
export function employeeRoleActions(person: Facts, activeAdmins: number): EmployeeRoleAct[] {
  if (person.status === "awaiting_approval") return ["approve", "decline"];
  const isLast = person.systemRole === "admin" && person.status === "active" && activeAdmins <= 1;
  return canChangeRole(person) && !isLast ? ["change_role"] : [];
}
