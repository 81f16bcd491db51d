import { and, eq, isNull, ne } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { oneTimeLinks } from "./oneTimeLinks.table.ts";

/** Voids the other links that would prove an address which is proven now. */
export async function consumeOtherLinks(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
): Promise<void> {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(oneTimeLinks.companyId, companyId),
        eq(oneTimeLinks.userId, id),
        ne(oneTimeLinks.purpose, "social"),
        isNull(oneTimeLinks.usedAt),
      ),
    );
}
