import { PIPELINE_MOVERS } from "@vaardig/contract/applications/applicationCommands";
import { PIPELINE_READERS } from "@vaardig/contract/applications/applications";
import { JOB_CREATORS } from "@vaardig/contract/jobs/recruitingJobs";
import { APPLICANTS } from "@vaardig/contract/my-applications/myApplications";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { CLOSING_SQL } from "./deadline.ts";

/** The facts of a job that the rules depend on; on a project's role the project's team counts as its own. */
export interface JobFacts {
  status: "Draft" | "Pending" | "Approved" | "Declined";
  publication: "open" | "on_hold" | "closed";
  /** Shown to job seekers; also while a change awaits approval. */
  live: boolean;
  /** Open to external people too. */
  external: boolean;
  ownerId: string;
  coOwnerIds: string[];
  memberIds: string[];
}

interface FoundVacancy extends JobFacts {
  id: string;
  name: string;
  /** Set on a project's role. */
  projectId: string | null;
  /** The application deadline has passed. */
  deadlinePassed: boolean;
  version: number;
}

type Reader = Pick<Viewer, "userId" | "role">;

/** Returns SQL for the ids of the people with this part on `vacancies v`, including the project's. */
const assigned = (part: "co_owner" | "member") => `array(
  select m.user_id::text from vacancy_members m
    where m.company_id = v.company_id and m.vacancy_id = v.id and m.part = '${part}'
  union select p.user_id::text from project_members p
    where p.company_id = v.company_id and p.project_id = v.project_id and p.part = '${part}'
  ${part === "co_owner" ? "union select j.owner_id::text from projects j where j.company_id = v.company_id and j.id = v.project_id" : ""})`;

/** Columns of `vacancies v` that `factsOfRow` reads. */
export const FACTS_SQL = `v.status, v.publication, v.live, v.external, v.owner_id, v.project_id,
  ${assigned("co_owner")} as co_owner_ids, ${assigned("member")} as member_ids`;

/** Joins for `READER_FACTS_SQL`: the part of the person in `$2` on `vacancies v` and on the projects `j`. */
export const READER_FACTS_JOINS = `left join vacancy_members own
    on own.company_id = v.company_id and own.vacancy_id = v.id and own.user_id = $2
  left join project_members projected
    on projected.company_id = v.company_id and projected.project_id = v.project_id and projected.user_id = $2`;

const isOn = (part: "co_owner" | "member") => `own.part = '${part}' or projected.part = '${part}'`;

/** Like `FACTS_SQL`, with only the person in `$2` among the team, at a fraction of the cost. */
export const READER_FACTS_SQL = `v.status, v.publication, v.live, v.external, v.owner_id, v.project_id,
  case when ${isOn("co_owner")} or j.owner_id = $2 then array[$2::text] else '{}' end as co_owner_ids,
  case when ${isOn("member")} then array[$2::text] else '{}' end as member_ids`;

export interface FactsRow {
  status: JobFacts["status"];
  publication: JobFacts["publication"];
  live: boolean;
  external: boolean;
  owner_id: string;
  project_id: string | null;
  co_owner_ids: string[];
  member_ids: string[];
}

/** Converts a row to the facts that the rules depend on. */
export function factsOfRow(row: FactsRow): JobFacts {
  const { status, publication, live, external, owner_id: ownerId } = row;
  return {
    status,
    publication,
    live,
    external,
    ownerId,
    coOwnerIds: row.co_owner_ids,
    memberIds: row.member_ids,
  };
}

/** Returns the SQL condition that the person `reader` works on `vacancies v`, equivalent to `worksOn`. */
export const worksOnSql = (reader: string): string => `(v.owner_id = ${reader}
  or exists (select 1 from vacancy_members m
    where m.company_id = v.company_id and m.vacancy_id = v.id and m.user_id = ${reader})
  or exists (select 1 from projects j where j.company_id = v.company_id and j.id = v.project_id
    and (j.owner_id = ${reader} or exists (select 1 from project_members p
      where p.company_id = j.company_id and p.project_id = j.id and p.user_id = ${reader}))))`;

/** The same condition for the person in `$2`, for lists. */
export const WORKS_ON_SQL = worksOnSql("$2");

/** Returns a job with its facts. Throws 404 when the company has none of this id. */
export async function loadJobFacts(tx: Tx, companyId: string, id: string): Promise<FoundVacancy> {
  const { rows } = await tx.$client.query<
    FactsRow & { id: string; name: string; version: number; closing: string | null }
  >({
    name: "vacancy_facts",
    text: `select v.id, v.name, v.version, ${CLOSING_SQL} as closing, ${FACTS_SQL}
      from vacancies v where v.company_id = $1 and v.id = $2`,
    values: [companyId, id],
  });
  const row = found(rows[0]);
  return {
    ...factsOfRow(row),
    id: row.id,
    name: row.name,
    projectId: row.project_id,
    deadlinePassed: row.closing === "passed",
    version: row.version,
  };
}

