import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { personSkills, skillWishes } from "./personSkills.table.ts";

export type NewSkillRow = Omit<typeof personSkills.$inferInsert, "companyId" | "userId">;

/**
 * Adds the skills that a person does not have yet, which fulfills wishes for them; returns the ids of those
 * added.
 */
export async function addSkillRows(
  tx: Tx,
  companyId: string,
  userId: string,
  rows: readonly NewSkillRow[],
): Promise<string[]> {
  const added = await tx
    .insert(personSkills)
    .values(rows.map((row) => ({ ...row, companyId, userId })))
    .onConflictDoNothing()
    .returning({ skillId: personSkills.skillId });
  const skillIds = added.map(({ skillId }) => skillId);
  if (skillIds.length === 0) return [];
  await tx
    .delete(skillWishes)
    .where(
      and(
        eq(skillWishes.companyId, companyId),
        eq(skillWishes.userId, userId),
        inArray(skillWishes.skillId, skillIds),
      ),
    );
  return skillIds;
}
