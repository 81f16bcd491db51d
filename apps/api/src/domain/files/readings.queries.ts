import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { files } from "./files.table.ts";

/** Returns the extracted text of a résumé and its owner; undefined for other files. */
export async function findReading(tx: Tx, companyId: string, fileId: string) {
  const [row] = await tx
    .select({ userId: files.userId, reading: files.reading })
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.id, fileId), eq(files.useAs, "resume")));
  return row;
}
