import { loadVacancyFacts } from "../../domain/jobs/vacancyScope.ts";
import { canOpenPool, canWriteToPool, loadPoolFacts } from "../../domain/talent-pools/poolScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, authorize } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canEmailAboutVacancy, canReadMailsOfVacancy } from "./mail-templates.policy.ts";

/** What a mail is about: a vacancy, a talent pool, or a vacancy that is offered to a pool; the contract asks for one. */
export interface MailAbout {
  vacancyId: string | null;
  poolId: string | null;
  /** A pool is told of a vacancy that is not shown to external people. */
  forColleagues: boolean;
}

interface Given {
  job_id?: string | undefined;
  talent_pool_id?: string | undefined;
}

/** The vacancy that the viewer writes about; 404 when the company has none, 403 when it is not shared with the viewer. */
export async function jobToWriteAbout(
  tx: Tx,
  viewer: Viewer,
  id: string,
): Promise<{ id: string; live: boolean; external: boolean }> {
  const vacancy = await loadVacancyFacts(tx, viewer.companyId, id);
  authorize(canEmailAboutVacancy(viewer, vacancy));
  return vacancy;
}

/**
 * Whom and what the viewer writes about; 404 and 403 likewise for a talent pool. A vacancy that a pool is told of has to
 * be shown to people who look for work (400), or the mail would lead nowhere.
 */
export async function aboutToWrite(tx: Tx, viewer: Viewer, given: Given): Promise<MailAbout> {
  const { job_id: vacancyId = null, talent_pool_id: poolId = null } = given;
  if (poolId !== null) authorize(canWriteToPool(viewer, await loadPoolFacts(tx, viewer.companyId, poolId)));
  if (vacancyId === null) return { vacancyId, poolId, forColleagues: false };
  const { live, external } = await jobToWriteAbout(tx, viewer, vacancyId);
  if (poolId !== null && !live)
    throw new AppError("validation_failed", { fields: { job_id: "job_not_open" } });
  return { vacancyId, poolId, forColleagues: poolId !== null && !external };
}

/** Whose mails the viewer reads; 404 and 403 likewise. */
export async function aboutToRead(tx: Tx, viewer: Viewer, given: Given): Promise<MailAbout> {
  const { job_id: vacancyId = null, talent_pool_id: poolId = null } = given;
  if (poolId !== null) authorize(canOpenPool(viewer, await loadPoolFacts(tx, viewer.companyId, poolId)));
  if (vacancyId !== null)
    authorize(canReadMailsOfVacancy(viewer, await loadVacancyFacts(tx, viewer.companyId, vacancyId)));
  return { vacancyId, poolId, forColleagues: false };
}
