import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { applications } from "./applications.table.ts";

/** Returns the file id of the résumé sent with an application; null when there is none. */
export async function findResumeFileId(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ fileId: applications.resumeFileId })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.id, id)));
  return row?.fileId ?? null;
}
