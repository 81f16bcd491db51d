import type { Tx } from "../../platform/db/database.ts";
import { candidateRecords } from "./candidates.table.ts";

/** Adds a candidate record with its source; keeps an existing one. */
export async function addRecord(
  tx: Tx,
  record: Pick<typeof candidateRecords.$inferInsert, "companyId" | "userId" | "source">,
): Promise<void> {
  await tx.insert(candidateRecords).values(record).onConflictDoNothing();
}
