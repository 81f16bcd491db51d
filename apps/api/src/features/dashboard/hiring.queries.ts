import type { Stage } from "@vaardig/contract/applications/pipeline";
import { managerReaderId, shownToManagerSql } from "../../domain/applications/lineManager.ts";
import { STAGE_ORDER } from "../../domain/applications/pipelineMachine.ts";
import { WORKS_ON_SQL } from "../../domain/jobs/jobScope.ts";
import { HIRING_SCOPES, hiringScope, WITHOUT_APPLICANTS_SQL } from "../../domain/jobs/listScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** SQL condition: the jobs in the viewer's list, without project roles. */
const listed = (viewer: Viewer) =>
  `v.company_id = $1 and $2::uuid is not null and v.project_id is null and ${HIRING_SCOPES[hiringScope(viewer)]}`;

interface NamedCount {
  total: number;
  /** Up to three. */
  names: string[];
}

/**
 * Returns the declined jobs in the viewer's list, and the open ones without applicants; longest waiting
 * first.
 */
export async function declinedJobs(
  tx: Tx,
  viewer: Viewer,
): Promise<{ declined: NamedCount; unanswered: NamedCount }> {
  const { rows } = await tx.$client.query<{ declined: boolean; name: string; total: number }>({
    name: `dashboard_vacancies_${hiringScope(viewer)}`,
    text: `(select true as declined, v.name, count(*) over ()::int as total from vacancies v
        where ${listed(viewer)} and v.status = 'Declined' order by v.decided_at, v.id limit 3)
      union all (select false, v.name, count(*) over ()::int from vacancies v
        where ${listed(viewer)} and ${WITHOUT_APPLICANTS_SQL} order by v.created_at, v.id limit 3)`,
    values: [viewer.companyId, viewer.userId],
  });
  const of = (declined: boolean): NamedCount => {
    const own = rows.filter((row) => row.declined === declined);
    return { total: own[0]?.total ?? 0, names: own.map(({ name }) => name) };
  };
  return { declined: of(true), unanswered: of(false) };
}

export interface WaitingApplicants extends NamedCount {
  stage: Stage;
  /** Up to two of the jobs that they applied to. */
  vacancyIds: string[];
}

/**
 * Returns the applicants at Application or Job offer on jobs that the viewer works on; longest waiting first.
 */
export async function waitingApplicants(tx: Tx, viewer: Viewer): Promise<WaitingApplicants[]> {
  const { rows } = await tx.$client.query<WaitingApplicants>({
    name: "dashboard_applicants",
    text: `select w.stage, w.total, w."vacancyIds", array(select ${fullName("u")}
          from unnest(w.first) with ordinality f (id, place) join users u on u.company_id = $1 and u.id = f.id
          order by f.place) as names
      from (select a.stage, count(*)::int as total, (array_agg(distinct a.vacancy_id))[1:2] as "vacancyIds",
          (array_agg(a.user_id order by a.stage_since, a.id))[1:3] as first
        from (select v.id from vacancies v where v.company_id = $1 and ${WORKS_ON_SQL}) v
        cross join lateral (select * from applications a where a.company_id = $1 and a.vacancy_id = v.id
          and a.outcome = 'active' and a.archived_at is null and a.stage in ('Application', 'Job offer')
          and ${shownToManagerSql("$3")} offset 0) a
        group by a.stage) w`,
    values: [viewer.companyId, viewer.userId, managerReaderId(viewer)],
  });
  return rows;
}

/** Returns the jobs with an offer that awaits the viewer's answer. */
export async function offersToAnswer(tx: Tx, { companyId, userId }: Viewer): Promise<NamedCount> {
  const { rows } = await tx.$client.query<{ name: string }>({
    name: "dashboard_own_offers",
    text: `select v.name from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      where a.company_id = $1 and a.user_id = $2 and a.outcome = 'active' and a.stage = 'Job offer'
        and exists (select 1 from offers o where o.company_id = a.company_id and o.application_id = a.id
          and o.status = 'made') order by a.stage_since, a.id`,
    values: [companyId, userId],
  });
  return { total: rows.length, names: rows.slice(0, 3).map(({ name }) => name) };
}

export interface HiringState {
  /** Jobs in the viewer's list, and the open ones among them. */
  vacancies: number;
  open: number;
  /** Active applicants by stage. */
  running: Record<(typeof STAGE_ORDER)[number], number>;
  /** Applicants in the last 30 days, and in the 30 days before. */
  applied: number;
  applied_before: number;
  /** Hires in each of the last 24 months, oldest first. */
  hires: { month: string; count: number }[];
  /** Median days from application to hire, in the last twelve months and in the twelve before. */
  days: number | null;
  days_before: number | null;
}

const MONTH = "date_trunc('month', current_date)";
const IN_A_YEAR = `h.hired_at >= ${MONTH} - interval '11 months'`;
const median = (condition: string) => `(select round(percentile_cont(0.5) within group (order by h.days))::int
  from hired h where ${condition})`;

/** Returns the hiring figures of the jobs in the viewer's list, in one query. */
export async function hiringState(tx: Tx, viewer: Viewer): Promise<HiringState> {
  const { rows } = await tx.$client.query<HiringState>({
    name: `dashboard_hiring_${hiringScope(viewer)}`,
    text: `with seen as materialized (select v.id, v.live from vacancies v where ${listed(viewer)}),
      running as (select a.stage, sum(a.count)::int as count from seen s
        cross join lateral (select stage, count(*) as count from applications where company_id = $1
          and vacancy_id = s.id and outcome = 'active' and archived_at is null group by stage) a group by a.stage),
      applied as (select count(*) filter (where a.applied_at > now() - interval '30 days')::int as applied,
          count(*) filter (where a.applied_at <= now() - interval '30 days')::int as applied_before
        from applications a join seen s on s.id = a.vacancy_id
        where a.company_id = $1 and a.applied_at > now() - interval '60 days'),
      hired as materialized (select a.hired_at,
          extract(epoch from a.hired_at - coalesce(a.applied_at, a.created_at)) / 86400 as days
        from applications a join seen s on s.id = a.vacancy_id
        where a.company_id = $1 and a.outcome = 'hired' and a.hired_at >= ${MONTH} - interval '23 months')
      select (select count(*)::int from seen) as vacancies, (select count(*)::int from seen where live) as open,
        (select json_build_object(${STAGE_ORDER.map((stage) => `'${stage}', coalesce(sum(r.count) filter (where r.stage = '${stage}'), 0)`).join(", ")})
          from running r) as running, applied.applied, applied.applied_before,
        (select json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM-DD'), 'count', coalesce(h.count, 0))
            order by m.month)
          from generate_series(${MONTH} - interval '23 months', ${MONTH}, interval '1 month') m (month)
          left join (select date_trunc('month', hired_at) as month, count(*) from hired group by 1) h using (month))
          as hires,
        ${median(IN_A_YEAR)} as days, ${median(`not (${IN_A_YEAR})`)} as days_before
      from applied`,
    values: [viewer.companyId, viewer.userId],
  });
  const [row] = rows;
  if (!row) throw new Error("an aggregate answers one row");
  return row;
}
