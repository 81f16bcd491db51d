import type { Job } from "@vaardig/contract/jobs/jobs";
import type { JobFilter } from "@vaardig/contract/jobs/recruitingJobs";
import { shownToManagerSql } from "../../domain/applications/lineManager.ts";
import { CLOSING_SQL, TAKES_APPLICATIONS_SQL } from "../../domain/jobs/deadline.ts";
import {
  type FactsRow,
  READER_FACTS_JOINS,
  READER_FACTS_SQL,
  WORKS_ON_SQL,
} from "../../domain/jobs/jobScope.ts";
import { LIST_SCOPES, type ListScope, WITHOUT_APPLICANTS_SQL } from "../../domain/jobs/listScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { hasText, patternOf } from "../../platform/db/textSearch.ts";

/** A job as job seekers see it. */
export interface JobRow {
  id: string;
  name: string;
  department: string | null;
  location: string | null;
  hours: number | null;
  salary_from: number | null;
  salary_to: number | null;
  status: "Draft" | "Pending" | "Approved" | "Declined";
  publication: "open" | "on_hold" | "closed";
  live: boolean;
  external: boolean;
  headcount: number;
  available_from: string | null;
  apply_by: string | null;
  closing: Job["closing"];
  project_id: string | null;
  project_name: string | null;
  starts_on: string | null;
  ends_on: string | null;
  saved: boolean;
  version: number;
  created_at: Date;
}

/** A job with the facts that rules need. */
export interface JobRowWithFacts extends JobRow, FactsRow {
  has_change: boolean;
  has_applicants: boolean;
}

/** A job with its owner. */
export interface ListedJobRow extends JobRowWithFacts {
  owner_name: string | null;
}

/** SQL for the columns of `vacancies v` itself. */
export const JOB_COLUMNS = `v.id, v.name, v.location, v.hours, v.salary_from, v.salary_to, v.status, v.publication,
  v.live, v.external, v.headcount, v.available_from::text as available_from,
  v.apply_by::text as apply_by, ${CLOSING_SQL} as closing, v.project_id,
  v.starts_on::text as starts_on, v.ends_on::text as ends_on, v.version, v.created_at`;

/** SQL: whether people are or were in the pipeline of `vacancies v`. */
export const HAS_APPLICANTS_SQL = `exists (select 1 from applications a
  where a.company_id = v.company_id and a.vacancy_id = v.id) as has_applicants`;

const COLUMNS = `${JOB_COLUMNS}, d.name as department, j.name as project_name,
  exists (select 1 from saved_vacancies s where s.company_id = v.company_id and s.vacancy_id = v.id and s.user_id = $2) as saved`;

const RULED = `${COLUMNS}, ${READER_FACTS_SQL}, v.revision is not null as has_change,
  ${HAS_APPLICANTS_SQL}`;

const FROM = `from vacancies v
  left join departments d on d.company_id = v.company_id and d.id = v.department_id
  left join projects j on j.company_id = v.company_id and j.id = v.project_id`;

const FROM_RULED = `${FROM} ${READER_FACTS_JOINS}`;

/** Returns one job as `userId` sees it (saved or not); undefined when there is none. */
export async function findJob(
  tx: Tx,
  companyId: string,
  userId: string,
  id: string,
): Promise<JobRowWithFacts | undefined> {
  const { rows } = await tx.$client.query<JobRowWithFacts>({
    name: "vacancy_one",
    text: `select ${RULED} ${FROM_RULED} where v.company_id = $1 and v.id = $3`,
    values: [companyId, userId, id],
  });
  return rows[0];
}

