import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { files } from "../files/files.table.ts";
import { retireFile } from "../files/retireFile.ts";
import { applications } from "./applications.table.ts";

/**
 * Says which résumé came with an application; its skills are read by a job as soon as this is committed. An earlier one
 * that was kept for this application alone goes.
 */
export async function attachResume(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { companyId, id, fileId }: { companyId: string; id: string; fileId: string },
): Promise<void> {
  const mine = and(eq(applications.companyId, companyId), eq(applications.id, id));
  const [earlier] = await tx
    .select({ file: files })
    .from(applications)
    .innerJoin(
      files,
      and(eq(files.companyId, applications.companyId), eq(files.id, applications.resumeFileId)),
    )
    .where(and(mine, eq(files.useAs, "application")));
  await tx.update(applications).set({ resumeFileId: fileId }).where(mine);
  if (earlier && earlier.file.id !== fileId) await retireFile(tx, services, earlier.file);
  await services.jobs.add(tx, "read_application_resume", { companyId, id });
}
