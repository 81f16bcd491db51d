import type { EmployeeAct } from "@vaardig/contract/employees/employeeActs";
import type { EmployeeBody } from "@vaardig/contract/employees/employees";
import { EMPLOYEE_TEXTS, mapTexts, namesOf } from "@vaardig/contract/employees/employeeTexts";
import type { Language } from "@vaardig/contract/limits";
import { lockOwner } from "../../domain/accounts/address/addressChanges.queries.ts";
import { endSessionsOf } from "../../domain/accounts/sessions/endSessionsOf.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { checkPlace } from "../../domain/organization/checkPlace.ts";
import { checkManager } from "../../domain/people/checkManager.ts";
import { type EmployeeRecord, findEmployee } from "../../domain/people/employees/employees.queries.ts";
import {
  TEXT_COLUMNS,
  type UserColumns,
  updateEmployee,
} from "../../domain/people/employees/saveEmployee.queries.ts";
import { ensureAdminRemains } from "../../domain/people/ensureAdminRemains.ts";
import { notifyJoined } from "../../domain/people/notifyLine.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { changeInvitationAddress, requestAddressChange } from "./address/changeAddress.ts";
import { assignableRolesFor, employeeActions, isNew } from "./employees.policy.ts";
import { factsOf } from "./employees.present.ts";

type Given = Partial<EmployeeBody>;
type Field = keyof EmployeeBody;

/** The permission that changing each field requires. */
const RIGHT: Record<Field, EmployeeAct> = {
  first_name: "edit",
  last_name: "edit",
  ...mapTexts(EMPLOYEE_TEXTS, () => "edit" as const),
  gender: "edit",
  email: "change_email",
  join_date: "edit_work",
  department_id: "edit_work",
  team_id: "edit_work",
  role_id: "edit_work",
  manager_id: "edit_work",
  system_role: "change_role",
};

/** An empty text clears the value. */
const orNull = (text: string | null | undefined) => (text === "" ? null : text);

const textColumns = (given: Given): Partial<UserColumns> =>
  Object.fromEntries(namesOf(EMPLOYEE_TEXTS).map((name) => [TEXT_COLUMNS[name], orNull(given[name])]));

/** Converts fields to columns. */
export function columnsOf(given: Given): Partial<UserColumns> {
  return {
    email: given.email,
    firstName: given.first_name,
    lastName: given.last_name,
    ...textColumns(given),
    gender: given.gender,
    joinDate: given.join_date,
    systemRole: given.system_role,
    departmentId: given.department_id,
    teamId: given.team_id,
    roleId: given.role_id,
    managerId: given.manager_id,
  };
}

function changedFields(before: EmployeeRecord, given: Given): Field[] {
  return (Object.keys(given) as Field[]).filter(
    (name) => given[name] !== undefined && (given[name] || null) !== before[name],
  );
}

/**
 * Updates a person that the viewer may see: absent leaves a value unchanged, null clears it. Throws 403 for
 * fields the viewer may not change, `stale_version`, and 400 for values that contradict the organization. A
 * change of access level ends the person's sessions; a new address of a person who has signed in before
 * awaits confirmation.
 */
export async function saveEmployee(
  tx: Tx,
  services: TxServices,
  viewer: Viewer,
  before: EmployeeRecord,
  { version, language, given }: { version: number; language: Language; given: Given },
): Promise<EmployeeRecord> {
  const { companyId, userId: actorId } = viewer;
  const { id } = before;
  const person = factsOf(before);
  const fields = changedFields(before, given);
  const can = employeeActions(viewer, person);
  authorize(fields.every((name) => can.includes(RIGHT[name])));
  if (before.version !== version) throw new AppError("stale_version");
  if (fields.length === 0) return before;
  const isChanged = (...names: Field[]) => fields.some((name) => names.includes(name));

  if (isChanged("system_role")) await checkRoleChange(tx, viewer, before, given.system_role);
  if (isChanged("department_id", "team_id", "role_id"))
    await checkPlace(tx, companyId, {
      department_id: given.department_id === undefined ? before.department_id : given.department_id,
      team_id: given.team_id === undefined ? before.team_id : given.team_id,
      role_id: given.role_id === undefined ? before.role_id : given.role_id,
    });
  if (isChanged("manager_id")) await checkManager(tx, viewer, id, given.manager_id ?? null);

  const owner = isChanged("email") ? found(await lockOwner(tx, companyId, id)) : undefined;
  // The person accepted the invitation meanwhile, so the address is theirs to confirm.
  if (owner && owner.user.status !== before.status) throw new AppError("stale_version");
  const { email, ...rest } = columnsOf(given);
  const waits = owner !== undefined && !isNew(person);
  const written = waits ? fields.filter((name) => name !== "email") : fields;
  if (written.length > 0) {
    const columns = waits ? rest : { ...rest, email };
    if (!(await updateEmployee(tx, companyId, { id, version }, columns))) throw new AppError("stale_version");
    const data = { fields: written };
    await recordEvent(tx, { companyId, actorId, kind: "employee.changed", userId: id, data });
    if (isChanged("manager_id"))
      await notifyJoined(tx, { companyId, actorId }, [[id, given.manager_id ?? null]]);
  }
  if (owner && email) {
    const change = waits ? requestAddressChange : changeInvitationAddress;
    await change(tx, services, viewer, owner, email);
  }
  if (isChanged("system_role")) {
    await endSessionsOf(tx, companyId, [id]);
    services.sessions.forgetUser(id);
  }
  if (isChanged("system_role"))
    await recordEvent(tx, {
      companyId,
      actorId,
      kind: "role.changed",
      userId: id,
      data: { from: before.system_role, to: given.system_role },
    });
  return found(await findEmployee(tx, companyId, id, language));
}

async function checkRoleChange(
  tx: Tx,
  viewer: Viewer,
  before: EmployeeRecord,
  to: EmployeeBody["system_role"] | undefined,
): Promise<void> {
  authorize(assignableRolesFor(viewer, factsOf(before)).some((role) => role === to));
  if (before.system_role === "admin" && before.status === "active")
    await ensureAdminRemains(tx, viewer.companyId, before.id);
}
