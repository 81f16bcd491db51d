import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { skillWishes } from "./personSkills.table.ts";

/** Takes skills off a person's wishlist; the skills that were on it. */
export async function removeWishesFor(
  tx: Tx,
  companyId: string,
  userId: string,
  skillIds: string[],
): Promise<string[]> {
  const removed = await tx
    .delete(skillWishes)
    .where(
      and(
        eq(skillWishes.companyId, companyId),
        eq(skillWishes.userId, userId),
        inArray(skillWishes.skillId, skillIds),
      ),
    )
    .returning({ skillId: skillWishes.skillId });
  return removed.map(({ skillId }) => skillId);
}
