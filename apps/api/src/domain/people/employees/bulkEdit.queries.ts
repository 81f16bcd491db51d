import type { Tx } from "../../../platform/db/database.ts";

/** A person's position and manager. */
export interface Placement {
  department_id: string | null;
  team_id: string | null;
  role_id: string | null;
  manager_id: string | null;
}

export interface PlacedPerson extends Placement {
  id: string;
}

const PLACE = "department_id, team_id, role_id, manager_id";

/** Returns people's positions, with their rows locked until the transaction ends. */
export async function lockPlacements(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<PlacedPerson[]> {
  const { rows } = await tx.$client.query<PlacedPerson>(
    `select id, ${PLACE} from users where company_id = $1 and id = any($2::uuid[]) order by id for update`,
    [companyId, ids],
  );
  return rows;
}

/** Saves people's positions. */
export async function savePlacements(
  tx: Tx,
  companyId: string,
  people: readonly PlacedPerson[],
): Promise<void> {
  await tx.$client.query(
    `update users u set department_id = p.department_id, team_id = p.team_id, role_id = p.role_id,
       manager_id = p.manager_id, version = u.version + 1, updated_at = now()
     from jsonb_to_recordset($2::jsonb) p(id uuid, department_id uuid, team_id uuid, role_id uuid, manager_id uuid)
     where u.company_id = $1 and u.id = p.id`,
    [companyId, JSON.stringify(people)],
  );
}

/** Returns the logged changes of one bulk edit, per person, if `actorId` made it. */
export async function loggedEdits(
  tx: Tx,
  companyId: string,
  actorId: string,
  undoId: string,
): Promise<{ userId: string; data: Record<string, unknown> }[]> {
  const { rows } = await tx.$client.query<{ userId: string; data: Record<string, unknown> }>(
    `select user_id as "userId", data from events where company_id = $1 and subject_id = $2
       and actor_id = $3 and kind = 'employee.changed' and user_id is not null`,
    [companyId, undoId, actorId],
  );
  return rows;
}

/** Returns whether one of these people reports to themselves, directly or through others. */
export async function hasManagerCycle(tx: Tx, companyId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await tx.$client.query<{ found: boolean }>(
    `with recursive chain as (
        select id as start, manager_id from users where company_id = $1 and id = any($2::uuid[])
        union
        select c.start, u.manager_id from users u join chain c on u.id = c.manager_id where u.company_id = $1)
      select exists (select 1 from chain where manager_id = start) as found`,
    [companyId, ids],
  );
  return rows[0]?.found ?? false;
}

/** Returns the ids of a person and of everyone above them. */
export async function managerChain(tx: Tx, companyId: string, id: string): Promise<ReadonlySet<string>> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `with recursive chain as (
        select id, manager_id from users where company_id = $1 and id = $2
        union
        select u.id, u.manager_id from users u join chain c on u.id = c.manager_id where u.company_id = $1)
      select id from chain`,
    [companyId, id],
  );
  return new Set(rows.map((row) => row.id));
}

/** Returns the ids of the people whose given department, team, role and manager still exist. */
export async function existingPlaces(
  tx: Tx,
  companyId: string,
  people: readonly PlacedPerson[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select p.id from jsonb_to_recordset($2::jsonb)
        p(id uuid, department_id uuid, team_id uuid, role_id uuid, manager_id uuid)
      left join teams t on t.company_id = $1 and t.id = p.team_id
      left join roles r on r.company_id = $1 and r.id = p.role_id
      where (p.department_id is null or exists (
          select 1 from departments d where d.company_id = $1 and d.id = p.department_id))
        and (p.team_id is null or t.department_id is not distinct from p.department_id)
        and (p.role_id is null or r.id is not null
          and (r.department_id is null or r.department_id is not distinct from p.department_id)
          and (r.team_id is null or r.team_id is not distinct from p.team_id))
        and (p.manager_id is null or exists (
          select 1 from users m where m.company_id = $1 and m.id = p.manager_id))`,
    [companyId, JSON.stringify(people)],
  );
  return new Set(rows.map((row) => row.id));
}
