import type { Tx } from "../../platform/db/database.ts";

/** Where a role or a person is. */
export interface Place {
  departmentId: string | null;
  teamId: string | null;
}

/** People's records that change with the organisation get a new version, so that an open form notices. */
const NEWER = "version = version + 1, updated_at = now()";

/** Anyone who holds the role where it was goes where it is now; who works elsewhere stays there. */
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

/** A team's roles and people go with it to another department. */
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

/** A role and those above it up to the top, the role first. */
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

/** People who hold the role hold another one, or none, and go to its place if they were in the old one's. */
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

/** Roles that report to `from` report to `to` instead. */
export async function reparent(tx: Tx, companyId: string, from: string, to: string | null): Promise<void> {
  await tx.$client.query(
    "update roles set parent_id = $3, version = version + 1 where company_id = $1 and parent_id = $2 and id is distinct from $3",
    [companyId, from, to],
  );
}

/** Everyone of a unit is in another one, or in none. */
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

/** Pairs of units of one name in two places, `from` first. */
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

/** Pairs of roles of one name in two places, `from` first. */
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

/** The roles of a place are in another one. */
export async function moveRoles(tx: Tx, companyId: string, from: Place, to: Place): Promise<void> {
  await tx.$client.query(
    `update roles set department_id = $4, team_id = $5, version = version + 1
      where company_id = $1 and department_id is not distinct from $2 and team_id is not distinct from $3`,
    [companyId, from.departmentId, from.teamId, to.departmentId, to.teamId],
  );
}
