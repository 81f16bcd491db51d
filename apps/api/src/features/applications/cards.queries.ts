import type { Stage, TaskType } from "@vaardig/contract/applications/pipeline";
import type { Language } from "@vaardig/contract/limits";
import { ACTED_SQL, APPLIED_SQL, INVITED_SQL, MET_SQL } from "../../domain/applications/applicantActs.ts";
import type { ApplicationRow } from "../../domain/applications/applicationRow.ts";
import { shownToManagerSql } from "../../domain/applications/lineManager.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { hasName, patternOf } from "../../platform/db/textSearch.ts";

/** A card with everything displayed on it, except the match. */
export interface CardRow extends Omit<ApplicationRow, "rejection_mail_id"> {
  name: string;
  labels: Record<string, string> | null;
  headline: string | null;
  system_role: string;
  photo_id: string | null;
  task_title: string | null;
  task_type: TaskType | null;
  task_on: string | null;
  interview_title: string | null;
  interview_status: "offered" | "booked" | null;
  interview_at: Date | null;
  account: boolean;
  email: string;
  language: Language;
  unsubscribed: boolean;
  applied: boolean;
  acted: boolean;
  invited: boolean;
  met: boolean;
  offer_status: "made" | "accepted" | "declined" | null;
}

export const CARD_COLUMNS = `a.id, a.vacancy_id, a.user_id, a.stage, a.stage_since, a.outcome, a.archived_at, a.applied_at,
  a.version, ${fullName("u")} as name, p.labels, u.headline, u.system_role,
  u.photo_id, u.email, u.language, u.account and u.status = 'active' as account,
  coalesce(r.unsubscribed_at is not null, false) as unsubscribed,
  ${APPLIED_SQL} as applied, ${ACTED_SQL} as acted, ${INVITED_SQL} as invited, ${MET_SQL} as met,
  t.title as task_title, t.type as task_type, to_char(t.activity_date, 'YYYY-MM-DD') as task_on,
  i.title as interview_title, i.status as interview_status, i.starts_at as interview_at, o.status as offer_status`;

/**
 * Returns the joins for the person of an application `a` and the next action. `tasks` is an SQL condition for
 * whether the reader sees recruiters' tasks.
 */
export const cardJoins = (tasks: string) => `join users u on u.company_id = a.company_id and u.id = a.user_id
  left join job_profiles p on p.id = u.job_profile_id
  left join candidate_records r on r.company_id = a.company_id and r.user_id = a.user_id
  left join lateral (select title, type, activity_date from candidate_tasks
    where ${tasks} and company_id = a.company_id and user_id = a.user_id and done_at is null
      and (vacancy_id is null or vacancy_id = a.vacancy_id) order by activity_date, id limit 1) t on true
  left join lateral (select title, status, starts_at from interviews
    where company_id = a.company_id and application_id = a.id
      and (status = 'offered' or status = 'booked' and starts_at > now() - interval '1 hour')
    order by starts_at nulls last, created_at limit 1) i on true
  left join lateral (select status from offers
    where company_id = a.company_id and application_id = a.id and status <> 'replaced'
    order by created_at desc limit 1) o on true`;

export interface BoardFilter {
  companyId: string;
  vacancyId: string;
  search: string;
  /** Includes withdrawn and archived applications. */
  ended: boolean;
  /** The reader sees recruiters' tasks. */
  tasks: boolean;
  /** The line manager that applications of their own line may be hidden from; null for other readers. */
  manager: string | null;
}

