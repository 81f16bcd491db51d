import { eq } from "drizzle-orm";
import { skillNeighbours, skills } from "../domain/taxonomy/taxonomy.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { buildSkill, buildSkillGroup } from "./factories.ts";

/** Returns a generator of reproducible pseudo-random integers below `end`. */
export function seededIntegers(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % end;
  };
}

/** Returns the item at an index. Throws when there is none. */
export const at = <T>(list: T[], index: number): T => {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing at ${index}`);
  return value;
};

/** Creates twelve skills: a third in a group, some neighbours of each other and some merged into others. */
export async function buildCrafts(db: Database): Promise<{ skillIds: string[]; groupId: string }> {
  const { id: groupId } = await buildSkillGroup(db);
  const skillIds: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const group = n % 3 === 0 ? { groupId } : {};
    const named = { en: `Craft ${n}`, nl: `Ambacht ${n}`, idf: 1 + (n % 4) };
    skillIds.push((await buildSkill(db, { ...named, ...group })).id);
  }
  await acrossCompanies(db, async (tx) => {
    // Neighbours; the last one is a merged skill.
    for (const [from, to, similarity] of [
      [5, 4, 0.9],
      [7, 8, 0.7],
      [7, 10, 0.95],
    ] as const)
      await tx
        .insert(skillNeighbours)
        .values({ skillId: at(skillIds, from), neighbourId: at(skillIds, to), similarity });
    for (const [from, to] of [
      [10, 9],
      [11, 5],
    ] as const)
      await tx
        .update(skills)
        .set({ mergedInto: at(skillIds, to) })
        .where(eq(skills.id, at(skillIds, from)));
  });
  return { skillIds, groupId };
}
