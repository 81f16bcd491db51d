import { ASSIGNABLE_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import type { EmployeeAct, EmployeeListAct } from "@vaardig/contract/employees/employeeActs";
import type { Role } from "@vaardig/contract/roles";
import { type AssignableRole, assignableRoles, canInvite } from "../../domain/people/assignableRoles.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

interface Facts {
  id: string;
  systemRole: Role;
  status: string;
}

const holdsCompany = ({ role }: Pick<Viewer, "role">) => role === "admin" || role === "hr_manager";

/**
 * Returns whether a person is above the viewer's rights: only administrators change or end the access of
 * administrators and HR managers.
 */
export function isAbove(viewer: Pick<Viewer, "role">, person: Pick<Facts, "systemRole">): boolean {
  return viewer.role !== "admin" && ["admin", "hr_manager"].includes(person.systemRole);
}

/**
 * Returns the access levels that the viewer may assign to a person; none when the person's current level is
 * out of reach.
 */
export function assignableRolesFor(viewer: Viewer, person: Facts): readonly AssignableRole[] {
  if (!holdsCompany(viewer) || isAbove(viewer, person)) return [];
  return ASSIGNABLE_ROLES.some((role) => role === person.systemRole) ? assignableRoles(viewer) : [];
}

/**
 * Returns whether the viewer may change a person's address, which gives access to the account: viewers who
 * may invite that access level; managers only before the first sign-in. People who signed up themselves or
 * left keep their address.
 */
export function canChangeEmail(viewer: Viewer, person: Facts): boolean {
  if (person.status !== "active" && !isNew(person)) return false;
  if (person.id === viewer.userId) return holdsCompany(viewer);
  return canInvite(viewer, person) && (holdsCompany(viewer) || isNew(person));
}

/** Returns whether a person has never signed in: they may be invited, and erased without a deactivation. */
export function isNew({ status }: Pick<Facts, "status">): boolean {
  return status === "not_invited" || status === "invited";
}

function inviteActions(viewer: Viewer, person: Facts): EmployeeAct[] {
  if (!canInvite(viewer, person)) return [];
  if (person.status === "not_invited") return ["invite"];
  return person.status === "invited" ? ["resend_invitation", "revoke_invitation"] : [];
}

function leaveActions(viewer: Viewer, person: Facts): EmployeeAct[] {
  if (!holdsCompany(viewer) || isAbove(viewer, person)) return [];
  const actions: EmployeeAct[] = [];
  if (person.status === "active" || isNew(person)) actions.push("deactivate");
  if (person.status === "deactivated") actions.push("reactivate");
  if (viewer.role === "admin" && (person.status === "deactivated" || isNew(person))) actions.push("delete");
  return actions;
}

/** Returns the viewer's actions on a person in their scope, or on themselves. */
export function employeeActions(viewer: Viewer, person: Facts): EmployeeAct[] {
  const isSelf = person.id === viewer.userId;
  const actions: EmployeeAct[] = ["edit"];
  if (!isSelf || holdsCompany(viewer)) actions.push("edit_work");
  if (canChangeEmail(viewer, person)) actions.push("change_email");
  if (assignableRolesFor(viewer, person).length > 0) actions.push("change_role");
  if (isSelf && !holdsCompany(viewer)) return actions;
  actions.push("add_to_talent_pool", "add_to_job");
  if (isSelf) return actions;
  if (viewer.role === "admin" && person.status === "active") actions.push("reset_second_factor");
  return [...actions, ...inviteActions(viewer, person), ...leaveActions(viewer, person)];
}

/**
 * Returns whether the viewer may edit a person in their scope: managers, HR and administrators may, and
 * everyone may edit themselves.
 */
export function canEditEmployee(viewer: Viewer, person: Pick<Facts, "id">): boolean {
  return person.id === viewer.userId || assignableRoles(viewer).length > 0;
}

/** Returns the viewer's actions on the list. */
export function listActions(viewer: Pick<Viewer, "role">): EmployeeListAct[] {
  const actions: EmployeeListAct[] = [
    ...(["add", "invite", "bulk_upload", "export", "add_to_talent_pool", "add_to_job", "edit_work"] as const),
  ];
  if (holdsCompany(viewer)) actions.push("deactivate");
  if (viewer.role === "admin") actions.push("delete");
  return actions;
}
