import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { skillWishes } from "./personSkills.table.ts";

/** Removes skills from a person's wish list. */
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
