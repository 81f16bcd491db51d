import { encodeIssue } from "@vaardig/contract/issueMessage";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { chainAbove, type Place } from "./moves.queries.ts";
import type { PlaceLeads } from "./organization.policy.ts";
import { findDepartment, findRole, findTeam } from "./organization.queries.ts";

interface Given {
  department_id?: string | null | undefined;
  team_id?: string | null | undefined;
}

const refused = (field: string, issue = "choice") =>
  new AppError("validation_failed", { fields: { [field]: issue } });

/**
 * Returns the place of a role after a change: a team sets its department, and another department removes the
 * team; absent stays unchanged. Throws at the field for an unknown place.
 */
export async function rolePlace(
  tx: Tx,
  companyId: string,
  given: Given,
  before: Place = { departmentId: null, teamId: null },
): Promise<Place & PlaceLeads> {
  const departmentId = given.department_id === undefined ? before.departmentId : given.department_id;
  const isElsewhere = departmentId !== before.departmentId;
  const teamId = given.team_id !== undefined ? given.team_id : isElsewhere ? null : before.teamId;
  if (teamId !== null) {
    const team = await findTeam(tx, companyId, teamId);
    const agrees = !given.department_id || given.department_id === team?.department_id;
    if (!team || !agrees) throw refused("team_id");
    return {
      teamId,
      departmentId: team.department_id,
      team_lead_id: team.lead_id,
      department_lead_id: team.department_lead_id,
    };
  }
  if (departmentId === null) return { departmentId, teamId, team_lead_id: null, department_lead_id: null };
  const department = await findDepartment(tx, companyId, departmentId);
  if (!department) throw refused("department_id");
  return { departmentId, teamId, team_lead_id: null, department_lead_id: department.lead_id };
}

/** Throws at the field for an unknown parent role, and for a cycle with the chain of names. */
export async function checkParent(
  tx: Tx,
  companyId: string,
  role: { id: string; name: string } | undefined,
  parentId: string | null | undefined,
): Promise<void> {
  if (!parentId) return;
  if (!(await findRole(tx, companyId, parentId))) throw refused("parent_id");
  if (!role) return;
  const above = await chainAbove(tx, companyId, parentId);
  const at = above.findIndex(({ id }) => id === role.id);
  if (at < 0) return;
  const chain = [role.name, ...above.slice(0, at + 1).map(({ name }) => name)].join(" → ");
  throw refused("parent_id", encodeIssue("role_cycle", { chain }));
}

/** Throws at the field for a job profile that the company does not see. */
export async function checkJobProfile(tx: Tx, id: string | undefined): Promise<void> {
  if (!id) return;
  const { rowCount } = await tx.$client.query("select 1 from job_profiles where id = $1", [id]);
  if (rowCount === 0) throw refused("job_profile_id");
}
