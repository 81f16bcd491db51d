import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Tx } from "../../../platform/db/database.ts";
import { confirmationRequests } from "./confirmations.table.ts";

export interface NewRequest {
  companyId: string;
  userId: string;
  responderId: string;
  skillId: string;
  level: number;
  message: string;
}

/** Adds requests, except those that are open already. Returns the ids of the new ones. */
export async function addRequests(tx: Tx, rows: readonly NewRequest[]): Promise<string[]> {
  const added = await tx
    .insert(confirmationRequests)
    .values(rows.map((row) => ({ ...row, id: v7() })))
    .onConflictDoNothing()
    .returning({ id: confirmationRequests.id });
  return added.map(({ id }) => id);
}

type Change = Partial<
  Pick<
    typeof confirmationRequests.$inferInsert,
    "state" | "answeredLevel" | "reason" | "closedAt" | "replaced" | "replacedLevel"
  >
>;

/** Updates a request that the caller has locked. */
export async function changeRequest(tx: Tx, companyId: string, id: string, change: Change): Promise<void> {
  await tx
    .update(confirmationRequests)
    .set({ ...change, version: sql`${confirmationRequests.version} + 1` })
    .where(and(eq(confirmationRequests.companyId, companyId), eq(confirmationRequests.id, id)));
}
