import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import type { Job } from "@vaardig/contract/jobs/jobs";
import type { ListedJob } from "@vaardig/contract/jobs/recruitingJobs";
import { canSeeWork, factsOfRow } from "../../domain/jobs/jobScope.ts";
import { presentStatus } from "../../domain/jobs/presentStatus.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { jobActions } from "./jobs.policy.ts";
import type { JobRow, JobRowWithFacts, ListedJobRow, StageCount } from "./jobs.queries.ts";

function wireOf(row: JobRow): Omit<Job, "can"> {
  return {
    id: row.id,
    name: row.name,
    department: row.department,
    location: row.location,
    hours: row.hours,
    salary_from: row.salary_from,
    salary_to: row.salary_to,
    status: presentStatus(row.status),
    publication: row.publication,
    available_from: row.available_from,
    apply_by: row.apply_by,
    closing: row.closing,
    external: row.external,
    headcount: row.headcount,
    project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? "" },
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    created_at: row.created_at.toISOString(),
    saved: row.saved,
    version: row.version,
  };
}

/** Converts a job to the wire format, with the reader's actions. */
export function presentJob(viewer: Viewer, row: JobRowWithFacts): Job {
  return { ...wireOf(row), can: jobActions(viewer, row) };
}

/**
 * Converts a job to the wire format of the list, with further fields for readers who see its work; stages in
 * board order, empty ones left out.
 */
export function presentListedJob(viewer: Viewer, row: ListedJobRow, counts: StageCount[]): ListedJob {
  const countOf = (stage: Stage) =>
    counts.find((one) => one.vacancy_id === row.id && one.stage === stage)?.count ?? 0;
  const vacancy = presentJob(viewer, row);
  if (!canSeeWork(viewer, factsOfRow(row)))
    return { ...vacancy, owner_name: null, change_waiting: false, applicants: [] };
  return {
    ...vacancy,
    owner_name: row.owner_name,
    change_waiting: row.has_change,
    applicants: STAGES.map((stage) => ({ stage, count: countOf(stage) })).filter(({ count }) => count > 0),
  };
}
