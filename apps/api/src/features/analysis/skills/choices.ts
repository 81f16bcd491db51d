import type { AnalysisChoices } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Language } from "@vaardig/contract/limits";
import { inLanguage } from "../../../domain/taxonomy/jobProfiles.ts";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { departmentsOf, locationsOf, profilesOf, requestedSkills } from "./choices.queries.ts";
import { peopleScope } from "./peopleScope.ts";

/** Returns the filter options for the people in the reader's scope. */
export async function readChoices(tx: Tx, viewer: Viewer, language: Language): Promise<AnalysisChoices> {
  const where = await peopleScope(tx, viewer, {});
  const departments = await departmentsOf(tx, where);
  const profiles = await profilesOf(tx, where);
  const asked = await requestedSkills(tx, where);
  const byId = await skillsById(tx, asked, language);
  const skills = asked.flatMap((id) => byId.get(id) ?? []);
  const groups = new Map(
    skills.flatMap(({ group_id: id, group_name: name }) => (id && name ? [[id, { id, name }] as const] : [])),
  );
  return {
    departments,
    job_profiles: profiles.map(({ id, labels, people }) => ({
      id,
      name: inLanguage(labels, language),
      people,
    })),
    locations: await locationsOf(tx, where),
    groups: [...groups.values()].sort((a, b) => a.name.localeCompare(b.name, language)),
    skills: skills.map(({ id, name }) => ({ id, name })),
  };
}
