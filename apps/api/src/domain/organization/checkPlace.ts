import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { departments, roles, teams } from "./organization.table.ts";

/** A person's position in the organization. */
export interface Place {
  department_id: string | null;
  team_id: string | null;
  role_id: string | null;
}

/** Throws 400 at the field for a position that does not exist or whose parts do not belong together. */
export async function checkPlace(tx: Tx, companyId: string, place: Place): Promise<void> {
  const fields: Record<string, string> = {};
  if (place.department_id !== null && !(await hasDepartment(tx, companyId, place.department_id)))
    fields.department_id = "department_unknown";
  if (place.team_id !== null) {
    const team = await findTeam(tx, companyId, place.team_id);
    if (team?.departmentId !== place.department_id) fields.team_id = "team_in_department";
  }
  if (place.role_id !== null) {
    const role = await findRole(tx, companyId, place.role_id);
    const isThere =
      role &&
      [null, place.department_id].includes(role.departmentId) &&
      [null, place.team_id].includes(role.teamId);
    if (!isThere) fields.role_id = "role_in_place";
  }
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}

async function hasDepartment(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.id, id)));
  return rows.length > 0;
}

async function findTeam(tx: Tx, companyId: string, id: string) {
  const [row] = await tx
    .select({ departmentId: teams.departmentId })
    .from(teams)
    .where(and(eq(teams.companyId, companyId), eq(teams.id, id)));
  return row;
}

async function findRole(tx: Tx, companyId: string, id: string) {
  const [row] = await tx
    .select({ departmentId: roles.departmentId, teamId: roles.teamId })
    .from(roles)
    .where(and(eq(roles.companyId, companyId), eq(roles.id, id)));
  return row;
}
