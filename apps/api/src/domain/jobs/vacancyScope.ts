import { PIPELINE_MOVERS } from "@vaardig/contract/applications/applicationCommands";
import { PIPELINE_READERS } from "@vaardig/contract/applications/applications";
import { VACANCY_MAKERS } from "@vaardig/contract/jobs/vacancies";
import { APPLICANTS } from "@vaardig/contract/my-applications/myApplications";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { CLOSING_SQL } from "./deadline.ts";

/** What rules need to know of a vacancy; on a project's role the project's people count as its own. */
export interface VacancyFacts {
  status: "Draft" | "Pending" | "Approved" | "Declined";
  publication: "open" | "on_hold" | "closed";
  /** Shown to people who look for work; also while a change of it waits for approval. */
  live: boolean;
  /** Meant for external people too. */
  external: boolean;
  ownerId: string;
  coOwnerIds: string[];
  memberIds: string[];
}

interface FoundVacancy extends VacancyFacts {
  id: string;
  name: string;
  /** Set on a project's role. */
  projectId: string | null;
  /** The last day to apply is over. */
  deadlinePassed: boolean;
  version: number;
}

type Reader = Pick<Viewer, "userId" | "role">;

/** Who is assigned to `vacancies v` in this part, as an array; its project's people among them. */
const assigned = (part: "co_owner" | "member") => `array(
  select m.user_id::text from vacancy_members m
    where m.company_id = v.company_id and m.vacancy_id = v.id and m.part = '${part}'
  union select p.user_id::text from project_members p
    where p.company_id = v.company_id and p.project_id = v.project_id and p.part = '${part}'
  ${part === "co_owner" ? "union select j.owner_id::text from projects j where j.company_id = v.company_id and j.id = v.project_id" : ""})`;

/** Columns of `vacancies v` that `factsOfRow` reads. */
export const FACTS_SQL = `v.status, v.publication, v.live, v.external, v.owner_id, v.project_id,
  ${assigned("co_owner")} as co_owner_ids, ${assigned("member")} as member_ids`;

/** The joins that `READER_FACTS_SQL` reads: what the person in `$2` is on `vacancies v`, of the projects `j`. */
export const READER_FACTS_JOINS = `left join vacancy_members own
    on own.company_id = v.company_id and own.vacancy_id = v.id and own.user_id = $2
  left join project_members projected
    on projected.company_id = v.company_id and projected.project_id = v.project_id and projected.user_id = $2`;

const isOn = (part: "co_owner" | "member") => `own.part = '${part}' or projected.part = '${part}'`;

/** The same columns with no one but the person in `$2` among those assigned, at a fraction of the cost. */
export const READER_FACTS_SQL = `v.status, v.publication, v.live, v.external, v.owner_id, v.project_id,
  case when ${isOn("co_owner")} or j.owner_id = $2 then array[$2::text] else '{}' end as co_owner_ids,
  case when ${isOn("member")} then array[$2::text] else '{}' end as member_ids`;

export interface FactsRow {
  status: VacancyFacts["status"];
  publication: VacancyFacts["publication"];
  live: boolean;
  external: boolean;
  owner_id: string;
  project_id: string | null;
  co_owner_ids: string[];
  member_ids: string[];
}

