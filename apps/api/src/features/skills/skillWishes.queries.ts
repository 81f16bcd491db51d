import { and, desc, eq } from "drizzle-orm";
import { skillWishes } from "../../domain/skills/personSkills.table.ts";
import type { Tx } from "../../platform/db/database.ts";

export type SkillWishRow = typeof skillWishes.$inferSelect;

/** Returns the skills that a person wants to learn, newest first. */
export function wishesOf(tx: Tx, companyId: string, userId: string): Promise<SkillWishRow[]> {
  return tx
    .select()
    .from(skillWishes)
    .where(and(eq(skillWishes.companyId, companyId), eq(skillWishes.userId, userId)))
    .orderBy(desc(skillWishes.id));
}

export async function findWish(tx: Tx, companyId: string, id: string): Promise<SkillWishRow | undefined> {
  const [row] = await tx
    .select()
    .from(skillWishes)
    .where(and(eq(skillWishes.companyId, companyId), eq(skillWishes.id, id)));
  return row;
}

/** Adds a wish; for the same skill returns the existing one. */
export async function addWish(
  tx: Tx,
  companyId: string,
  userId: string,
  skillId: string,
): Promise<SkillWishRow> {
  await tx.insert(skillWishes).values({ companyId, userId, skillId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(skillWishes)
    .where(
      and(
        eq(skillWishes.companyId, companyId),
        eq(skillWishes.userId, userId),
        eq(skillWishes.skillId, skillId),
      ),
    );
  if (!row) throw new Error("the wish was not stored");
  return row;
}

export async function removeWish(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.delete(skillWishes).where(and(eq(skillWishes.companyId, companyId), eq(skillWishes.id, id)));
}
