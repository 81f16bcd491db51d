import type {
  MailTemplateAct,
  MailTemplateListAct,
  TemplateSource,
} from "@vaardig/contract/mail-templates/mailTemplates";
import type { VacancyFacts } from "../../domain/jobs/vacancyScope.ts";
import { canMovePipeline, canSeePipeline } from "../../domain/jobs/vacancyScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Who moves a pipeline writes about its vacancy. */
export function canEmailAboutVacancy(viewer: Viewer, vacancy: VacancyFacts): boolean {
  return canMovePipeline(viewer, vacancy);
}

/** HR and administrators see what was written about any vacancy, others where they see the pipeline. */
export function canReadMailsOfVacancy(viewer: Viewer, vacancy: VacancyFacts): boolean {
  return viewer.role === "hr_manager" || viewer.role === "admin" || canSeePipeline(viewer, vacancy);
}

/** The company's words are kept by recruiters and administrators; HR writes those of vacancies it works on. */
export function canManageCompanyTemplates({ role }: Pick<Viewer, "role">): boolean {
  return role === "moderator" || role === "admin";
}

/** Where what is written may be kept; with a job by those who write about it. */
export function templateListActions(viewer: Pick<Viewer, "role">, ofJob: boolean): MailTemplateListAct[] {
  const actions: MailTemplateListAct[] = ofJob ? ["save_job"] : [];
  if (canManageCompanyTemplates(viewer)) actions.push("save_company");
  return actions;
}

/** What may be done with a template, seen from a vacancy or from the company. */
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
