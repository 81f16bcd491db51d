import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { findFile } from "../files/files.queries.ts";
import { retireFile } from "../files/retireFile.ts";
import { applicationSkills } from "./applicationSkills.table.ts";
import { applications } from "./applications.table.ts";
import { findResumeFileId } from "./findResumeFileId.ts";

/**
 * Links a résumé to an application; a background job reads its skills after the commit. Deletes an earlier
 * résumé that was kept for this application alone.
 */
export async function attachResume(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { companyId, id, fileId }: { companyId: string; id: string; fileId: string },
): Promise<void> {
  const mine = and(eq(applications.companyId, companyId), eq(applications.id, id));
  const earlierId = await findResumeFileId(tx, companyId, id);
  const earlier = earlierId === null ? undefined : await findFile(tx, companyId, earlierId);
  await tx.update(applications).set({ resumeFileId: fileId }).where(mine);
  if (earlier && earlier.useAs === "application" && earlier.id !== fileId)
    await retireFile(tx, services, earlier);
  await services.jobs.add(tx, "read_application_resume", { companyId, id });
}

/** Removes the résumé of an application that is sent again without one. */
export async function detachResume(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { companyId, id }: { companyId: string; id: string },
): Promise<void> {
  const earlierId = await findResumeFileId(tx, companyId, id);
  if (earlierId === null) return;
  await tx
    .update(applications)
    .set({ resumeFileId: null })
    .where(and(eq(applications.companyId, companyId), eq(applications.id, id)));
  const earlier = await findFile(tx, companyId, earlierId);
  if (earlier?.useAs === "application") await retireFile(tx, services, earlier);
  await tx
    .delete(applicationSkills)
    .where(and(eq(applicationSkills.companyId, companyId), eq(applicationSkills.applicationId, id)));
}
