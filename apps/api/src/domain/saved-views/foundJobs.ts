import type { Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { filterMatchedJobs, type MatchedJob } from "../jobs/filterMatchedJobs.ts";
import { matchJobs } from "../jobs/matchJobs.ts";
import { parseJobSearch } from "./jobSearch.ts";

/** Returns the jobs that a saved search finds for its owner now, best match first. */
export async function foundJobs(
  tx: Tx,
  services: Pick<Services, "matching">,
  owner: Pick<Viewer, "companyId" | "userId" | "role">,
  address: string,
): Promise<MatchedJob[]> {
  const { search, ...wishes } = parseJobSearch(address);
  const all = await matchJobs(tx, services, owner, { search, savedOnly: false });
  return filterMatchedJobs(all, wishes).filter(({ row }) => row.closing !== "passed");
}

/** Records the jobs that a search found, so that no digest lists them again. */
export async function recordFoundJobs(
  tx: Tx,
  companyId: string,
  viewId: string,
  vacancyIds: readonly string[],
): Promise<void> {
  await tx.$client.query(
    `insert into digest_jobs (company_id, view_id, vacancy_id)
     select $1, $2, v.id from vacancies v where v.company_id = $1 and v.id = any($3::uuid[])
     on conflict do nothing`,
    [companyId, viewId, vacancyIds],
  );
}
