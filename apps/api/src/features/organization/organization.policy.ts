import type {
  DepartmentAct,
  DepartmentListAct,
  RoleAct,
  TeamAct,
} from "@vaardig/contract/organization/organization";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Reader = Pick<Viewer, "role" | "userId">;

/** Returns whether the viewer manages the whole organization: HR and administrators do. */
function canKeepOrganization(viewer: Reader): boolean {
  return viewer.role === "admin" || viewer.role === "hr_manager";
}

/** Returns whether the viewer is a manager who leads one of these units. */
function leads(viewer: Reader, ...leadIds: (string | null)[]): boolean {
  return viewer.role === "manager" && leadIds.includes(viewer.userId);
}

/** Returns the viewer's actions on the organization as a whole. */
export function organizationActions(viewer: Reader): DepartmentListAct[] {
  return canKeepOrganization(viewer) ? ["create", "create_role"] : [];
}

/**
 * Returns the viewer's actions on a department; its lead edits names, teams and roles, but not the lead,
 * which would pass on the right itself.
 */
export function departmentActions(viewer: Reader, department: { lead_id: string | null }): DepartmentAct[] {
  if (canKeepOrganization(viewer))
    return ["edit", "set_lead", "merge", "delete", "create_team", "create_role"];
  return leads(viewer, department.lead_id) ? ["edit", "create_team", "create_role"] : [];
}

/** Returns the viewer's actions on a team; the department's lead manages teams, the team's lead its roles. */
export function teamActions(
  viewer: Reader,
  team: { lead_id: string | null; department_lead_id: string | null },
): TeamAct[] {
  if (canKeepOrganization(viewer)) return ["edit", "set_lead", "move", "merge", "delete", "create_role"];
  if (leads(viewer, team.department_lead_id)) return ["edit", "set_lead", "move", "create_role"];
  return leads(viewer, team.lead_id) ? ["edit", "create_role"] : [];
}

/** The leads of a role's current or new place, who may put a role there. */
export interface PlaceLeads {
  department_lead_id: string | null;
  team_lead_id: string | null;
}

/** Returns whether the viewer may put a role in a place: as its lead, or by managing the organization. */
export function canPlaceRole(viewer: Reader, place: PlaceLeads): boolean {
  return canKeepOrganization(viewer) || leads(viewer, place.department_lead_id, place.team_lead_id);
}

/**
 * Returns whether the viewer may put a team in a department: as its lead, or by managing the organization.
 */
export function canPlaceTeam(viewer: Reader, department: { lead_id: string | null }): boolean {
  return canKeepOrganization(viewer) || leads(viewer, department.lead_id);
}

/**
 * Returns the viewer's actions on a role: leads edit and move it; only those who manage the organization
 * merge and delete it.
 */
export function roleActions(viewer: Reader, role: PlaceLeads): RoleAct[] {
  if (canKeepOrganization(viewer)) return ["edit", "move", "merge", "delete"];
  return canPlaceRole(viewer, role) ? ["edit", "move"] : [];
}