type People = Pick<JobFacts, "ownerId" | "coOwnerIds" | "memberIds">;

/** Returns whether the viewer is the owner or a co-owner of a job. */
export function ownsJob(viewer: Reader, { ownerId, coOwnerIds }: Omit<People, "memberIds">): boolean {
  return ownerId === viewer.userId || coOwnerIds.includes(viewer.userId);
}

/** Returns whether the viewer is the owner or in the team of a job. */
export function worksOn(viewer: Reader, vacancy: People): boolean {
  return ownsJob(viewer, vacancy) || vacancy.memberIds.includes(viewer.userId);
}

/** Returns whether the viewer sees other people's drafts: administrators and recruiters do. */
export function canSeeDrafts(viewer: Pick<Reader, "role">): boolean {
  return viewer.role === "admin" || viewer.role === "moderator";
}

/**
 * Returns whether the viewer sees a job. Administrators and recruiters see all; HR sees non-drafts and their
 * own; others see live jobs and their own; external people see live external jobs.
 */
export function canSeeJob(viewer: Reader, vacancy: JobFacts): boolean {
  if (viewer.role === "staff") return false;
  if (canSeeDrafts(viewer)) return true;
  if (viewer.role === "freelancer") return vacancy.live && vacancy.external;
  if (worksOn(viewer, vacancy)) return true;
  return viewer.role === "hr_manager" ? vacancy.status !== "Draft" : vacancy.live;
}

/** Returns whether the viewer may create or propose jobs and projects. */
export function canCreateJob({ role }: Pick<Reader, "role">): boolean {
  return JOB_CREATORS.some((maker) => maker === role);
}

/** Returns whether the viewer sees people ranked for a job: recruiters, HR and administrators do. */
export function canRankPeople({ role }: Pick<Reader, "role">): boolean {
  return role === "admin" || role === "moderator" || role === "hr_manager";
}

/**
 * Returns whether the viewer sees approval details and the team of a record: its team and those who oversee
 * jobs do.
 */
export function canSeeWork(viewer: Reader, record: People): boolean {
  return canRankPeople(viewer) || (viewer.role !== "freelancer" && worksOn(viewer, record));
}

/**
 * Returns whether the viewer may edit a job: administrators edit all, others those they work on; employees,
 * who only propose, until it is approved.
 */
export function canEditJob(viewer: Reader, vacancy: JobFacts): boolean {
  if (viewer.role === "admin") return true;
  if (viewer.role === "freelancer" || viewer.role === "staff" || !worksOn(viewer, vacancy)) return false;
  return viewer.role !== "employee" || vacancy.status === "Draft" || vacancy.status === "Declined";
}

/**
 * Returns whether the viewer sees a job's pipeline: administrators and HR of every job they see, others of
 * those they work on.
 */
export function canSeePipeline(viewer: Reader, vacancy: JobFacts): boolean {
  if (viewer.role === "admin" || viewer.role === "hr_manager") return canSeeJob(viewer, vacancy);
  return PIPELINE_READERS.some((role) => role === viewer.role) && worksOn(viewer, vacancy);
}

/** Returns the same rule as an SQL condition on `vacancies v`; the reader is `$2`. */
export function visiblePipelinesSql({ role }: Pick<Reader, "role">): string {
  if (role === "admin") return "$2::uuid is not null";
  return role === "hr_manager" ? `(v.status <> 'Draft' or ${WORKS_ON_SQL})` : WORKS_ON_SQL;
}

/**
 * Returns whether the viewer may move applicants: administrators always, recruiters and HR on jobs they work
 * on; managers only watch.
 */
export function canMovePipeline(viewer: Reader, vacancy: JobFacts): boolean {
  if (viewer.role === "admin") return true;
  return PIPELINE_MOVERS.some((role) => role === viewer.role) && worksOn(viewer, vacancy);
}

/**
 * Returns whether the viewer may add people to the pipeline: of a job that is neither closed nor declined,
 * and for HR not of a draft that they do not work on.
 */
export function canAddToPipeline(viewer: Reader, vacancy: JobFacts): boolean {
  if (!canRankPeople(viewer) || vacancy.publication === "closed" || vacancy.status === "Declined")
    return false;
  return viewer.role !== "hr_manager" || vacancy.status !== "Draft" || worksOn(viewer, vacancy);
}

/**
 * Returns whether the viewer may apply: as a job seeker, for a job that accepts applications, unless they
 * work on it.
 */
export function canApply(viewer: Reader, vacancy: JobFacts & Pick<FoundVacancy, "deadlinePassed">): boolean {
  const isApplicant = APPLICANTS.some((role) => role === viewer.role);
  const isTaken = vacancy.live && !vacancy.deadlinePassed;
  return isApplicant && isTaken && canSeeJob(viewer, vacancy) && !worksOn(viewer, vacancy);
}
