import { ASSIGNABLE_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import type { Role } from "@vaardig/contract/roles";

export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

const GIVES: Partial<Record<Role, readonly AssignableRole[]>> = {
  admin: ASSIGNABLE_ROLES,
  hr_manager: ["employee", "manager"],
  manager: ["employee"],
};

/** Access levels that someone gives, brings in or invites people with: administrators all, HR those up to manager, managers that of an employee. */
export function rolesToGive({ role }: { role: Role }): readonly AssignableRole[] {
  return GIVES[role] ?? [];
}

/** Whether someone invites a person: no one to more than they may give, and recruiters are the administrators'. */
export function canBringIn(viewer: { role: Role }, person: { systemRole: Role }): boolean {
  if (person.systemRole === "moderator") return viewer.role === "admin";
  return rolesToGive(viewer).some((role) => role === person.systemRole);
}