/** Returns several jobs by id. */
export async function findJobs(
  tx: Tx,
  companyId: string,
  userId: string,
  ids: string[],
): Promise<Map<string, JobRowWithFacts>> {
  const { rows } = await tx.$client.query<JobRowWithFacts>({
    name: "vacancies_some",
    text: `select ${RULED} ${FROM_RULED} where v.company_id = $1 and v.id = any($3::uuid[])`,
    values: [companyId, userId, ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The SQL condition of each value of `filter`. */
const FILTERS: Record<JobFilter, string> = {
  all: "true",
  mine: WORKS_ON_SQL,
  draft: "v.status = 'Draft'",
  pending: "v.status = 'Pending'",
  open: "v.live",
  unanswered: WITHOUT_APPLICANTS_SQL,
  overdue: `(v.live and not ${TAKES_APPLICATIONS_SQL})`,
  approved: "v.status = 'Approved'",
  declined: "v.status = 'Declined'",
  closed: "v.publication = 'closed'",
};

/**
 * SQL condition: an open job of the reader in `$2` without an applicant the reader may know of; other
 * people's jobs never match.
 */
const UNANSWERED_OWN = `(v.live and ${WORKS_ON_SQL} and not exists (select 1 from applications a
  where a.company_id = v.company_id and a.vacancy_id = v.id and a.applied_at is not null
    and ${shownToManagerSql("$2")}))`;

/** Returns the filters for a scope. */
function filtersOf(scope: ListScope): Record<JobFilter, string> {
  const isCompany = scope === "company" || scope === "company_without_drafts";
  return isCompany ? FILTERS : { ...FILTERS, unanswered: UNANSWERED_OWN };
}

/** Returns a page of jobs, newest first, with the number of results per filter, without project roles. */
export async function listJobRows(
  tx: Tx,
  companyId: string,
  userId: string,
  options: { filter: JobFilter; scope: ListScope; search: string; page: number; size: number },
): Promise<{ rows: ListedJobRow[]; counts: Record<JobFilter, number> }> {
  const { filter, scope, search, page, size } = options;
  const where = `where v.company_id = $1 and v.project_id is null and $2::uuid is not null
    and ${hasText("v.name", "$3")} and ${LIST_SCOPES[scope]}`;
  const values = [companyId, userId, patternOf(search)];
  const filters = filtersOf(scope);
  const counted = Object.entries(filters).map(
    ([name, condition]) => `(count(*) filter (where ${condition}))::int as "${name}"`,
  );
  const { rows: totals } = await tx.$client.query<Record<JobFilter, number>>({
    name: `vacancy_counts_${scope}`,
    text: `select ${counted.join(", ")} from vacancies v ${where}`,
    values,
  });
  const { rows } = await tx.$client.query<ListedJobRow>({
    name: `vacancy_list_${scope}_${filter}`,
    text: `select ${RULED}, ${fullName("o")} as owner_name
      ${FROM_RULED} left join users o on o.company_id = v.company_id and o.id = v.owner_id ${where} and ${filters[filter]}
      order by v.created_at desc, v.id desc limit $4 offset $5`,
    values: [...values, size, page * size],
  });
  const [counts] = totals;
  if (!counts) throw new Error("an aggregate answers one row");
  return { rows, counts };
}

export interface StageCount {
  vacancy_id: string;
  stage: string;
  count: number;
}

/** Returns the active applicants of these jobs per stage, as far as the line manager may know of them. */
export async function countApplicants(
  tx: Tx,
  companyId: string,
  ids: string[],
  manager: string | null,
): Promise<StageCount[]> {
  const { rows } = await tx.$client.query<StageCount>({
    name: "vacancy_applicants",
    text: `select a.vacancy_id, a.stage, count(*)::int as count from applications a
      where a.company_id = $1 and a.vacancy_id = any($2::uuid[]) and a.outcome = 'active' and a.archived_at is null
        and ${shownToManagerSql("$3")}
      group by a.vacancy_id, a.stage`,
    values: [companyId, ids, manager],
  });
  return rows;
}

export async function saveJobFor(
  tx: Tx,
  companyId: string,
  userId: string,
  vacancyId: string,
): Promise<void> {
  await tx.$client.query(
    "insert into saved_vacancies (company_id, user_id, vacancy_id) values ($1, $2, $3) on conflict do nothing",
    [companyId, userId, vacancyId],
  );
}

export async function unsaveJobFor(
  tx: Tx,
  companyId: string,
  userId: string,
  vacancyId: string,
): Promise<void> {
  await tx.$client.query(
    "delete from saved_vacancies where company_id = $1 and user_id = $2 and vacancy_id = $3",
    [companyId, userId, vacancyId],
  );
}
