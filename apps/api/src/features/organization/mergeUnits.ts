import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import {
  chainAbove,
  giveRole,
  moveContentsOfTeam,
  movePeople,
  moveRoles,
  namesakeRoles,
  namesakeTeams,
  type Place,
  reparent,
} from "./moves.queries.ts";
import { findRole, findTeam } from "./organization.queries.ts";

const placeOf = (row: { department_id: string | null; team_id: string | null }): Place => ({
  departmentId: row.department_id,
  teamId: row.team_id,
});

/** Merges a role into another one, with its people and subordinate roles, and deletes it. */
export async function mergeRole(tx: Tx, companyId: string, id: string, intoId: string): Promise<void> {
  const from = found(await findRole(tx, companyId, id));
  const into = found(await findRole(tx, companyId, intoId));
  const above = await chainAbove(tx, companyId, intoId);
  // A target below the merged role takes its place first: otherwise it would report to itself.
  if (above.some((role) => role.id === id))
    await tx.$client.query(
      "update roles set parent_id = $3, version = version + 1 where company_id = $1 and id = $2",
      [companyId, intoId, from.parent_id],
    );
  await reparent(tx, companyId, id, intoId);
  await giveRole(tx, companyId, { id, ...placeOf(from) }, { id: intoId, ...placeOf(into) });
  await tx.$client.query("delete from roles where company_id = $1 and id = $2", [companyId, id]);
}

/** Moves the roles of a department or team to another one; roles of the same name are merged. */
async function mergeRolesOf(tx: Tx, companyId: string, from: Place, to: Place): Promise<void> {
  for (const pair of await namesakeRoles(tx, companyId, from, to))
    await mergeRole(tx, companyId, pair.from, pair.to);
  await moveRoles(tx, companyId, from, to);
}

/** Merges a team into another one, with its roles and people, and deletes it. */
export async function mergeTeam(tx: Tx, companyId: string, id: string, intoId: string): Promise<void> {
  const from = found(await findTeam(tx, companyId, id));
  const into = found(await findTeam(tx, companyId, intoId));
  const to = { departmentId: into.department_id, teamId: intoId };
  await mergeRolesOf(tx, companyId, { departmentId: from.department_id, teamId: id }, to);
  if (from.department_id !== into.department_id)
    await moveContentsOfTeam(tx, companyId, id, into.department_id);
  await movePeople(tx, companyId, "team_id", id, intoId);
  await tx.$client.query("delete from teams where company_id = $1 and id = $2", [companyId, id]);
}

/** Deletes a team; its roles and people stay in the department. */
export async function dissolveTeam(tx: Tx, companyId: string, id: string): Promise<void> {
  const { department_id: departmentId } = found(await findTeam(tx, companyId, id));
  await mergeRolesOf(tx, companyId, { departmentId, teamId: id }, { departmentId, teamId: null });
  await movePeople(tx, companyId, "team_id", id, null);
  await tx.$client.query("delete from teams where company_id = $1 and id = $2", [companyId, id]);
}

/** Merges a department into another one, with its teams, roles, people, jobs and projects, and deletes it. */
export async function mergeDepartment(tx: Tx, companyId: string, id: string, intoId: string): Promise<void> {
  for (const pair of await namesakeTeams(tx, companyId, id, intoId))
    await mergeTeam(tx, companyId, pair.from, pair.to);
  await mergeRolesOf(
    tx,
    companyId,
    { departmentId: id, teamId: null },
    { departmentId: intoId, teamId: null },
  );
  const values = [companyId, id, intoId];
  for (const table of ["teams", "roles"])
    await tx.$client.query(
      `update ${table} set department_id = $3, version = version + 1 where company_id = $1 and department_id = $2`,
      values,
    );
  await movePeople(tx, companyId, "department_id", id, intoId);
  for (const table of ["vacancies", "projects"]) {
    await tx.$client.query(
      `update ${table} set department_id = $3, version = version + 1 where company_id = $1 and department_id = $2`,
      values,
    );
    // Pending changes refer to it too.
    await tx.$client.query(
      `update ${table} set revision = replace(revision::text, $2::text, $3::text)::jsonb
       where company_id = $1 and revision::text like '%' || $2::text || '%'`,
      values,
    );
  }
  await tx.$client.query("delete from departments where company_id = $1 and id = $2", [companyId, id]);
}

/** Deletes a role; its people get none, and subordinate roles report one level higher. */
export async function dissolveRole(tx: Tx, companyId: string, id: string): Promise<void> {
  const role = found(await findRole(tx, companyId, id));
  await reparent(tx, companyId, id, role.parent_id);
  await giveRole(tx, companyId, { id, ...placeOf(role) }, null);
  await tx.$client.query("delete from roles where company_id = $1 and id = $2", [companyId, id]);
}
