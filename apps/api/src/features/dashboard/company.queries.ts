import type { Language } from "@vaardig/contract/limits";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical } from "../../platform/db/nameSql.ts";

export interface CompanyState {
  hasIndustry: boolean;
  departments: number;
  /** Accounts beside the viewer's, and those among them that were invited, are active or signed up. */
  others: number;
  invited: number;
  signUps: number;
  signUpIds: string[];
}

/** Returns the setup state of a company, for its administrator. */
export async function companyState(tx: Tx, companyId: string, userId: string): Promise<CompanyState> {
  const { rows } = await tx.$client.query<CompanyState>({
    name: "dashboard_company",
    text: `select (select industry <> '' from companies where id = $1) as "hasIndustry",
        (select count(*)::int from departments where company_id = $1) as departments,
        count(*) filter (where u.id <> $2)::int as others,
        count(*) filter (where u.id <> $2 and u.status <> 'not_invited')::int as invited,
        count(*) filter (where u.status = 'awaiting_approval')::int as "signUps",
        coalesce((array_agg(u.id order by u.id) filter (where u.status = 'awaiting_approval'))[1:3], '{}') as "signUpIds"
      from users u where u.company_id = $1 and u.account`,
    values: [companyId, userId],
  });
  const [row] = rows;
  if (!row) throw new Error("an aggregate answers one row");
  return row;
}

export interface RoleWithoutProfile {
  id: string;
  name: string;
  department_id: string | null;
}

/**
 * Returns the roles without required skills, with no job profile or an empty one: the first three by name,
 * and the total.
 */
export async function rolesWithoutProfile(
  tx: Tx,
  companyId: string,
): Promise<{ total: number; first: RoleWithoutProfile[] }> {
  const { rows } = await tx.$client.query<RoleWithoutProfile & { total: number }>({
    name: "dashboard_bare_roles",
    text: `select r.id, r.name, r.department_id, count(*) over ()::int as total from roles r
      where r.company_id = $1 and not exists (select 1 from job_profile_skills j where j.job_profile_id = r.job_profile_id)
      order by ${alphabetical("r.name")}, r.id limit 3`,
    values: [companyId],
  });
  return { total: rows[0]?.total ?? 0, first: rows };
}

export interface ProposedSkills {
  total: number;
  /** Up to three, longest waiting first. */
  names: string[];
}

/** Returns the company's proposed skills without a decision, as the skill catalog lists them. */
export async function proposedSkills(tx: Tx, companyId: string, language: Language): Promise<ProposedSkills> {
  const { rows } = await tx.$client.query<{ id: string; total: number }>({
    name: "dashboard_proposed_skills",
    text: `select s.id, count(*) over ()::int as total from skills s
      where s.company_id = $1 and s.status = 'proposed' and s.merged_into is null order by s.created_at, s.id limit 3`,
    values: [companyId],
  });
  const ids = rows.map(({ id }) => id);
  const byId = await skillsById(tx, ids, language);
  return { total: rows[0]?.total ?? 0, names: ids.flatMap((id) => byId.get(id)?.name ?? []) };
}

export interface PendingCount {
  total: number;
  /** Up to three, longest waiting first. */
  names: string[];
}

/** Returns the jobs and projects awaiting approval; a project's roles are approved with it. */
export async function pendingApprovals(
  tx: Tx,
  companyId: string,
): Promise<{ jobs: PendingCount; projects: PendingCount }> {
  const { rows } = await tx.$client.query<{ is_project: boolean; name: string; total: number }>({
    name: "dashboard_approvals",
    text: `(select false as is_project, name, count(*) over ()::int as total from vacancies
        where company_id = $1 and status = 'Pending' and project_id is null order by submitted_at, id limit 3)
      union all (select true, name, count(*) over ()::int from projects
        where company_id = $1 and status = 'Pending' order by submitted_at, id limit 3)`,
    values: [companyId],
  });
  const of = (isProject: boolean): PendingCount => {
    const own = rows.filter((row) => row.is_project === isProject);
    return { total: own[0]?.total ?? 0, names: own.map(({ name }) => name) };
  };
  return { jobs: of(false), projects: of(true) };
}
