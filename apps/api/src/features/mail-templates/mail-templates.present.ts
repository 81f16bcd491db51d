import { LANGUAGES } from "@vaardig/contract/limits";
import { isSituation, SITUATIONS } from "@vaardig/contract/mail-templates/mailSituations";
import type { MailTemplate, TemplateName } from "@vaardig/contract/mail-templates/mailTemplates";
import type { FoundTemplate } from "../../domain/candidate-mails/mailTemplateOf.ts";
import { productWords } from "../../domain/candidate-mails/mailTemplateOf.ts";
import type { NamedTemplate } from "../../domain/candidate-mails/mailTemplates.queries.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { templateActions } from "./mail-templates.policy.ts";

export function presentTemplate(
  tempName: string,
  { source, words, row }: FoundTemplate,
  { viewer, changedBy, ofJob }: { viewer: Viewer; changedBy: string | null; ofJob: boolean },
): MailTemplate {
  return {
    temp_name: tempName,
    source,
    words,
    version: row?.version ?? null,
    changed_by: changedBy,
    changed_at: row?.updatedAt.toISOString() ?? null,
    can: templateActions(viewer, source, ofJob),
  };
}

/** Returns the situations in order, then custom names: each once, with the words in use. */
export function presentNames(templates: NamedTemplate[]): TemplateName[] {
  const names = [
    ...SITUATIONS,
    ...templates.map(({ tempName }) => tempName).filter((name) => !isSituation(name)),
  ];
  return [...new Set<string>(names)].map((name) => {
    const own = templates.filter(({ tempName }) => tempName === name);
    const layers = [...own.map(({ words }) => words), productWords(name) ?? {}];
    return {
      temp_name: name,
      situation: isSituation(name),
      source: own.some(({ ofJob }) => ofJob) ? "job" : own.length > 0 ? "company" : "product",
      languages: LANGUAGES.filter((language) => layers.some((words) => words[language])),
    };
  });
}
