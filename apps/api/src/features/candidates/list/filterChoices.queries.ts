import { STAGES } from "@vaardig/contract/applications/pipeline";
import {
  CANDIDATE_SOURCES,
  CONSENT_STATES,
  RETENTION_STATES,
  RUNNING_OUT_DAYS,
} from "@vaardig/contract/candidates/candidateList";
import { CANDIDATE_SQL } from "../../../domain/candidates/candidateScope.ts";
import { IN_PROCESS_SQL, KEPT_UNTIL_SQL, OWN_ACCOUNT_SQL } from "../../../domain/candidates/retention.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical, byName, fullName } from "../../../platform/db/nameSql.ts";
import { CONSENT_SQL, FROM_SQL, SOURCE_SQL } from "./candidatesWhere.ts";

interface Counted {
  id: string;
  name: string;
  count: number;
}

/** Candidates that are equal in everything counted. */
interface Group {
  source: (typeof CANDIDATE_SOURCES)[number];
  consent: (typeof CONSENT_STATES)[number];
  retention: (typeof RETENTION_STATES)[number];
  running_out: boolean;
  looked_after: boolean;
  count: number;
}

/** SQL for the active applications of candidates. */
const UNDER_WAY = `from applications a join users u on u.company_id = a.company_id and u.id = a.user_id
  where a.company_id = $1 and ${CANDIDATE_SQL} and a.outcome = 'active' and a.archived_at is null`;

const QUERIES = {
  jobs: `select v.id, v.name, c.count from (select a.vacancy_id, count(*)::int as count ${UNDER_WAY} group by 1) c
    join vacancies v on v.company_id = $1 and v.id = c.vacancy_id order by ${alphabetical("v.name")}, v.id limit 200`,
  stages: `select stage as id, stage as name, count(*)::int as count
    from (select distinct a.stage, a.user_id ${UNDER_WAY}) s group by 1`,
  pools: `select t.id, t.name, (select count(*)::int from talent_pool_people m join users u
      on u.company_id = m.company_id and u.id = m.user_id
      where m.company_id = $1 and m.talent_pool_id = t.id and ${CANDIDATE_SQL}) as count
    from talent_pools t where t.company_id = $1 order by ${alphabetical("t.name")}, t.id limit 200`,
  recruiters: `select o.id, ${fullName("o")} as name, coalesce(c.count, 0) as count from users o
    left join (select r.owner_id, count(*)::int as count from candidate_records r
      join users u on u.company_id = r.company_id and u.id = r.user_id
      where r.company_id = $1 and ${CANDIDATE_SQL} group by 1) c on c.owner_id = o.id
    where o.company_id = $1 and o.system_role in ('moderator', 'hr_manager', 'admin') and o.status = 'active'
    order by ${byName("o")} limit 200`,
  places: `select u.location as id, u.location as name, count(*)::int as count from users u
    where ${CANDIDATE_SQL} and u.location <> '' group by 1 order by 3 desc, 1 limit 100`,
};

// `offset 0` makes the planner look up a candidate's processes once instead of for each use.
const GROUPS = `select source, consent, retention, retention = 'counting' and until < now() + interval '${RUNNING_OUT_DAYS} days' as running_out,
    looked_after, count(*)::int as count
  from (select ${SOURCE_SQL} as source, ${CONSENT_SQL} as consent, r.owner_id is not null as looked_after,
      case when ${IN_PROCESS_SQL} then 'in_process' when ${OWN_ACCOUNT_SQL} then 'own_account' else 'counting' end as retention,
      ${KEPT_UNTIL_SQL} as until
    from ${FROM_SQL} where ${CANDIDATE_SQL} offset 0) c group by 1, 2, 3, 4, 5`;

/** Returns the filter options, each with the company's number of candidates. */
export async function filterChoices(tx: Tx, companyId: string) {
  const read = async (key: keyof typeof QUERIES) =>
    (
      await tx.$client.query<Counted>({
        name: `candidate_filter_${key}`,
        text: QUERIES[key],
        values: [companyId],
      })
    ).rows;
  const [jobs, stages, pools, recruiters, places, grouped] = await Promise.all([
    read("jobs"),
    read("stages"),
    read("pools"),
    read("recruiters"),
    read("places"),
    tx.$client.query<Group>({ name: "candidate_filter_groups", text: GROUPS, values: [companyId] }),
  ]);
  const sum = (matches: (group: Group) => boolean) =>
    grouped.rows.filter(matches).reduce((total, { count }) => total + count, 0);
  return {
    job_vacancies: jobs,
    talent_pools: pools,
    recruiters,
    locations: places.map(({ name, count }) => ({ name, count })),
    stages: STAGES.map((value) => ({ value, count: stages.find(({ id }) => id === value)?.count ?? 0 })),
    sources: CANDIDATE_SOURCES.map((value) => ({ value, count: sum(({ source }) => source === value) })),
    consents: CONSENT_STATES.map((value) => ({ value, count: sum(({ consent }) => consent === value) })),
    retentions: [
      { value: "running_out" as const, count: sum((group) => group.running_out) },
      ...RETENTION_STATES.map((value) => ({ value, count: sum(({ retention }) => retention === value) })),
    ],
    nobody: sum((group) => !group.looked_after),
  };
}
