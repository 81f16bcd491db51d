import type { CatalogueCourse } from "@vaardig/contract/courses/courseCatalogue";
import type { Language } from "@vaardig/contract/limits";
import { OWN_SOURCE, type OwnCourseRow } from "../../domain/learning/courses/ownCourses.queries.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import { catalogueActions } from "./courseCatalogue.policy.ts";

/** Converts the company's own courses to the wire format. */
export async function presentCatalogue(
  tx: Tx,
  language: Language,
  rows: readonly OwnCourseRow[],
): Promise<CatalogueCourse[]> {
  const taught = rows.flatMap(({ skills }) => skills.map(({ skillId }) => skillId));
  const skills = await skillsById(tx, taught, language);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    feed: row.source === OWN_SOURCE ? null : row.source,
    title_en: row.titles.en ?? "",
    title_nl: row.titles.nl ?? "",
    description_en: row.descriptions.en ?? "",
    description_nl: row.descriptions.nl ?? "",
    provider_name: row.provider,
    hours: row.hours,
    price: row.price,
    next_start: row.next_start,
    url: row.url ?? "",
    removed: row.removed,
    people: row.people,
    version: row.version,
    skills: row.skills.flatMap(({ skillId, levelFrom, levelTo }) => {
      const skill = skills.get(skillId);
      return skill ? [{ skill, level_from: levelFrom, level_to: levelTo }] : [];
    }),
    can: catalogueActions(row),
  }));
}
