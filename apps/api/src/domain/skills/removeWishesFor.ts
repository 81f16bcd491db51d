import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { skillWishes } from "./personSkills.table.ts";

/** Takes skills off a person's wishlist. */
export async function removeWishesFor(
  tx: Tx,
  companyId: string,
  userId: string,
  skillIds: string[],
): Promise<void> {
  await tx
    .delete(skillWishes)
    .where(
      and(
        eq(skillWishes.companyId, companyId),
        eq(skillWishes.userId, userId),
        inArray(skillWishes.skillId, skillIds),
      ),
    );
}