/** SQL conditions for `applications a`, with their values and a statement name that is unique to the text. */
interface BoardCondition {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Returns the condition for the applications that a board shows. Each set of filters is its own prepared
 * statement: with all filters in one text, PostgreSQL would plan every call again.
 */
function boardWhere({ companyId, vacancyId, search, ended, manager }: BoardFilter): BoardCondition {
  const values: unknown[] = [companyId, vacancyId];
  let [name, text] = ["pipeline", "a.company_id = $1 and a.vacancy_id = $2"];
  const narrow = (filter: string, condition: string) => {
    name += `_${filter}`;
    text += ` and ${condition}`;
  };
  if (!ended) narrow("current", "a.archived_at is null and a.outcome <> 'withdrawn'");
  if (search)
    narrow(
      "named",
      `exists (select 1 from users n where n.company_id = a.company_id and n.id = a.user_id
        and ${hasName("n", `$${values.push(patternOf(search))}`)})`,
    );
  if (manager) narrow("manager", shownToManagerSql(`$${values.push(manager)}`));
  return { name, text, values };
}

export interface StageCount {
  stage: Stage;
  count: number;
  oldest_since: Date | null;
}

/** Returns the number of cards per stage, and since when the oldest has been there. */
export async function countStages(tx: Tx, filter: BoardFilter): Promise<StageCount[]> {
  const { name, text, values } = boardWhere(filter);
  const { rows } = await tx.$client.query<StageCount>({
    name: `${name}_counts`,
    text: `select a.stage, count(*)::int as count, min(a.stage_since) as oldest_since from applications a
      where ${text} group by a.stage`,
    values,
  });
  return rows;
}

/** Returns a page of cards for each of these stages, from one statement. */
export async function pageOfStages(
  tx: Tx,
  filter: BoardFilter,
  {
    stages,
    sort,
    page,
    size,
  }: { stages: readonly Stage[]; sort: "newest" | "oldest"; page: number; size: number },
): Promise<CardRow[]> {
  const order = sort === "newest" ? "desc" : "asc";
  const { name, text, values } = boardWhere(filter);
  const place = (value: unknown, type: string) => `(select $${values.push(value)}::${type})`;
  const { rows } = await tx.$client.query<CardRow>({
    name: `${name}_page_${sort}${filter.tasks ? "_tasks" : ""}`,
    text: `select ${CARD_COLUMNS} from unnest(${place(stages, "text[]")}) s(stage)
      cross join lateral (select * from applications a where ${text} and a.stage = s.stage
        order by a.stage_since ${order}, a.id ${order} limit ${place(size, "int")} offset ${place(page * size, "int")}) a
      ${cardJoins(`${filter.tasks}`)}
      order by a.stage_since ${order}, a.id ${order}`,
    values,
  });
  return rows;
}

/** Returns those of these applications that a board shows. */
export async function cardsOnBoard(tx: Tx, filter: BoardFilter, ids: string[]): Promise<CardRow[]> {
  const { name, text, values } = boardWhere(filter);
  const { rows } = await tx.$client.query<CardRow>({
    name: `${name}_cards${filter.tasks ? "_tasks" : ""}`,
    text: `select ${CARD_COLUMNS} from applications a ${cardJoins(`${filter.tasks}`)}
      where ${text} and a.id = any((select $${values.push(ids)}::uuid[])::uuid[])`,
    values,
  });
  return rows;
}

/** Returns whether an application is hidden from a line manager. */
export async function isHiddenFrom(tx: Tx, companyId: string, id: string, manager: string | null) {
  const { rows } = await tx.$client.query<{ kept: boolean }>(
    `select not ${shownToManagerSql("$3")} as kept from applications a where a.company_id = $1 and a.id = $2`,
    [companyId, id, manager],
  );
  return rows[0]?.kept ?? false;
}

/** Returns cards by id, at any stage. */
export async function cardsById(
  tx: Tx,
  companyId: string,
  ids: string[],
  tasks: boolean,
): Promise<CardRow[]> {
  const { rows } = await tx.$client.query<CardRow>({
    name: "application_cards",
    text: `select ${CARD_COLUMNS} from applications a ${cardJoins("$3::boolean")}
      where a.company_id = $1 and a.id = any((select $2::uuid[])::uuid[])`,
    values: [companyId, ids, tasks],
  });
  return rows;
}
