import type { MailTemplateAct, TemplateSource } from "@vaardig/contract/mail-templates/mailTemplates";
import type { VacancyFacts } from "../../domain/jobs/vacancyScope.ts";
import { canMovePipeline, canSeePipeline } from "../../domain/jobs/vacancyScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Recruiters write about the vacancies they work on. */
export function canWriteAbout(viewer: Viewer, vacancy: VacancyFacts): boolean {
  return canMovePipeline(viewer, vacancy);
}

/** HR and administrators see what was written about any vacancy, others where they see the pipeline. */
export function canReadMailsOf(viewer: Viewer, vacancy: VacancyFacts): boolean {
  return viewer.role === "hr_manager" || viewer.role === "admin" || canSeePipeline(viewer, vacancy);
}

/** What may be done with a template, seen from a vacancy or from the company. */
export function templateActions(source: TemplateSource, ofJob: boolean): MailTemplateAct[] {
  const actions: MailTemplateAct[] = ofJob ? ["save_job", "save_company"] : ["save_company"];
  if (source === "job" || (source === "company" && !ofJob)) actions.push("delete");
  return actions;
}
