import { ASSIGNABLE_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import type { Role } from "@vaardig/contract/roles";

export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

const GIVES: Partial<Record<Role, readonly AssignableRole[]>> = {
  admin: ASSIGNABLE_ROLES,
  hr_manager: ["employee", "manager"],
  manager: ["employee"],
};

/**
 * Returns the access levels that a viewer may assign: all for administrators, up to manager for HR, employee
 * for managers.
 */
export function assignableRoles({ role }: { role: Role }): readonly AssignableRole[] {
  return GIVES[role] ?? [];
}

/**
 * Returns whether the viewer may invite a person: only to an access level they may assign, and recruiters
 * only as an administrator.
 */
export function canInvite(viewer: { role: Role }, person: { systemRole: Role }): boolean {
  if (person.systemRole === "moderator") return viewer.role === "admin";
  return assignableRoles(viewer).some((role) => role === person.systemRole);
}
