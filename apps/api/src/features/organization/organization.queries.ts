import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical } from "../../platform/db/nameSql.ts";
import { LEAD_COLUMNS, peopleIn } from "./units.sql.ts";

interface Led {
  lead_id: string | null;
  lead_name: string | null;
  lead_photo: string | null;
}

export interface DepartmentRow extends Led {
  id: string;
  name: string;
  version: number;
  people_count: number;
  teams_count: number;
  roles_count: number;
}

export interface TeamRow extends Led {
  id: string;
  name: string;
  version: number;
  department_id: string;
  department: string;
  department_lead_id: string | null;
  people_count: number;
  roles_count: number;
}

export interface RoleRow {
  id: string;
  name: string;
  version: number;
  department_id: string | null;
  department: string | null;
  department_lead_id: string | null;
  team_id: string | null;
  team: string | null;
  team_lead_id: string | null;
  job_profile_id: string | null;
  labels: Record<string, string> | null;
  parent_id: string | null;
  parent: string | null;
  people_count: number;
}

const DEPARTMENTS = `select d.id, d.name, d.version, ${LEAD_COLUMNS}, ${peopleIn("department_id", "d")} as people_count,
    (select count(*)::int from teams t where t.company_id = d.company_id and t.department_id = d.id) as teams_count,
    (select count(*)::int from roles r where r.company_id = d.company_id and r.department_id = d.id) as roles_count
  from departments d left join users l on l.company_id = d.company_id and l.id = d.lead_id
  where d.company_id = $1`;

/** Returns all departments by name. */
export async function listDepartmentRows(tx: Tx, companyId: string): Promise<DepartmentRow[]> {
  const { rows } = await tx.$client.query<DepartmentRow>({
    name: "departments_all",
    text: `${DEPARTMENTS} order by ${alphabetical("d.name")}, d.id`,
    values: [companyId],
  });
  return rows;
}

export async function findDepartment(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<DepartmentRow | undefined> {
  const { rows } = await tx.$client.query<DepartmentRow>({
    name: "departments_one",
    text: `${DEPARTMENTS} and d.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

const TEAMS = `select t.id, t.name, t.version, ${LEAD_COLUMNS}, d.id as department_id, d.name as department,
    d.lead_id as department_lead_id, ${peopleIn("team_id", "t")} as people_count,
    (select count(*)::int from roles r where r.company_id = t.company_id and r.team_id = t.id) as roles_count
  from teams t
  join departments d on d.company_id = t.company_id and d.id = t.department_id
  left join users l on l.company_id = t.company_id and l.id = t.lead_id
  where t.company_id = $1`;

/** Returns teams by name, of all departments or of one. */
export async function listTeamRows(tx: Tx, companyId: string, departmentId?: string): Promise<TeamRow[]> {
  const { rows } = await tx.$client.query<TeamRow>({
    name: departmentId ? "teams_of_department" : "teams_all",
    text: `${TEAMS}${departmentId ? " and t.department_id = $2" : ""} order by ${alphabetical("t.name")}, t.id`,
    values: departmentId ? [companyId, departmentId] : [companyId],
  });
  return rows;
}

export async function findTeam(tx: Tx, companyId: string, id: string): Promise<TeamRow | undefined> {
  const { rows } = await tx.$client.query<TeamRow>({
    name: "teams_one",
    text: `${TEAMS} and t.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

const ROLES = `select r.id, r.name, r.version, d.id as department_id, d.name as department, d.lead_id as department_lead_id,
    t.id as team_id, t.name as team, t.lead_id as team_lead_id, r.job_profile_id, j.labels,
    p.id as parent_id, p.name as parent, ${peopleIn("role_id", "r")} as people_count
  from roles r
  left join departments d on d.company_id = r.company_id and d.id = r.department_id
  left join teams t on t.company_id = r.company_id and t.id = r.team_id
  left join roles p on p.company_id = r.company_id and p.id = r.parent_id
  left join job_profiles j on j.id = r.job_profile_id
  where r.company_id = $1`;

export interface RoleFilter {
  departmentId?: string | undefined;
  teamId?: string | undefined;
  withoutDepartment?: boolean;
}

/** Returns roles by name; of several filters the first applies. */
export async function listRoleRows(tx: Tx, companyId: string, filter: RoleFilter = {}): Promise<RoleRow[]> {
  const { departmentId, teamId, withoutDepartment } = filter;
  const [name, where, value] = teamId
    ? ["roles_of_team", " and r.team_id = $2", teamId]
    : departmentId
      ? ["roles_of_department", " and r.department_id = $2", departmentId]
      : withoutDepartment
        ? ["roles_of_none", " and r.department_id is null"]
        : ["roles_all", ""];
  const { rows } = await tx.$client.query<RoleRow>({
    name,
    text: `${ROLES}${where} order by ${alphabetical("r.name")}, r.id`,
    values: value ? [companyId, value] : [companyId],
  });
  return rows;
}

export async function findRole(tx: Tx, companyId: string, id: string): Promise<RoleRow | undefined> {
  const { rows } = await tx.$client.query<RoleRow>({
    name: "roles_one",
    text: `${ROLES} and r.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

/** Returns the name of a job profile in a language, else in English. */
export function profileName(labels: Record<string, string> | null, language: Language): string {
  return labels?.[language] ?? labels?.en ?? Object.values(labels ?? {})[0] ?? "";
}
