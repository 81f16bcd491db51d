import type {
  MailTemplateAct,
  MailTemplateListAct,
  TemplateSource,
} from "@vaardig/contract/mail-templates/mailTemplates";
import type { JobFacts } from "../../domain/jobs/jobScope.ts";
import { canMovePipeline, canSeePipeline } from "../../domain/jobs/jobScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Returns whether the viewer may email about a job: those who move its pipeline. */
export function canEmailAboutJob(viewer: Viewer, vacancy: JobFacts): boolean {
  return canMovePipeline(viewer, vacancy);
}

/**
 * Returns whether the viewer may read emails about a job: HR and administrators of any, others when they see
 * the pipeline.
 */
export function canReadMailsOfJob(viewer: Viewer, vacancy: JobFacts): boolean {
  return viewer.role === "hr_manager" || viewer.role === "admin" || canSeePipeline(viewer, vacancy);
}

/**
 * Returns whether the viewer may edit the company's templates: recruiters and administrators; HR edits only
 * those of jobs it works on.
 */
export function canManageCompanyTemplates({ role }: Pick<Viewer, "role">): boolean {
  return role === "moderator" || role === "admin";
}

/**
 * Returns where a template may be saved: for a job by those who email about it, for the company by those who
 * edit its templates.
 */
export function templateListActions(viewer: Pick<Viewer, "role">, ofJob: boolean): MailTemplateListAct[] {
  const actions: MailTemplateListAct[] = ofJob ? ["save_job"] : [];
  if (canManageCompanyTemplates(viewer)) actions.push("save_company");
  return actions;
}

/** Returns the actions on a template, seen from a job or from the company. */
export function templateActions(
  viewer: Pick<Viewer, "role">,
  source: TemplateSource,
  ofJob: boolean,
): MailTemplateAct[] {
  const actions: MailTemplateAct[] = templateListActions(viewer, ofJob);
  if (source === "job" || (source === "company" && !ofJob && canManageCompanyTemplates(viewer)))
    actions.push("delete");
  return actions;
}
