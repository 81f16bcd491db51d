import type { NewEmployeeBody } from "@vaardig/contract/employees/employees";
import type { Language } from "@vaardig/contract/limits";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { checkPlace } from "../../domain/organization/checkPlace.ts";
import { assignableRoles } from "../../domain/people/assignableRoles.ts";
import { checkManager } from "../../domain/people/checkManager.ts";
import { insertEmployee } from "../../domain/people/employees/saveEmployee.queries.ts";
import { notifyJoined } from "../../domain/people/notifyLine.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { columnsOf } from "./saveEmployee.ts";

/** Adds a person who is not invited yet, and returns their id. */
export async function addPerson(
  tx: Tx,
  viewer: Viewer,
  body: NewEmployeeBody,
  language: Language,
): Promise<string> {
  const { companyId, userId: actorId } = viewer;
  if (!assignableRoles(viewer).includes(body.system_role))
    throw new AppError("validation_failed", { fields: { system_role: "access_level_given" } });
  const { manager_id: managerId } = body;
  await checkPlace(tx, companyId, {
    department_id: body.department_id,
    team_id: body.team_id ?? null,
    role_id: body.role_id,
  });
  await checkManager(tx, viewer, undefined, managerId);
  const { email, first_name: firstName, last_name: lastName, system_role: systemRole } = body;
  const id = await insertEmployee(tx, {
    ...columnsOf(body),
    companyId,
    email,
    firstName,
    lastName,
    systemRole,
    managerId,
    language,
    status: "not_invited",
  });
  await recordEvent(tx, { companyId, actorId, kind: "employee.added", userId: id });
  await notifyJoined(tx, { companyId, actorId }, [[id, managerId ?? null]]);
  return id;
}
