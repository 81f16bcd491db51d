import type { listApplications } from "@vaardig/contract/applications/applications";
import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";
import type { Query } from "@vaardig/contract/endpoint";
import { managerReaderId, shownToManagerSql } from "../../domain/applications/lineManager.ts";
import { FACTS_SQL, type FactsRow, visiblePipelinesSql } from "../../domain/jobs/jobScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical, fullName } from "../../platform/db/nameSql.ts";
import { hasName, hasText, patternOf } from "../../platform/db/textSearch.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSeeTasks } from "./applications.policy.ts";
import { CARD_COLUMNS, type CardRow, cardJoins } from "./cards.queries.ts";

type ApplicationListQuery = Query<typeof listApplications>;

export type ListRow = CardRow & FactsRow & { vacancy_name: string; owner: string | null };

const ARCHIVED = { no: "a.archived_at is null", yes: "a.archived_at is not null", all: "true" } as const;

/** Filter conditions on an application `a`, its person `u` and its job `v`. */
const STAGE = "(cardinality($4::text[]) = 0 or a.stage = any($4))";
const OUTCOME = "(cardinality($5::text[]) = 0 or a.outcome = any($5))";
const VACANCY = "(cardinality($6::uuid[]) = 0 or a.vacancy_id = any($6))";

/** Maximum number of jobs in the filter, those with most people first. */
const VACANCIES_MAX = 100;

const NAME = alphabetical("u.last_name");
const ORDERS = {
  newest: "a.stage_since desc, a.id desc",
  oldest: "a.stage_since, a.id",
  name: `${NAME}, ${alphabetical("u.first_name")}, a.id`,
  "-name": `${NAME} desc, ${alphabetical("u.first_name")} desc, a.id`,
  vacancy: `${alphabetical("v.name")}, a.stage_since desc, a.id`,
  "-vacancy": `${alphabetical("v.name")} desc, a.stage_since desc, a.id`,
} as const;

interface Group {
  vacancy_id: string;
  name: string;
  stage: Stage;
  outcome: Outcome;
  count: number;
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0);

/** Counts the groups by each occurring value. */
function countBy<T extends string>(groups: readonly Group[], keyOf: (group: Group) => T): Map<T, number> {
  const counts = new Map<T, number>();
  for (const group of groups) counts.set(keyOf(group), (counts.get(keyOf(group)) ?? 0) + group.count);
  return counts;
}

const allows = (chosen: readonly string[] | undefined, value: string) =>
  !chosen || chosen.length === 0 || chosen.includes(value);

/**
 * Returns the number of results, and how many each filter value would give with the other filters applied.
 */
function facetsOf(
  groups: Group[],
  { statuses_filter: stages, outcome: outcomes, job_vacancy_id: ids }: ApplicationListQuery,
) {
  const byStage = groups.filter(({ stage }) => allows(stages, stage));
  const found = (some: Group[]) => some.filter(({ vacancy_id }) => allows(ids, vacancy_id));
  const ofOutcome = (some: Group[]) => some.filter(({ outcome }) => allows(outcomes, outcome));
  const names = new Map(groups.map(({ vacancy_id, name }) => [vacancy_id, name]));
  return {
    total: sum(found(ofOutcome(byStage))),
    stages: [...countBy(found(ofOutcome(groups)), ({ stage }) => stage)].map(([stage, count]) => ({
      stage,
      count,
    })),
    outcomes: [...countBy(found(byStage), ({ outcome }) => outcome)].map(([outcome, count]) => ({
      outcome,
      count,
    })),
    vacancies: [...countBy(ofOutcome(byStage), ({ vacancy_id }) => vacancy_id)]
      .map(([id, count]) => ({ id, name: names.get(id) ?? "", count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, VACANCIES_MAX),
  };
}

/** Returns a page of applications across jobs, with how many each filter value would give. */
export async function listRows(tx: Tx, viewer: Viewer, query: ApplicationListQuery) {
  const { page, size, sort, mine, jobs, archived, search_query: search } = query;
  const isSearch = search !== "";
  // People are joined only for a search by name.
  const users = "join users u on u.company_id = a.company_id and u.id = a.user_id";
  const seen = `seen as materialized (select v.id, v.name from vacancies v
    where v.company_id = $1 and ${visiblePipelinesSql(viewer)} and ${mine ? "v.owner_id = $2" : "true"}
      and ${jobs === "open" ? "v.publication <> 'closed'" : "true"})`;
  const matches = (manager: string) => `a.company_id = $1 and ${ARCHIVED[archived]}
    and ${shownToManagerSql(manager)}
    and ${isSearch ? `(${hasName("u", "$3")} or ${hasText("v.name", "$3")})` : "$3::text is not null"}`;
  const values = [viewer.companyId, viewer.userId, patternOf(search)];
  const filters = [query.statuses_filter ?? [], query.outcome ?? [], query.job_vacancy_id ?? []];
  const [rows, groups] = await Promise.all([
    tx.$client.query<ListRow>(
      `with ${seen} select ${CARD_COLUMNS}, v.name as vacancy_name, ${FACTS_SQL},
         (select ${fullName("w")} from users w
           where w.company_id = v.company_id and w.id = v.owner_id) as owner
       from (select a.*, p.place from (select a.id, row_number() over (order by ${ORDERS[sort]}) as place
           from seen v join applications a on a.vacancy_id = v.id ${isSearch || sort.endsWith("name") ? users : ""}
           where ${matches("$10")} and ${STAGE} and ${OUTCOME} and ${VACANCY} order by place limit $8 offset $9) p
         join applications a on a.company_id = $1 and a.id = p.id) a
       join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
       ${cardJoins("$7::boolean")} order by a.place`,
      [...values, ...filters, canSeeTasks(viewer), size, page * size, managerReaderId(viewer)],
    ),
    tx.$client.query<Group>(
      `with ${seen} select v.id as vacancy_id, v.name, a.stage, a.outcome, a.count from seen v
       cross join lateral (select a.stage, a.outcome, count(*)::int as count from applications a ${isSearch ? users : ""}
         where a.vacancy_id = v.id and ${matches("$4")} group by a.stage, a.outcome) a
       order by ${alphabetical("v.name")}, v.id`,
      [...values, managerReaderId(viewer)],
    ),
  ]);
  return { rows: rows.rows, ...facetsOf(groups.rows, query) };
}
