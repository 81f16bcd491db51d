import type { DataRequest, DataRequestMove } from "@vaardig/contract/data-requests/dataRequests";
import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { hasName, patternOf } from "../../../platform/db/textSearch.ts";

export interface RequestRow {
  company_id: string;
  id: string;
  user_id: string;
  kind: DataRequest["kind"];
  state: DataRequest["state"];
  text: string;
  reason: string | null;
  due_on: string;
  extended_reason: string | null;
  created_at: Date;
  closed_at: Date | null;
  version: number;
  name: string;
  photo_id: string | null;
  system_role: Role;
  has_left: boolean;
  hold: string | null;
  days_left: number | null;
}

const COLUMNS = `q.company_id, q.id, q.user_id, q.kind, q.state, q.text, q.reason, to_char(q.due_on, 'YYYY-MM-DD') as due_on,
  q.extended_reason, q.created_at, q.closed_at, q.version, ${fullName("u")} as name, u.photo_id, u.system_role,
  u.status = 'deactivated' as has_left, h.reason as hold,
  case when q.closed_at is null then q.due_on - current_date end as days_left`;
const FROM = `data_requests q join users u on u.company_id = q.company_id and u.id = q.user_id
  left join legal_holds h on h.company_id = q.company_id and h.user_id = q.user_id`;

/** Adds a request, due within a month; undefined when the person has an open one of its kind. */
export async function insertRequest(
  tx: Tx,
  companyId: string,
  { userId, kind, text }: { userId: string; kind: DataRequest["kind"]; text: string },
): Promise<RequestRow | undefined> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `insert into data_requests (company_id, id, user_id, kind, text, due_on)
     values ($1, gen_random_uuid(), $2, $3, $4, (current_date + interval '1 month')::date)
     on conflict (company_id, user_id, kind) where closed_at is null do nothing returning id`,
    [companyId, userId, kind, text],
  );
  return rows[0] && findRequest(tx, companyId, rows[0].id);
}

export async function findRequest(
  tx: Tx,
  companyId: string,
  id: string,
  lock = false,
): Promise<RequestRow | undefined> {
  const { rows } = await tx.$client.query<RequestRow>(
    `select ${COLUMNS} from ${FROM} where q.company_id = $1 and q.id = $2${lock ? " for update of q" : ""}`,
    [companyId, id],
  );
  return rows[0];
}

/** Returns a person's own requests, newest first; at most 100. */
export async function requestsOf(tx: Tx, companyId: string, userId: string): Promise<RequestRow[]> {
  const { rows } = await tx.$client.query<RequestRow>(
    `select ${COLUMNS} from ${FROM} where q.company_id = $1 and q.user_id = $2 order by q.created_at desc limit 100`,
    [companyId, userId],
  );
  return rows;
}

interface Filter {
  search_query: string;
  open?: boolean | undefined;
  kind?: DataRequest["kind"] | undefined;
  page: number;
  size: number;
}

/**
 * Returns a page of a company's requests: open ones by due date, overdue first, then closed ones, newest
 * first.
 */
export async function listRequests(tx: Tx, companyId: string, filter: Filter) {
  const { search_query: search, open, kind, page, size } = filter;
  const values = [companyId, kind ?? null, open ?? null, search ? patternOf(search) : null];
  const where = `q.company_id = $1 and ($2::text is null or q.kind = $2)
    and ($3::boolean is null or (q.closed_at is null) = $3) and ($4::text is null or ${hasName("u", "$4")})`;
  const { rows } = await tx.$client.query<RequestRow>(
    `select ${COLUMNS} from ${FROM} where ${where}
     order by q.closed_at desc nulls first, q.due_on, q.id limit ${size} offset ${page * size}`,
    values,
  );
  const counts = await tx.$client.query<{ total: number }>(
    `select count(*)::int as total from ${FROM} where ${where}`,
    values,
  );
  const { rows: states } = await tx.$client.query<{ open: number; overdue: number }>(
    `select count(*)::int as open, count(*) filter (where due_on < current_date)::int as overdue
     from data_requests where company_id = $1 and closed_at is null`,
    [companyId],
  );
  return { rows, total: counts.rows[0]?.total ?? 0, open: 0, overdue: 0, ...states[0] };
}

/** The columns each move writes; $3 is the actor, $4 the reason. */
const SET: Record<Exclude<DataRequestMove, "erase">, string> = {
  start: "state = 'in_progress'",
  extend:
    "extended_reason = $4, due_on = (due_on + interval '2 months')::date, state = 'in_progress', warned_at = null",
  finish: "state = 'done', closed_at = now(), reason = nullif($4, '')",
  refuse: "state = 'refused', closed_at = now(), reason = $4",
};

export async function moveRequest(
  tx: Tx,
  { company_id, id }: RequestRow,
  move: keyof typeof SET,
  by: { actorId: string; reason: string },
): Promise<void> {
  await tx.$client.query(
    `update data_requests set ${SET[move]}, handled_by = $3, version = version + 1
     where company_id = $1 and id = $2 and ($4::text is not null)`,
    [company_id, id, by.actorId, by.reason],
  );
}

/** Returns the ids of the people who handle requests: active administrators and HR managers. */
export async function dataManagersOf(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from users where company_id = $1 and system_role in ('admin', 'hr_manager') and status = 'active'`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}
