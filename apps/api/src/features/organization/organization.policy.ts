import type {
  DepartmentAct,
  DepartmentListAct,
  RoleAct,
  TeamAct,
} from "@vaardig/contract/organization/organization";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "role" | "userId">;

/** HR and administrators keep the whole organisation. */
function canKeepOrganization(viewer: Reader): boolean {
  return viewer.role === "admin" || viewer.role === "hr_manager";
}

/** A manager who leads one of these. */
function leads(viewer: Reader, ...leadIds: (string | null)[]): boolean {
  return viewer.role === "manager" && leadIds.includes(viewer.userId);
}

/** What may be done to the organisation as a whole. */
export function organizationActions(viewer: Reader): DepartmentListAct[] {
  return canKeepOrganization(viewer) ? ["create", "create_role"] : [];
}

/** Who leads a department gives it its name, teams and roles; not its lead, which would hand on the right itself. */
export function departmentActions(viewer: Reader, department: { lead_id: string | null }): DepartmentAct[] {
  if (canKeepOrganization(viewer))
    return ["edit", "set_lead", "merge", "delete", "create_team", "create_role"];
  return leads(viewer, department.lead_id) ? ["edit", "create_team", "create_role"] : [];
}

/** Who leads the department does what its teams need; who leads the team, what its roles need. */
export function teamActions(
  viewer: Reader,
  team: { lead_id: string | null; department_lead_id: string | null },
): TeamAct[] {
  if (canKeepOrganization(viewer)) return ["edit", "set_lead", "move", "merge", "delete", "create_role"];
  if (leads(viewer, team.department_lead_id)) return ["edit", "set_lead", "move", "create_role"];
  return leads(viewer, team.lead_id) ? ["edit", "create_role"] : [];
}

/** Where a role is or goes: who leads there may put it there. */
export interface Led {
  department_lead_id: string | null;
  team_lead_id: string | null;
}

/** Who keeps the organisation, or leads the place. */
export function canPlaceRole(viewer: Reader, place: Led): boolean {
  return canKeepOrganization(viewer) || leads(viewer, place.department_lead_id, place.team_lead_id);
}

/** Who keeps the organisation, or leads the department. */
export function canPlaceTeam(viewer: Reader, department: { lead_id: string | null }): boolean {
  return canKeepOrganization(viewer) || leads(viewer, department.lead_id);
}

/** Who leads where the role is changes and moves it; only who keeps the organisation merges and deletes it. */
export function roleActions(viewer: Reader, role: Led): RoleAct[] {
  if (canKeepOrganization(viewer)) return ["edit", "move", "merge", "delete"];
  return canPlaceRole(viewer, role) ? ["edit", "move"] : [];
}
