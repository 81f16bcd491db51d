import type { StageCount } from "@vaardig/contract/applications/applications";
import { managerReaderId, shownToManagerSql } from "../../domain/applications/lineManager.ts";
import { WORKS_ON_SQL } from "../../domain/jobs/jobScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

const OPEN = `v.company_id = $1 and v.publication <> 'closed' and ${WORKS_ON_SQL}`;

/** Returns the ids of the jobs that the viewer works on and that are not closed. */
export async function openJobIds(tx: Tx, { companyId, userId }: Viewer): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "applications_open_vacancies",
    text: `select v.id from vacancies v where ${OPEN}`,
    values: [companyId, userId],
  });
  return rows.map(({ id }) => id);
}

/** Returns the number of applications per stage of those jobs, without withdrawn and archived ones. */
export async function stageCounts(tx: Tx, viewer: Viewer): Promise<StageCount[]> {
  const { rows } = await tx.$client.query<StageCount>({
    name: "applications_stage_counts",
    // Per job, so that applications for other jobs are not read.
    text: `select v.id as job_vacancy_id, a.stage, a.count, a.active, a.recent
      from (select v.id from vacancies v where ${OPEN} offset 0) v
      cross join lateral (select stage, count(*)::int as count,
          count(*) filter (where outcome = 'active')::int as active,
          count(*) filter (where stage_since > now() - interval '7 days')::int as recent
        from applications a where company_id = $1 and vacancy_id = v.id and outcome <> 'withdrawn'
          and archived_at is null and ${shownToManagerSql("$3")} group by stage) a`,
    values: [viewer.companyId, viewer.userId, managerReaderId(viewer)],
  });
  return rows;
}
