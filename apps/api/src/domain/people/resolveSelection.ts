import type { EmployeeSelection } from "@vaardig/contract/employees/employees";
import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { employeesWhere } from "./employeesWhere.ts";

/** A selected person, with the facts that rules need. */
export interface SelectedPerson {
  id: string;
  name: string;
  systemRole: Role;
  status: string;
  managerId: string | null;
}

const COLUMNS = `select u.id, ${fullName("u")} as name, u.system_role as "systemRole", u.status,
  u.manager_id as "managerId" from users u`;

/** The access levels that may add candidates to talent pools and job lists. */
export const SOURCING_ROLES: readonly Role[] = ["moderator", "hr_manager", "admin"];

/** Returns whether an access level may choose external people for jobs and pools too. */
export const canSourceCandidates = (role: Role): boolean => SOURCING_ROLES.includes(role);

/**
 * Returns the people of a selection, by name. A manager may select from their own line, others from the
 * company's own people, and access levels in `withExternal` also external people. A filter returns only
 * allowed people; for ids throws 404 when one is of another company, and 403 when one is outside the scope.
 */
export async function resolveSelection(
  tx: Tx,
  viewer: Viewer,
  selection: EmployeeSelection,
  withExternal: readonly Role[] = ["moderator"],
): Promise<SelectedPerson[]> {
  if ("filter" in selection) {
    const { name, text, values } = employeesWhere(viewer, selection.filter);
    const { rows } = await tx.$client.query<SelectedPerson>({
      name: `selected_${name}`,
      text: `${COLUMNS} where ${text} and u.id <> all($${values.length + 1}::uuid[]) order by ${byName("u")}`,
      values: [...values, selection.except],
    });
    return rows;
  }
  const ids = [...new Set(selection.user_ids)];
  const { rows: known } = await tx.$client.query<SelectedPerson>({
    name: "selected_ids",
    text: `${COLUMNS} where u.company_id = $1 and u.id = any($2::uuid[]) order by ${byName("u")}`,
    values: [viewer.companyId, ids],
  });
  if (known.length < ids.length) throw new AppError("not_found");
  const allowed = new Set(await idsInScope(tx, viewer, ids));
  const isChosen = ({ id, systemRole }: SelectedPerson) =>
    allowed.has(id) || (systemRole === "freelancer" && withExternal.includes(viewer.role));
  if (!known.every(isChosen)) throw new AppError("access_denied");
  return known;
}

async function idsInScope(tx: Tx, viewer: Viewer, ids: string[]): Promise<string[]> {
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<{ id: string }>({
    name: `scoped_${name}`,
    text: `select u.id from users u where ${text} and u.id = any($${values.length + 1}::uuid[])`,
    values: [...values, ids],
  });
  return rows.map(({ id }) => id);
}
