import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { applications } from "./applications.table.ts";

/** The file of the résumé that an application came with; null where there is none. */
export async function resumeOf(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ fileId: applications.resumeFileId })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.id, id)));
  return row?.fileId ?? null;
}
