import type { JobFilter } from "@vaardig/contract/jobs/recruitingJobs";
import { shownToManagerSql } from "../../domain/applications/lineManager.ts";
import type { JobFacts } from "../../domain/jobs/jobScope.ts";
import type { ListScope } from "../../domain/jobs/listScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { hasText, patternOf } from "../../platform/db/textSearch.ts";

export interface ProjectRow {
  id: string;
  name: string;
  description: string;
  department: string | null;
  department_id: string | null;
  start_date: string;
  end_date: string;
  status: JobFacts["status"];
  publication: JobFacts["publication"];
  live: boolean;
  external: boolean;
  roles_count: number;
  applicants_count: number;
  owner_id: string;
  owner_name: string | null;
  co_owner_ids: string[];
  member_ids: string[];
  has_change: boolean;
  has_applicants: boolean;
  version: number;
  created_at: Date;
}

const assigned = (part: string) => `array(select m.user_id::text from project_members m
  where m.company_id = p.company_id and m.project_id = p.id and m.part = '${part}')`;

/** SQL condition: shown to job seekers. */
const LIVE = "p.publication = 'open' and (p.status = 'Approved' or p.revision is not null)";

const COLUMNS = `p.id, p.name, p.description, d.name as department, p.department_id,
  to_char(p.start_date, 'YYYY-MM-DD') as start_date, to_char(p.end_date, 'YYYY-MM-DD') as end_date,
  p.status, p.publication, ${LIVE} as live, p.owner_id, ${fullName("o")} as owner_name,
  ${assigned("co_owner")} as co_owner_ids, ${assigned("member")} as member_ids,
  p.revision is not null as has_change,
  exists (select 1 from vacancies v join applications a on a.company_id = v.company_id and a.vacancy_id = v.id
    where v.company_id = p.company_id and v.project_id = p.id) as has_applicants, p.version, p.created_at,
  exists (select 1 from vacancies v where v.company_id = p.company_id and v.project_id = p.id and v.external) as external,
  (select count(*)::int from vacancies v where v.company_id = p.company_id and v.project_id = p.id) as roles_count,
  (select count(*)::int from vacancies v join applications a on a.company_id = v.company_id and a.vacancy_id = v.id
    where v.company_id = p.company_id and v.project_id = p.id and a.outcome = 'active' and a.archived_at is null) as applicants_count`;

const FROM = `from projects p
  left join departments d on d.company_id = p.company_id and d.id = p.department_id
  left join users o on o.company_id = p.company_id and o.id = p.owner_id`;

/** Returns one project; undefined when there is none. */
export async function findProject(tx: Tx, companyId: string, id: string): Promise<ProjectRow | undefined> {
  const { rows } = await tx.$client.query<ProjectRow>({
    name: "project_one",
    text: `select ${COLUMNS} ${FROM} where p.company_id = $1 and p.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

/** SQL condition: the reader $2 works on the project. */
const MINE = `(p.owner_id = $2 or exists (select 1 from project_members m
  where m.company_id = p.company_id and m.project_id = p.id and m.user_id = $2))`;

const FILTERS: Record<JobFilter, string> = {
  all: "true",
  mine: MINE,
  draft: "p.status = 'Draft'",
  pending: "p.status = 'Pending'",
  open: LIVE,
  unanswered: `(${LIVE} and not exists (select 1 from vacancies v
    join applications a on a.company_id = v.company_id and a.vacancy_id = v.id
    where v.company_id = p.company_id and v.project_id = p.id and a.applied_at is not null))`,
  // A project has no application deadline.
  overdue: "false",
  approved: "p.status = 'Approved'",
  declined: "p.status = 'Declined'",
  closed: "p.publication = 'closed'",
};

/**
 * SQL condition: a live project of the reader in `$2` without an applicant the reader may know of; other
 * people's projects never match.
 */
const UNANSWERED_OWN = `(${LIVE} and ${MINE} and not exists (select 1 from vacancies v
  join applications a on a.company_id = v.company_id and a.vacancy_id = v.id
  where v.company_id = p.company_id and v.project_id = p.id and a.applied_at is not null
    and ${shownToManagerSql("$2")}))`;

/** Returns the filters for a scope. */
function filtersOf(scope: ListScope): Record<JobFilter, string> {
  const isCompany = scope === "company" || scope === "company_without_drafts";
  return isCompany ? FILTERS : { ...FILTERS, unanswered: UNANSWERED_OWN };
}

const SCOPES: Record<ListScope, string> = {
  company: "true",
  company_without_drafts: `(p.status <> 'Draft' or ${MINE})`,
  own_and_open: `((${LIVE}) or ${MINE})`,
  open_outside: `(${LIVE} and exists (select 1 from vacancies v
    where v.company_id = p.company_id and v.project_id = p.id and v.external))`,
};

/** Returns a page of projects, newest first, with the number of results per filter. */
export async function listProjectRows(
  tx: Tx,
  companyId: string,
  userId: string,
  options: { filter: JobFilter; scope: ListScope; search: string; page: number; size: number },
): Promise<{ rows: ProjectRow[]; counts: Record<JobFilter, number> }> {
  const { filter, scope, search, page, size } = options;
  const where = `where p.company_id = $1 and $2::uuid is not null and ${hasText("p.name", "$3")} and ${SCOPES[scope]}`;
  const values = [companyId, userId, patternOf(search)];
  const filters = filtersOf(scope);
  const counted = Object.entries(filters).map(
    ([name, condition]) => `(count(*) filter (where ${condition}))::int as "${name}"`,
  );
  const { rows: totals } = await tx.$client.query<Record<JobFilter, number>>({
    name: `project_counts_${scope}`,
    text: `select ${counted.join(", ")} from projects p ${where}`,
    values,
  });
  const { rows } = await tx.$client.query<ProjectRow>({
    name: `project_list_${scope}_${filter}`,
    text: `select ${COLUMNS} ${FROM} ${where} and ${filters[filter]}
      order by p.created_at desc, p.id desc limit $4 offset $5`,
    values: [...values, size, page * size],
  });
  const [counts] = totals;
  if (!counts) throw new Error("an aggregate answers one row");
  return { rows, counts };
}

/** Returns a project's roles by start, with the number of active applicants of each. */
export async function rolesOf(
  tx: Tx,
  companyId: string,
  projectId: string,
): Promise<{ id: string; external: boolean; applicants: number; listed: number }[]> {
  const { rows } = await tx.$client.query<{
    id: string;
    external: boolean;
    applicants: number;
    listed: number;
  }>({
    name: "project_roles",
    text: `select v.id, v.external,
        (select count(*)::int from applications a where a.company_id = v.company_id and a.vacancy_id = v.id
          and a.outcome = 'active' and a.archived_at is null) as applicants,
        (select count(*)::int from applications a where a.company_id = v.company_id and a.vacancy_id = v.id) as listed
      from vacancies v where v.company_id = $1 and v.project_id = $2 order by v.starts_on, v.created_at, v.id`,
    values: [companyId, projectId],
  });
  return rows;
}
