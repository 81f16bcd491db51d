import { and, eq } from "drizzle-orm";
import { initialApproval } from "../../domain/approval/initialApproval.ts";
import { jobColumns } from "../../domain/jobs/jobColumns.ts";
import { replaceJobSkills } from "../../domain/jobs/jobSkills.ts";
import type { StoredJob } from "../../domain/jobs/storedJob.ts";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { requiredOf } from "../../domain/taxonomy/skillEntries.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Adds a job: a draft, or approved for an administrator; returns its id. */
export async function insertJob(tx: Tx, viewer: Viewer, values: StoredJob): Promise<string> {
  const { companyId, userId } = viewer;
  const [row] = await tx
    .insert(vacancies)
    .values({ companyId, ownerId: userId, ...jobColumns(values), ...initialApproval(viewer) })
    .returning({ id: vacancies.id });
  if (!row) throw new Error("an insert answers its row");
  await replaceJobSkills(tx, companyId, row.id, requiredOf(values.skills));
  return row.id;
}

type Place = { companyId: string; id: string };

/** Applies values without changing the version or status. */
export async function applyJobValues(tx: Tx, { companyId, id }: Place, values: StoredJob): Promise<void> {
  await tx
    .update(vacancies)
    .set(jobColumns(values))
    .where(and(eq(vacancies.companyId, companyId), eq(vacancies.id, id)));
  await replaceJobSkills(tx, companyId, id, requiredOf(values.skills));
}
