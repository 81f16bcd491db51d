import { listDepartments, listRoles, listTeams } from "@vaardig/contract/organization/organization";
import type { App } from "../../platform/http/app.ts";
import { route } from "../../platform/http/route.ts";
import { organizationActions } from "./organization.policy.ts";
import { presentDepartment, presentRole, presentTeam } from "./organization.present.ts";
import { listDepartmentRows, listRoleRows, listTeamRows } from "./organization.queries.ts";

/**
 * Registers the lists of departments, teams and roles, complete: they are also the options of selection
 * fields.
 */
export function listsRoutes(app: App): void {
  const { secrets } = app.services;

  route(app, listDepartments, async ({ viewer, tx, language }) => {
    const rows = await listDepartmentRows(tx, viewer.companyId);
    const reader = { viewer, language, secrets };
    const data = rows.map((row) => presentDepartment(reader, row));
    return { data, total: data.length, can: organizationActions(viewer) };
  });

  route(app, listTeams, async ({ query, viewer, tx, language }) => {
    const rows = await listTeamRows(tx, viewer.companyId, query.department_id);
    const reader = { viewer, language, secrets };
    return { data: rows.map((row) => presentTeam(reader, row)), total: rows.length };
  });

  route(app, listRoles, async ({ query, viewer, tx, language }) => {
    const { department_id: departmentId, team_id: teamId, without_department: outside } = query;
    const filter = { departmentId, teamId, withoutDepartment: outside === "true" };
    const rows = await listRoleRows(tx, viewer.companyId, filter);
    return { data: rows.map((row) => presentRole({ viewer, language }, row)), total: rows.length };
  });
}
