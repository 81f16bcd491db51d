import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { findFile } from "../files/files.queries.ts";
import { retireFile } from "../files/retireFile.ts";
import { applicationSkills } from "./applicationSkills.table.ts";
import { applications } from "./applications.table.ts";
import { resumeOf } from "./resumeOf.ts";

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
  const earlierId = await resumeOf(tx, companyId, id);
  const earlier = earlierId === null ? undefined : await findFile(tx, companyId, earlierId);
  await tx.update(applications).set({ resumeFileId: fileId }).where(mine);
  if (earlier && earlier.useAs === "application" && earlier.id !== fileId)
    await retireFile(tx, services, earlier);
  await services.jobs.add(tx, "read_application_resume", { companyId, id });
}

/** An application that is sent without a résumé has none, whatever an earlier one came with. */
export async function detachResume(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { companyId, id }: { companyId: string; id: string },
): Promise<void> {
  const earlierId = await resumeOf(tx, companyId, id);
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