/** A row → what the rules on vacancies look at. */
export function factsOfRow(row: FactsRow): VacancyFacts {
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

/** The person in this place works on `vacancies v`: a condition, the same as `worksOn`. */
export const worksOnSql = (reader: string): string => `(v.owner_id = ${reader}
  or exists (select 1 from vacancy_members m
    where m.company_id = v.company_id and m.vacancy_id = v.id and m.user_id = ${reader})
  or exists (select 1 from projects j where j.company_id = v.company_id and j.id = v.project_id
    and (j.owner_id = ${reader} or exists (select 1 from project_members p
      where p.company_id = j.company_id and p.project_id = j.id and p.user_id = ${reader}))))`;

/** The same of the person in `$2`, for lists. */
export const WORKS_ON_SQL = worksOnSql("$2");

/** A vacancy of the company with what rules need; 404 when the company has none of this id. */
export async function loadVacancyFacts(tx: Tx, companyId: string, id: string): Promise<FoundVacancy> {
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

type People = Pick<VacancyFacts, "ownerId" | "coOwnerIds" | "memberIds">;

/** The owner and co-owners answer for a vacancy. */
export function ownsVacancy(viewer: Reader, { ownerId, coOwnerIds }: Omit<People, "memberIds">): boolean {
  return ownerId === viewer.userId || coOwnerIds.includes(viewer.userId);
}

/** The owner and everyone assigned to it work on a vacancy. */
export function worksOn(viewer: Reader, vacancy: People): boolean {
  return ownsVacancy(viewer, vacancy) || vacancy.memberIds.includes(viewer.userId);
}

/** Administrators and recruiters see drafts that others work on. */
export function canSeeDrafts(viewer: Pick<Reader, "role">): boolean {
  return viewer.role === "admin" || viewer.role === "moderator";
}

/**
 * Administrators and recruiters see every vacancy, HR those they work on or that are past their draft, others
 * those they work on and what is shown to people who look for work; external people what is meant for them.
 */
export function canSeeVacancy(viewer: Reader, vacancy: VacancyFacts): boolean {
  if (viewer.role === "staff") return false;
  if (canSeeDrafts(viewer)) return true;
  if (viewer.role === "freelancer") return vacancy.live && vacancy.external;
  if (worksOn(viewer, vacancy)) return true;
  return viewer.role === "hr_manager" ? vacancy.status !== "Draft" : vacancy.live;
}

/** The company's own people make vacancies and projects, or propose them. */
export function canMakeVacancy({ role }: Pick<Reader, "role">): boolean {
  return VACANCY_MAKERS.some((maker) => maker === role);
}

/** Who fills a vacancy sees people ranked for it: recruiters, HR and administrators. */
export function canRankPeople({ role }: Pick<Reader, "role">): boolean {
  return role === "admin" || role === "moderator" || role === "hr_manager";
}

/** How approval goes, and who works on it, is for those who do and for those who oversee vacancies and projects. */
export function canSeeWork(viewer: Reader, record: People): boolean {
  return canRankPeople(viewer) || (viewer.role !== "freelancer" && worksOn(viewer, record));
}

/** Administrators change every vacancy, others those they work on; employees, who only propose, until it was approved. */
export function canEditVacancy(viewer: Reader, vacancy: VacancyFacts): boolean {
  if (viewer.role === "admin") return true;
  if (viewer.role === "freelancer" || viewer.role === "staff" || !worksOn(viewer, vacancy)) return false;
  return viewer.role !== "employee" || vacancy.status === "Draft" || vacancy.status === "Declined";
}

/** Administrators and HR see the pipeline of every vacancy they see, others of those they work on. */
export function canSeePipeline(viewer: Reader, vacancy: VacancyFacts): boolean {
  if (viewer.role === "admin" || viewer.role === "hr_manager") return canSeeVacancy(viewer, vacancy);
  return PIPELINE_READERS.some((role) => role === viewer.role) && worksOn(viewer, vacancy);
}

/** The same as a condition on `vacancies v`; the reader is `$2`. */
export function seenPipelines({ role }: Pick<Reader, "role">): string {
  if (role === "admin") return "$2::uuid is not null";
  return role === "hr_manager" ? `(v.status <> 'Draft' or ${WORKS_ON_SQL})` : WORKS_ON_SQL;
}

/** Administrators move every applicant, recruiters and HR those of vacancies they work on; managers look on. */
export function canMovePipeline(viewer: Reader, vacancy: VacancyFacts): boolean {
  if (viewer.role === "admin") return true;
  return PIPELINE_MOVERS.some((role) => role === viewer.role) && worksOn(viewer, vacancy);
}

/** Anyone who looks for work applies for what takes applications; those who work on it do not. */
export function canApply(
  viewer: Reader,
  vacancy: VacancyFacts & Pick<FoundVacancy, "deadlinePassed">,
): boolean {
  const isApplicant = APPLICANTS.some((role) => role === viewer.role);
  const isTaken = vacancy.live && !vacancy.deadlinePassed;
  return isApplicant && isTaken && canSeeVacancy(viewer, vacancy) && !worksOn(viewer, vacancy);
}
