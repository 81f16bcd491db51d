import type { Tx } from "../../platform/db/database.ts";
import { candidateRecords } from "./candidates.table.ts";

/** Gives a person a record as a candidate, with where the person came from; one that is there stays. */
export async function addRecord(
  tx: Tx,
  record: Pick<typeof candidateRecords.$inferInsert, "companyId" | "userId" | "source">,
): Promise<void> {
  await tx.insert(candidateRecords).values(record).onConflictDoNothing();
}
