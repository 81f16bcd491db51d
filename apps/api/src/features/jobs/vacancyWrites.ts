import { and, eq } from "drizzle-orm";
import { approvedAtOnce } from "../../domain/approval/approvedAtOnce.ts";
import type { StoredVacancy } from "../../domain/jobs/storedVacancy.ts";
import { vacancies } from "../../domain/jobs/vacancies.table.ts";
import { vacancyColumns } from "../../domain/jobs/vacancyColumns.ts";
import { replaceVacancySkills } from "../../domain/jobs/vacancySkills.ts";
import { requiredOf } from "../../domain/taxonomy/skillEntries.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Adds a job: a draft, or approved for an administrator; returns its id. */
export async function insertVacancy(tx: Tx, viewer: Viewer, values: StoredVacancy): Promise<string> {
  const { companyId, userId } = viewer;
  const [row] = await tx
    .insert(vacancies)
    .values({ companyId, ownerId: userId, ...vacancyColumns(values), ...approvedAtOnce(viewer) })
    .returning({ id: vacancies.id });
  if (!row) throw new Error("an insert answers its row");
  await replaceVacancySkills(tx, companyId, row.id, requiredOf(values.skills));
  return row.id;
}

type Place = { companyId: string; id: string };

/** Applies values without changing the version or status. */
export async function putInForce(tx: Tx, { companyId, id }: Place, values: StoredVacancy): Promise<void> {
  await tx
    .update(vacancies)
    .set(vacancyColumns(values))
    .where(and(eq(vacancies.companyId, companyId), eq(vacancies.id, id)));
  await replaceVacancySkills(tx, companyId, id, requiredOf(values.skills));
}
