import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";
import { FACTS_SQL, type FactsRow } from "../../../domain/jobs/jobScope.ts";
import { POOL_FACTS_SQL, type PoolFacts } from "../../../domain/talent-pools/poolScope.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical } from "../../../platform/db/nameSql.ts";

export interface StatusRow {
  id: string;
  vacancy_id: string;
  vacancy: string;
  stage: Stage;
  outcome: Outcome;
  archived: boolean;
  since: Date;
  applied_at: Date | null;
  next_interview: Date | null;
}

/** Returns a person's state in each job's process: active ones first, then the latest. */
export async function statusOf(tx: Tx, companyId: string, userId: string): Promise<StatusRow[]> {
  const { rows } = await tx.$client.query<StatusRow>({
    name: "user_status",
    text: `select a.id, v.id as vacancy_id, v.name as vacancy, a.stage, a.outcome, a.archived_at is not null as archived,
        a.stage_since as since, a.applied_at, (select min(i.starts_at) from interviews i
          where i.company_id = a.company_id and i.application_id = a.id and i.status = 'booked' and i.starts_at > now()) as next_interview
      from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      where a.company_id = $1 and a.user_id = $2
      order by (a.outcome = 'active' and a.archived_at is null) desc, a.stage_since desc, a.id limit 200`,
    values: [companyId, userId],
  });
  return rows;
}

/** Returns the jobs of a person's active applications with their facts, latest first. */
export async function activeJobsOf(tx: Tx, companyId: string, userId: string) {
  const { rows } = await tx.$client.query<FactsRow & { id: string }>({
    name: "user_status_jobs",
    text: `select v.id, ${FACTS_SQL}
      from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      where a.company_id = $1 and a.user_id = $2 and a.outcome = 'active' and a.archived_at is null
      order by a.stage_since desc, a.id`,
    values: [companyId, userId],
  });
  return rows;
}

/** Returns the talent pools that contain a person with their facts, by name. */
export async function poolsOf(tx: Tx, companyId: string, userId: string) {
  const { rows } = await tx.$client.query<PoolFacts & { id: string; name: string }>({
    name: "user_status_pools",
    text: `select p.id, p.name, ${POOL_FACTS_SQL} from talent_pool_people i
        join talent_pools p on p.company_id = i.company_id and p.id = i.talent_pool_id
      where i.company_id = $1 and i.user_id = $2 order by ${alphabetical("p.name")}, p.id`,
    values: [companyId, userId],
  });
  return rows;
}
