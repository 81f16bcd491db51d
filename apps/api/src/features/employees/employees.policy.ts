import { ASSIGNABLE_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import type { EmployeeAct, EmployeeListAct } from "@vaardig/contract/employees/employeeActs";
import type { Role } from "@vaardig/contract/roles";
import { type AssignableRole, canBringIn, rolesToGive } from "../../domain/people/rolesToGive.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

interface Facts {
  id: string;
  systemRole: Role;
  status: string;
}

const holdsCompany = ({ role }: Pick<Viewer, "role">) => role === "admin" || role === "hr_manager";

/** Administrators and HR managers are above HR: only an administrator changes how they get in, or ends it. */
export function isAbove(viewer: Pick<Viewer, "role">, person: Pick<Facts, "systemRole">): boolean {
  return viewer.role !== "admin" && ["admin", "hr_manager"].includes(person.systemRole);
}

/** Access levels that the viewer may give this person; none where the person's own is out of reach. */
export function rolesFor(viewer: Viewer, person: Facts): readonly AssignableRole[] {
  if (!holdsCompany(viewer) || isAbove(viewer, person)) return [];
  return ASSIGNABLE_ROLES.some((role) => role === person.systemRole) ? rolesToGive(viewer) : [];
}

/**
 * Anyone who reads a person's mail can get in: the address is changed by those who bring someone of this access level in,
 * and by managers only until the person is in. Who signed up or left gets no other address.
 */
export function canChangeEmail(viewer: Viewer, person: Facts): boolean {
  if (person.status !== "active" && !isNew(person)) return false;
  if (person.id === viewer.userId) return holdsCompany(viewer);
  return canBringIn(viewer, person) && (holdsCompany(viewer) || isNew(person));
}

/** Never was in: may be invited, and erased without being deactivated first. */
export function isNew({ status }: Pick<Facts, "status">): boolean {
  return status === "not_invited" || status === "invited";
}

function inviteActions(viewer: Viewer, person: Facts): EmployeeAct[] {
  if (!canBringIn(viewer, person)) return [];
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

/** What the viewer may do with a person within the viewer's scope, or with themselves. */
export function employeeActions(viewer: Viewer, person: Facts): EmployeeAct[] {
  const isSelf = person.id === viewer.userId;
  const actions: EmployeeAct[] = ["edit"];
  if (!isSelf || holdsCompany(viewer)) actions.push("edit_work");
  if (canChangeEmail(viewer, person)) actions.push("change_email");
  if (rolesFor(viewer, person).length > 0) actions.push("change_role");
  if (isSelf && !holdsCompany(viewer)) return actions;
  actions.push("add_to_talent_pool", "add_to_job");
  if (isSelf) return actions;
  if (viewer.role === "admin" && person.status === "active") actions.push("reset_second_factor");
  return [...actions, ...inviteActions(viewer, person), ...leaveActions(viewer, person)];
}

/** Managers, HR and administrators change people within their scope; everyone changes themselves. */
export function canEditEmployee(viewer: Viewer, person: Pick<Facts, "id">): boolean {
  return person.id === viewer.userId || rolesToGive(viewer).length > 0;
}

/** What the viewer may do with the list as a whole. */
export function listActions(viewer: Pick<Viewer, "role">): EmployeeListAct[] {
  const actions: EmployeeListAct[] = [
    ...(["add", "invite", "bulk_upload", "export", "add_to_talent_pool", "add_to_job", "edit_work"] as const),
  ];
  if (holdsCompany(viewer)) actions.push("deactivate");
  if (viewer.role === "admin") actions.push("delete");
  return actions;
}
