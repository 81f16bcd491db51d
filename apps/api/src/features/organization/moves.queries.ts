import type { Tx } from "../../platform/db/database.ts";

/** The department and team of a role or person. */
export interface Place {
  departmentId: string | null;
  teamId: string | null;
}

/**
 * Records of people that change with the organization get a new version, so that an open form becomes
 * outdated.
 */
const NEWER = "version = version + 1, updated_at = now()";

/** Moves the people of a moved role along; those who work elsewhere stay there. */
export async function movePeopleOfRole(
  tx: Tx,
  companyId: string,
  roleId: string,
  from: Place,
  to: Place,
): Promise<void> {
  await tx.$client.query(
    `update users set department_id = $5, team_id = $6, ${NEWER}
      where company_id = $1 and role_id = $2 and department_id is not distinct from $3 and team_id is not distinct from $4`,
    [companyId, roleId, from.departmentId, from.teamId, to.departmentId, to.teamId],
  );
}

/** Moves a team's roles and people to another department. */
export async function moveContentsOfTeam(
  tx: Tx,
  companyId: string,
  teamId: string,
  departmentId: string,
): Promise<void> {
  const values = [companyId, teamId, departmentId];
  await tx.$client.query(
    "update roles set department_id = $3, version = version + 1 where company_id = $1 and team_id = $2",
    values,
  );
  await tx.$client.query(
    `update users set department_id = $3, ${NEWER} where company_id = $1 and team_id = $2`,
    values,
  );
}

/** Returns a role and those above it up to the top, the role first. */
export async function chainAbove(
  tx: Tx,
  companyId: string,
  roleId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ id: string; name: string }>(
    `with recursive above as (
        select id, name, parent_id, 0 as step, array[id] as seen from roles where company_id = $1 and id = $2
        union all
        select r.id, r.name, r.parent_id, a.step + 1, a.seen || r.id from roles r join above a on r.id = a.parent_id
          where r.company_id = $1 and r.id <> all(a.seen))
      select id, name from above order by step`,
    [companyId, roleId],
  );
  return rows;
}

/** Gives the people of a role another one or none, and moves those who were in its department and team. */
export async function giveRole(
  tx: Tx,
  companyId: string,
  from: { id: string } & Place,
  to: ({ id: string } & Place) | null,
): Promise<void> {
  if (to) await movePeopleOfRole(tx, companyId, from.id, from, to);
  await tx.$client.query(`update users set role_id = $3, ${NEWER} where company_id = $1 and role_id = $2`, [
    companyId,
    from.id,
    to?.id ?? null,
  ]);
}

/** Lets the roles that report to `from` report to `to`. */
export async function reparent(tx: Tx, companyId: string, from: string, to: string | null): Promise<void> {
  await tx.$client.query(
    "update roles set parent_id = $3, version = version + 1 where company_id = $1 and parent_id = $2 and id is distinct from $3",
    [companyId, from, to],
  );
}

/** Moves all people of a unit to another one, or to none. */
export async function movePeople(
  tx: Tx,
  companyId: string,
  column: "department_id" | "team_id",
  from: string,
  to: string | null,
): Promise<void> {
  await tx.$client.query(
    `update users set ${column} = $3, ${NEWER} where company_id = $1 and ${column} = $2`,
    [companyId, from, to],
  );
}

/** Returns pairs of teams with the same name in two departments, `from` first. */
export async function namesakeTeams(
  tx: Tx,
  companyId: string,
  from: string,
  to: string,
): Promise<{ from: string; to: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ from: string; to: string; name: string }>(
    `select a.id as "from", b.id as "to", a.name from teams a join teams b on b.company_id = a.company_id and fold(b.name) = fold(a.name)
      where a.company_id = $1 and a.department_id = $2 and b.department_id = $3 order by a.name`,
    [companyId, from, to],
  );
  return rows;
}

/** Returns pairs of roles with the same name in two places, `from` first. */
export async function namesakeRoles(
  tx: Tx,
  companyId: string,
  from: Place,
  to: Place,
): Promise<{ from: string; to: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ from: string; to: string; name: string }>(
    `select a.id as "from", b.id as "to", a.name from roles a join roles b on b.company_id = a.company_id and fold(b.name) = fold(a.name)
      where a.company_id = $1 and a.department_id is not distinct from $2 and a.team_id is not distinct from $3
        and b.department_id is not distinct from $4 and b.team_id is not distinct from $5 and a.id <> b.id order by a.name`,
    [companyId, from.departmentId, from.teamId, to.departmentId, to.teamId],
  );
  return rows;
}

/** Moves the roles of a place to another one. */
export async function moveRoles(tx: Tx, companyId: string, from: Place, to: Place): Promise<void> {
  await tx.$client.query(
    `update roles set department_id = $4, team_id = $5, version = version + 1
      where company_id = $1 and department_id is not distinct from $2 and team_id is not distinct from $3`,
    [companyId, from.departmentId, from.teamId, to.departmentId, to.teamId],
  );
}
