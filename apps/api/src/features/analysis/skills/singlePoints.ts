import type { SinglePoints } from "@vaardig/contract/analysis/skillsAnalysis";
import type { SinglePointPage } from "../../../domain/matching/skillCount.ts";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { type ReaderContext, readPeople } from "./readPeople.ts";

/**
 * Returns the skills that only one person has. Everyone counted is in the reader's scope, so the reader may
 * open each named person.
 */
export async function presentSinglePoints(
  tx: Tx,
  reading: ReaderContext,
  { page, total }: SinglePointPage,
): Promise<Pick<SinglePoints, "data" | "total">> {
  const skills = await skillsById(
    tx,
    page.map(({ skillId }) => skillId),
    reading.language,
  );
  const people = await readPeople(
    tx,
    reading,
    page.flatMap(({ onlyId, growableIds }) => [onlyId, ...growableIds]),
  );
  const data = page.flatMap(({ skillId, level, asked, onlyId, growableIds, growableTotal }) => {
    const skill = skills.get(skillId);
    const only = people.get(onlyId);
    if (!skill || !only) return [];
    const growable = growableIds.flatMap((id) => people.get(id) ?? []);
    return [{ skill, level, asked, only, growable, growable_total: growableTotal }];
  });
  return { data, total };
}
