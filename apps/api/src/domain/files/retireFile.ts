import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { applications } from "../applications/applications.table.ts";
import { files } from "./files.table.ts";
import type { FileRow } from "./storedFiles.ts";

/**
 * Removes a file from a person's profile. A résumé that was sent with an application stays with it; any other
 * file is deleted: the row now, the content by a background job.
 */
export async function retireFile(tx: Tx, services: Pick<Services, "jobs">, file: FileRow): Promise<void> {
  const { companyId, id } = file;
  const [sent] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.resumeFileId, id)))
    .limit(1);
  const mine = and(eq(files.companyId, companyId), eq(files.id, id));
  if (sent) {
    await tx.update(files).set({ useAs: "application" }).where(mine);
    return;
  }
  await tx.delete(files).where(mine);
  await services.jobs.add(tx, "remove_file", { key: file.storageKey });
}
