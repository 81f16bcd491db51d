import { and, eq } from "drizzle-orm";
import { files } from "../../domain/files/files.table.ts";
import type { Tx } from "../../platform/db/database.ts";

/** The text of a résumé on file and whose it is; undefined for other files. */
export async function findReading(tx: Tx, companyId: string, fileId: string) {
  const [row] = await tx
    .select({ userId: files.userId, reading: files.reading })
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.id, fileId), eq(files.useAs, "resume")));
  return row;
}
