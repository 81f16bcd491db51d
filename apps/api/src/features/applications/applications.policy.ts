import type { PipelineAct } from "@vaardig/contract/applications/applications";
import {
  canMovePipeline,
  canSeePipeline,
  type VacancyFacts,
  WORKS_ON_SQL,
} from "../../domain/jobs/vacancyScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

const LIVE = "v.publication <> 'closed' and v.status <> 'Declined'";

/**
 * Vacancies, as a condition on `vacancies v`, to whose list the viewer may add people: none that are closed or declined;
 * administrators and recruiters all others, HR drafts only where they work on them, managers what is open or their own.
 */
export function fillableVacanciesSql({ role }: Pick<Viewer, "role">): string {
  if (role === "admin" || role === "moderator") return `${LIVE} and $2::uuid is not null`;
  if (role === "hr_manager") return `${LIVE} and (v.status <> 'Draft' or ${WORKS_ON_SQL})`;
  return `${LIVE} and (v.live or ${WORKS_ON_SQL})`;
}

/** Recruiters' tasks are theirs, HR's and administrators'; a manager sees the applicants without them. */
export function canSeeTasks({ role }: Pick<Viewer, "role">): boolean {
  return role !== "manager";
}

/** What the reader may do with applications of a vacancy. */
export function pipelineActions(viewer: Viewer, vacancy: VacancyFacts): PipelineAct[] {
  const actions: PipelineAct[] = [];
  if (canMovePipeline(viewer, vacancy)) actions.push("move");
  const open = vacancy.publication !== "closed" && vacancy.status !== "Declined";
  if (canSeePipeline(viewer, vacancy) && open) actions.push("add");
  return actions;
}

/** No one moves their own application. */
export function canMoveApplication(viewer: Viewer, vacancy: VacancyFacts, applicantId: string): boolean {
  return canMovePipeline(viewer, vacancy) && applicantId !== viewer.userId;
}
