import type { listApplications } from "@vaardig/contract/applications";
import type { Query } from "@vaardig/contract/endpoint";
import type { Outcome, Stage } from "@vaardig/contract/pipeline";
import type { Tx } from "../../platform/db/database.ts";
import { hasName, hasText, patternOf } from "../../platform/db/textSearch.ts";
import { FACTS_SQL, type FactsRow, WORKS_ON_SQL } from "../../platform/recruiting/vacancies/vacancyScope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { seesTasks } from "./applications.policy.ts";
import { CARD_COLUMNS, type CardRow, cardJoins } from "./cards.queries.ts";

type Asked = Query<typeof listApplications>;

export type ListRow = CardRow & FactsRow & { vacancy_name: string; owner: string | null };

const ARCHIVED = { no: "a.archived_at is null", yes: "a.archived_at is not null", all: "true" } as const;

/** What each filter asks, by its name; a facet is counted without its own. */
function conditions({ archived, mine }: Asked) {
  return {
    seen: `a.company_id = $1 and ${WORKS_ON_SQL}`,
    search: `(${hasName("u", "$3")} or ${hasText("v.name", "$3")})`,
    archived: ARCHIVED[archived],
    mine: mine ? "v.owner_id = $2" : "true",
    stage: "(cardinality($4::text[]) = 0 or a.stage = any($4))",
    outcome: "(cardinality($5::text[]) = 0 or a.outcome = any($5))",
    vacancy: "(cardinality($6::uuid[]) = 0 or a.vacancy_id = any($6))",
  };
}

const FROM = `from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
  join users u on u.company_id = a.company_id and u.id = a.user_id`;

const NAME = `lower(u.last_name collate "und-x-icu")`;
const ORDERS = {
  newest: "a.stage_since desc, a.id desc",
  oldest: "a.stage_since, a.id",
  name: `${NAME}, lower(u.first_name collate "und-x-icu"), a.id`,
  "-name": `${NAME} desc, lower(u.first_name collate "und-x-icu") desc, a.id`,
  vacancy: `lower(v.name collate "und-x-icu"), a.stage_since desc, a.id`,
  "-vacancy": `lower(v.name collate "und-x-icu") desc, a.stage_since desc, a.id`,
} as const;

/** A page of applications across vacancies, with how many each filter would show beside the others. */
export async function listRows(tx: Tx, viewer: Viewer, asked: Asked) {
  const { page, size, sort } = asked;
  const parts = conditions(asked);
  const where = (without?: keyof typeof parts) =>
    Object.entries(parts)
      .flatMap(([name, sql]) => (name === without ? [] : [`(${sql})`]))
      .join(" and ");
  const values = [
    viewer.companyId,
    viewer.userId,
    patternOf(asked.search_query),
    asked.statuses_filter ?? [],
    asked.outcome ?? [],
    asked.job_vacancy_id ?? [],
    seesTasks(viewer),
  ];
  // A parameter that a statement does not use has no type: each is named in all of them.
  const typed =
    "cardinality($4::text[]) + cardinality($5::text[]) + cardinality($6::uuid[]) >= 0 and $7::boolean is not null";
  const of = (without?: keyof typeof parts) => `${FROM} where ${where(without)} and ${typed}`;
  const [rows, total, stages, outcomes, vacancies] = await Promise.all([
    tx.$client.query<ListRow>(
      `select ${CARD_COLUMNS}, v.name as vacancy_name, ${FACTS_SQL},
         (select trim(w.first_name || ' ' || w.last_name) from users w
           where w.company_id = v.company_id and w.id = v.owner_id) as owner
       from (select a.*, row_number() over (order by ${ORDERS[sort]}) as place ${of()}
         order by place limit $8 offset $9) a
       join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
       ${cardJoins("$7::boolean")} order by a.place`,
      [...values, size, page * size],
    ),
    tx.$client.query<{ count: number }>(`select count(*)::int as count ${of()}`, values),
    tx.$client.query<{ stage: Stage; count: number }>(
      `select a.stage, count(*)::int as count ${of("stage")} group by a.stage`,
      values,
    ),
    tx.$client.query<{ outcome: Outcome; count: number }>(
      `select a.outcome, count(*)::int as count ${of("outcome")} group by a.outcome`,
      values,
    ),
    tx.$client.query<{ id: string; name: string; count: number }>(
      `select v.id, v.name, count(*)::int as count ${of("vacancy")} group by v.id, v.name
       order by count desc, v.name limit 100`,
      values,
    ),
  ]);
  return {
    rows: rows.rows,
    total: total.rows[0]?.count ?? 0,
    stages: stages.rows,
    outcomes: outcomes.rows,
    vacancies: vacancies.rows,
  };
}
