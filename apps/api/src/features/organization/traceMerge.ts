import type { MergeUndo } from "@vaardig/contract/organization/organization";
import type { UnitKind } from "@vaardig/contract/organization/organizationImpact";
import type { Tx } from "../../platform/db/database.ts";

type Id = string | null;
interface Department {
  id: string;
  name: string;
  lead_id: Id;
}
interface Team extends Department {
  department_id: string;
}
interface Role {
  id: string;
  name: string;
  department_id: Id;
  team_id: Id;
  job_profile_id: Id;
  parent_id: Id;
}
/** Department, team and role of a person. */
type Work = [Id, Id, Id];

/**
 * The changes of a merge by id, so that it can be undone; a type, because it is stored as the data of an
 * event.
 */
export type MergeTrace = {
  departments: Omit<Department, "name">[];
  teams: Omit<Team, "name">[];
  roles: Omit<Role, "name">[];
  moved_teams: { id: string; from: string; to: string }[];
  /** Department, team and parent role of each. */
  moved_roles: { id: string; from: Work; to: Work }[];
  people: { from: Work; to: Work; ids: string[] }[];
  vacancies: string[];
  projects: string[];
  /** Records whose pending change referred to the department; absent in older events. */
  changes?: { vacancies: string[]; projects: string[] };
};

/** The data stored in the log, and the data that the client sends back for an undo. */
export interface MergeRecord {
  trace: MergeTrace;
  undo: MergeUndo;
}

async function unitsOf(tx: Tx, companyId: string) {
  const read = async <U extends { id: string }>(columns: string, table: string) => {
    const { rows } = await tx.$client.query<U & Record<string, unknown>>(
      `select id, name, ${columns} from ${table} where company_id = $1 order by id`,
      [companyId],
    );
    return new Map(rows.map((row) => [row.id, row as U]));
  };
  return {
    departments: await read<Department>("lead_id", "departments"),
    teams: await read<Team>("department_id, lead_id", "teams"),
    roles: await read<Role>("department_id, team_id, job_profile_id, parent_id", "roles"),
  };
}

const INSIDE: Record<UnitKind, string> = {
  department: `department_id = $2 or team_id in (select id from teams where company_id = $1 and department_id = $2)
    or role_id in (select id from roles where company_id = $1 and department_id = $2)`,
  team: "team_id = $2 or role_id in (select id from roles where company_id = $1 and team_id = $2)",
  role: "role_id = $2",
};

async function worksOf(tx: Tx, companyId: string, where: string, value: unknown): Promise<Map<string, Work>> {
  const { rows } = await tx.$client.query<{ id: string; work: Work }>(
    `select id, array[department_id, team_id, role_id] as work from users where company_id = $1 and (${where})`,
    [companyId, value],
  );
  return new Map(rows.map(({ id, work }) => [id, work]));
}

const IS_OF = {
  now: "department_id = $2",
  waiting: "revision::text like '%' || $2::text || '%'",
};

async function idsIn(
  tx: Tx,
  companyId: string,
  departmentId: string,
  table: "vacancies" | "projects",
  when: keyof typeof IS_OF = "now",
) {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from ${table} where company_id = $1 and ${IS_OF[when]} order by id`,
    [companyId, departmentId],
  );
  return rows.map(({ id }) => id);
}

/** Returns the records of a department, and those that a pending change moves there. */
async function recordsOf(tx: Tx, companyId: string, id: string) {
  return {
    vacancies: await idsIn(tx, companyId, id, "vacancies"),
    projects: await idsIn(tx, companyId, id, "projects"),
    changes: {
      vacancies: await idsIn(tx, companyId, id, "vacancies", "waiting"),
      projects: await idsIn(tx, companyId, id, "projects", "waiting"),
    },
  };
}

const sameWork = (one: Work, other: Work) => one.every((id, at) => id === other[at]);
const placeOf = (role: Role): Work => [role.department_id, role.team_id, role.parent_id];
const gone = <U extends { id: string; name: string }>(before: Map<string, U>, after: Map<string, U>) =>
  [...before.values()].filter(({ id }) => !after.has(id));
const unnamed = <U extends { name: string }>({ name: _, ...rest }: U) => rest;

/**
 * Runs a removal of a unit, and returns its changes: by id for the log, and the names of removed units for
 * the client, because the log contains no text.
 */
export async function traceMerge(
  tx: Tx,
  companyId: string,
  { kind, id }: { kind: UnitKind; id: string },
  work: () => Promise<void>,
): Promise<MergeRecord> {
  const before = await unitsOf(tx, companyId);
  const people = await worksOf(tx, companyId, INSIDE[kind], id);
  const records =
    kind === "department" ? await recordsOf(tx, companyId, id) : { vacancies: [], projects: [] };
  await work();
  const after = await unitsOf(tx, companyId);
  const now = await worksOf(tx, companyId, "id = any($2::uuid[])", [...people.keys()]);
  const groups = new Map<string, MergeTrace["people"][number]>();
  for (const [person, from] of people) {
    const to = now.get(person);
    if (!to || sameWork(from, to)) continue;
    const group = groups.get([...from, ...to].join()) ?? { from, to, ids: [] };
    group.ids.push(person);
    groups.set([...from, ...to].join(), group);
  }
  const lost = {
    departments: gone(before.departments, after.departments),
    teams: gone(before.teams, after.teams),
    roles: gone(before.roles, after.roles),
  };
  const trace: MergeTrace = {
    departments: lost.departments.map(unnamed),
    teams: lost.teams.map(unnamed),
    roles: lost.roles.map(unnamed),
    moved_teams: [...after.teams.values()].flatMap(({ id: team, department_id: to }) => {
      const from = before.teams.get(team)?.department_id;
      return from && from !== to ? [{ id: team, from, to }] : [];
    }),
    moved_roles: [...after.roles.values()].flatMap((role) => {
      const from = before.roles.get(role.id);
      return from && !sameWork(placeOf(from), placeOf(role))
        ? [{ id: role.id, from: placeOf(from), to: placeOf(role) }]
        : [];
    }),
    people: [...groups.values()],
    ...records,
  };
  const units = [...lost.departments, ...lost.teams, ...lost.roles];
  return { trace, undo: { id, units: units.map((unit) => ({ id: unit.id, name: unit.name })) } };
}
