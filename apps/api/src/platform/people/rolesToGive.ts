import { ASSIGNABLE_ROLES } from "@vaardig/contract/employeeRole";
import type { Role } from "@vaardig/contract/roles";

export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

const GIVES: Partial<Record<Role, readonly AssignableRole[]>> = {
  admin: ASSIGNABLE_ROLES,
  hr_manager: ["employee", "manager"],
  manager: ["employee"],
};

/** Access levels that somebody gives, brings in or invites people with: administrators all, HR those up to manager, managers that of an employee. */
export function rolesToGive({ role }: { role: Role }): readonly AssignableRole[] {
  return GIVES[role] ?? [];
}
