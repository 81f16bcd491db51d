import { type Condition, employeesWhere } from "../../domain/people/employeesWhere.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { canSeePrivate } from "../../domain/people/scope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { departmentOf, largestDepartment } from "./teamChoices.queries.ts";

/** A line or department whose skills are shown. */
export interface TeamScope {
  kind: "line" | "department";
  id: string;
  name: string;
  /** SQL conditions on `users u`: belongs to it and works here. */
  where: Condition;
}

const WORKING = { search_query: "", employee_status: ["active" as const] };

/**
 * Returns the requested scope: a line, a department, or both. A manager sees the own line and the lines
 * within it, and of a department only people of the line; without a choice HR and administrators see the
 * largest department. Null when there is none. Throws 404 for another company's person or department, 403 for
 * one outside the viewer's scope.
 */
export async function teamScope(
  tx: Tx,
  viewer: Viewer,
  chosen: { manager_id?: string | undefined; department_id?: string | undefined },
): Promise<TeamScope | null> {
  const { companyId, userId, role } = viewer;
  const lead = chosen.manager_id ?? (role === "manager" ? userId : undefined);
  const manager = lead === undefined ? undefined : found(await findPerson(tx, companyId, lead));
  if (manager) authorize(manager.id === userId || (await canSeePrivate(tx, viewer, manager)));
  const department = chosen.department_id
    ? found(await departmentOf(tx, companyId, chosen.department_id))
    : manager
      ? undefined
      : await largestDepartment(tx, companyId);
  if (!manager && !department) return null;
  const reader = manager
    ? { companyId, userId: manager.id, role: "manager" as const }
    : { companyId, userId, role };
  const where = employeesWhere(reader, {
    ...WORKING,
    ...(department && { departments: [department.id] }),
  });
  if (department) return { kind: "department", ...department, where };
  return manager ? { kind: "line", id: manager.id, name: manager.name, where } : null;
}
