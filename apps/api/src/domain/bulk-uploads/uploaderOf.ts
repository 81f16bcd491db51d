import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { bulkUploads } from "./bulkUploads.table.ts";

/** Returns the id of the person who uploaded a sheet; undefined when the company has none of this id. */
export async function uploaderOf(tx: Tx, companyId: string, id: string): Promise<string | undefined> {
  const [upload] = await tx
    .select({ createdBy: bulkUploads.createdBy })
    .from(bulkUploads)
    .where(and(eq(bulkUploads.companyId, companyId), eq(bulkUploads.id, id)));
  return upload?.createdBy;
}
