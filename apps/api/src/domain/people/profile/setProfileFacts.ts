import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../users.table.ts";

type Facts = Partial<Pick<typeof users.$inferInsert, "headline" | "location" | "phone">>;

/** Sets facts of a profile, regardless of its version. */
export async function setProfileFacts(
  tx: Tx,
  companyId: string,
  userId: string,
  facts: Facts,
): Promise<void> {
  await tx
    .update(users)
    .set(facts)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
}
