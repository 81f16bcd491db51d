import type { Situation } from "@vaardig/contract/mail-templates/mailSituations";
import { loadJobFacts } from "../../domain/jobs/jobScope.ts";
import { canEmailPool, canOpenPool, loadPoolFacts } from "../../domain/talent-pools/poolScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, authorize } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canEmailAboutJob, canReadMailsOfJob } from "./mail-templates.policy.ts";

/** The subject of an email: a job, a talent pool, or a job offered to a pool; the contract requires one. */
export interface MailAbout {
  vacancyId: string | null;
  poolId: string | null;
  /** The email invites people to apply for a job that external people cannot see. */
  forColleagues: boolean;
}

/** The situation whose email invites people to apply. */
const INVITATION: Situation = "Vacancy";

interface Given {
  job_id?: string | undefined;
  talent_pool_id?: string | undefined;
  temp_name?: string | undefined;
}

/**
 * Returns the job that the viewer emails about. Throws 404 when the company has none, 403 when the viewer may
 * not.
 */
export async function jobToEmailAbout(
  tx: Tx,
  viewer: Viewer,
  id: string,
): Promise<{ id: string; live: boolean; external: boolean }> {
  const vacancy = await loadJobFacts(tx, viewer.companyId, id);
  authorize(canEmailAboutJob(viewer, vacancy));
  return vacancy;
}

/**
 * Returns the job and talent pool that the viewer emails about. Throws 404 and 403 as above, and 400 for
 * an invitation to apply for a job that is not open, because the link would lead nowhere.
 */
export async function subjectToEmail(tx: Tx, viewer: Viewer, given: Given): Promise<MailAbout> {
  const { job_id: vacancyId = null, talent_pool_id: poolId = null } = given;
  if (poolId !== null) authorize(canEmailPool(viewer, await loadPoolFacts(tx, viewer.companyId, poolId)));
  if (vacancyId === null) return { vacancyId, poolId, forColleagues: false };
  const { live, external } = await jobToEmailAbout(tx, viewer, vacancyId);
  if (poolId !== null && !live)
    throw new AppError("validation_failed", { fields: { job_id: "job_not_open" } });
  const invites = poolId !== null || given.temp_name === INVITATION;
  if (invites && !live)
    throw new AppError("validation_failed", { fields: { recipients: "mail_job_closed" } });
  return { vacancyId, poolId, forColleagues: invites && !external };
}

/** Returns the job and talent pool whose emails the viewer reads. Throws 404 and 403 as above. */
export async function subjectToRead(tx: Tx, viewer: Viewer, given: Given): Promise<MailAbout> {
  const { job_id: vacancyId = null, talent_pool_id: poolId = null } = given;
  if (poolId !== null) authorize(canOpenPool(viewer, await loadPoolFacts(tx, viewer.companyId, poolId)));
  if (vacancyId !== null)
    authorize(canReadMailsOfJob(viewer, await loadJobFacts(tx, viewer.companyId, vacancyId)));
  return { vacancyId, poolId, forColleagues: false };
}
