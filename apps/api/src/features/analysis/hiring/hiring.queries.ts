import type { HiringSource, HiringStep } from "@vaardig/contract/analysis/hiringAnalysis";
import { HIRING_SCOPES, hiringScope } from "../../../domain/jobs/listScope.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";

export interface HiringFilter {
  months: string;
  departments?: readonly string[] | undefined;
  job?: string | undefined;
}

/**
 * Returns SQL for the number of a stage in `HIRING_STEPS`, counted from 1; a rejection belongs to the step
 * before it.
 */
const STEP = (stage: string) => `case ${stage} when 'Vacancy' then 1 when 'Application' then 2
  when 'Rejection after application' then 2 when 'Interview' then 3 when 'Rejection after interview' then 3
  when 'Job offer' then 4 else 1 end`;

/** Events that move an application to another stage or end it. */
const MOVES = `('application.moved', 'application.offered', 'application.hired', 'application.rejected',
  'application.rejection_undone', 'application.reinstated', 'application.applied', 'application.withdrawn')`;

/**
 * Returns SQL for the applications that started in the period on the jobs the reader counts, with the
 * furthest step in the log or the row, and how long each stayed at the stages it left. An undone rejection
 * left no stage, and a person who applied was not merely listed before.
 */
const APPLICATIONS = (scope: string) => `
  seen as materialized (select v.id, v.name, v.department_id from vacancies v
    where v.company_id = $1 and $2::uuid is not null and v.project_id is null and ${scope}
      and ($4::uuid[] is null or v.department_id = any($4)) and ($5::uuid is null or v.id = $5)),
  begun as materialized (
    select a.id, a.vacancy_id, a.user_id, a.source, a.outcome, a.created_at, a.hired_at, s.name, s.department_id,
      coalesce(a.applied_at, a.created_at) as began, a.stage, a.applied_at
    from applications a join seen s on s.id = a.vacancy_id
    where a.company_id = $1 and coalesce(a.applied_at, a.created_at) >= current_date - make_interval(months => $3::int)),
  told as materialized (
    select b.id, b.created_at, b.source, e.at, e.id as event_id, e.kind, e.data->>'from' as from_stage, e.data->>'to' as to_stage
    from begun b join events e on e.company_id = $1 and e.user_id = b.user_id and e.subject_id = b.vacancy_id
      and e.kind in ${MOVES} and e.data->>'application_id' = b.id::text),
  furthest as (select id, max(greatest(${STEP("from_stage")}, ${STEP("to_stage")})) as step from told group by 1),
  ways as materialized (
    select b.*, case when b.outcome = 'hired' then 5 else greatest(coalesce(f.step, 1), ${STEP("b.stage")},
        case when b.applied_at is not null then 2 else 1 end) end as step,
      case when b.outcome = 'hired' then extract(epoch from b.hired_at - b.began) / 86400 end as days
    from begun b left join furthest f on f.id = b.id)`;

const OUTCOME = `count(*)::int as applicants, (count(*) filter (where w.step >= 3))::int as interviewed,
  (count(*) filter (where w.step = 5))::int as hired,
  percentile_cont(0.5) within group (order by w.days) as days`;

export interface OutcomeRow {
  applicants: number;
  interviewed: number;
  hired: number;
  days: number | null;
}

export interface HiringRows {
  since: string;
  /** Number of applications per furthest step, from 1. */
  steps: { step: number; count: number }[];
  stages: { step: HiringStep; left: number; median: number; p90: number }[];
  sources: (OutcomeRow & { source: HiringSource })[];
  departments: (OutcomeRow & { id: string | null; name: string | null })[];
  jobs: (OutcomeRow & { id: string; name: string })[];
  jobs_total: number;
}

interface Page {
  page: number;
  size: number;
}

/** Returns the analysis from one statement: applications and their log are read once. */
export async function hiringRows(
  tx: Tx,
  viewer: Viewer,
  { months, departments, job }: HiringFilter,
  { page, size }: Page,
): Promise<HiringRows> {
  const rowsOf = (text: string) => `(select coalesce(json_agg(r), '[]') from (${text}) r)`;
  const { rows } = await tx.$client.query<HiringRows>({
    name: `analysis_hiring_${hiringScope(viewer)}`,
    text: `with ${APPLICATIONS(HIRING_SCOPES[hiringScope(viewer)])},
      ordered as (select t.*, lead(kind) over (partition by id order by at, event_id) as next_kind from told t),
      moves as (
        select id, kind, source, from_stage, to_stage, at, coalesce(lag(at) over (partition by id order by at, event_id), created_at) as since
        from ordered where kind <> 'application.rejection_undone'
          and not (kind = 'application.rejected' and coalesce(next_kind, '') = 'application.rejection_undone')),
      stays as (
        select from_stage as step, extract(epoch from at - since) / 86400 as days from moves
        where from_stage in ('Vacancy', 'Application', 'Interview', 'Job offer') and at >= since
          and (from_stage <> 'Vacancy' or source = 'added')
          and (from_stage <> to_stage or kind in ('application.hired', 'application.withdrawn')))
      select to_char(current_date - make_interval(months => $3::int), 'YYYY-MM-DD') as since,
        ${rowsOf("select step, count(*)::int as count from ways group by 1")} as steps,
        ${rowsOf(`select step, count(*)::int as left, percentile_cont(0.5) within group (order by days) as median,
          percentile_cont(0.9) within group (order by days) as p90 from stays group by 1`)} as stages,
        ${rowsOf(`select w.source, ${OUTCOME} from ways w group by 1`)} as sources,
        ${rowsOf(`select w.department_id as id, d.name, ${OUTCOME} from ways w
          left join departments d on d.company_id = $1 and d.id = w.department_id
          group by 1, 2 order by applicants desc, d.name, 1 limit 100`)} as departments,
        ${rowsOf(`select w.vacancy_id as id, w.name, ${OUTCOME} from ways w
          group by 1, 2 order by applicants desc, w.name, 1 limit $6 offset $7`)} as jobs,
        (select count(distinct vacancy_id)::int from ways) as jobs_total`,
    values: [
      viewer.companyId,
      viewer.userId,
      months,
      departments?.length ? departments : null,
      job ?? null,
      size,
      page * size,
    ],
  });
  const [row] = rows;
  if (!row) throw new Error("an aggregate answers one row");
  return row;
}

/** Returns the departments and jobs in the reader's scope that have applicants, by name. */
export async function hiringChoices(
  tx: Tx,
  viewer: Viewer,
): Promise<{ id: string; name: string; department_id: string | null; department: string | null }[]> {
  const { rows } = await tx.$client.query<{
    id: string;
    name: string;
    department_id: string | null;
    department: string | null;
  }>({
    name: `analysis_hiring_choices_${hiringScope(viewer)}`,
    text: `select v.id, v.name, v.department_id, d.name as department from vacancies v
      left join departments d on d.company_id = $1 and d.id = v.department_id
      where v.company_id = $1 and $2::uuid is not null and v.project_id is null and ${HIRING_SCOPES[hiringScope(viewer)]}
        and exists (select 1 from applications a where a.company_id = $1 and a.vacancy_id = v.id)
      order by v.name, v.id limit 1000`,
    values: [viewer.companyId, viewer.userId],
  });
  return rows;
}
