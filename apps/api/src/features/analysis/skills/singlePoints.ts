import type { SinglePoints } from "@vaardig/contract/analysis/skillsAnalysis";
import type { SinglePointPage } from "../../../domain/matching/skillCount.ts";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { type Reading, readPeople } from "./readPeople.ts";

/**
 * Skills that rest on one person. Everyone counted is of the reader's scope, so that the reader may open each of the
 * people who are named.
 */
export async function presentSinglePoints(
  tx: Tx,
  reading: Reading,
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
