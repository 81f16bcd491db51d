import type { Tx } from "../../db/database.ts";
import type { Services } from "../../services.ts";

/** Says which résumé came with an application; its skills are read by a job as soon as this is committed. */
export async function attachResume(
  tx: Tx,
  services: Pick<Services, "jobs">,
  { companyId, id, fileId }: { companyId: string; id: string; fileId: string },
): Promise<void> {
  await tx.$client.query("update applications set resume_file_id = $3 where company_id = $1 and id = $2", [
    companyId,
    id,
    fileId,
  ]);
  await services.jobs.add(tx, "read_application_resume", { companyId, id });
}
