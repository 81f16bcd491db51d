import type { SinglePoints } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Condition } from "../../../domain/people/employeesWhere.ts";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { type Reading, readPeople } from "./readPeople.ts";
import { singlePoints } from "./singlePoints.queries.ts";

/**
 * Skills that rest on one person. Everyone counted is of the reader's scope, so that the reader may open each of the
 * people who are named.
 */
export async function readSinglePoints(
  tx: Tx,
  reading: Reading,
  where: Condition,
  asked: Parameters<typeof singlePoints>[2],
): Promise<Pick<SinglePoints, "data" | "total">> {
  const rows = await singlePoints(tx, where, asked);
  const skills = await skillsById(
    tx,
    rows.map((row) => row.skill_id),
    reading.language,
  );
  const people = await readPeople(
    tx,
    reading,
    rows.flatMap((row) => [row.only_id, ...row.growable]),
  );
  const data = rows.flatMap((row) => {
    const skill = skills.get(row.skill_id);
    const only = people.get(row.only_id);
    if (!skill || !only) return [];
    const growable = row.growable.flatMap((id) => people.get(id) ?? []);
    const { level, asked: several, growable_total } = row;
    return [{ skill, level, asked: several, only, growable, growable_total }];
  });
  return { data, total: rows[0]?.total ?? 0 };
}
