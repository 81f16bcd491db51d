import type { CERTIFICATE_SORTS, ExpiryState } from "@vaardig/contract/certificates/certificates";
import type { Role } from "@vaardig/contract/roles";
import {
  SHOWN_COLUMNS,
  SHOWN_FROM_SQL,
  type ShownCertificate,
} from "../../domain/people/certificates/shownCertificates.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { byName, fullName } from "../../platform/db/nameSql.ts";
import { type Condition, STATE_SQL } from "./certificatesWhere.ts";

type Sort = (typeof CERTIFICATE_SORTS)[number];

/** A certificate with its owner. */
export interface ListedRow extends ShownCertificate {
  person: string;
  email: string;
  photo_id: string | null;
  system_role: Role;
  department_id: string | null;
  department: string | null;
  state: ExpiryState;
  days_left: number | null;
}

const ORDER: Record<Sort, string> = {
  expires_on: "c.expires_on nulls last, c.id",
  "-expires_on": "c.expires_on desc nulls last, c.id",
  name: `${byName("u")}, c.expires_on nulls last, c.id`,
  "-name": `${byName("u", " desc")}, c.expires_on nulls last, c.id`,
};

const PEOPLE = "join users u on u.company_id = c.company_id and u.id = c.user_id";

/** Returns a page of the certificates that match a condition. */
export async function listRows(
  tx: Tx,
  { text, values }: Condition,
  { sort, page, size }: { sort: Sort; page: number; size: number },
): Promise<ListedRow[]> {
  const { rows } = await tx.$client.query<ListedRow>(
    `select ${SHOWN_COLUMNS}, ${fullName("u")} as person, u.email, u.photo_id, u.system_role, u.department_id,
       d.name as department, ${STATE_SQL} as state, c.expires_on - current_date as days_left
     from ${SHOWN_FROM_SQL} ${PEOPLE} left join departments d on d.company_id = u.company_id and d.id = u.department_id
     where ${text} order by ${ORDER[sort]} limit ${size} offset ${page * size}`,
    values,
  );
  return rows;
}

export async function countRows(tx: Tx, { text, values }: Condition): Promise<number> {
  const { rows } = await tx.$client.query<{ count: number }>(
    `select count(*)::int as count from certificates c ${PEOPLE} where ${text}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Returns the number of certificates that expire in each of the next twelve months, this one included, and of
 * those that have expired.
 */
export async function countMonths(
  tx: Tx,
  { text, values }: Condition,
): Promise<{ months: { month: string; count: number }[]; expired: number }> {
  const { rows } = await tx.$client.query<{ month: string; count: number }>(
    `select to_char(m.first, 'YYYY-MM') as month, coalesce(f.count, 0)::int as count
     from generate_series(date_trunc('month', current_date), date_trunc('month', current_date) + interval '11 months', interval '1 month') as m(first)
     left join (select date_trunc('month', c.expires_on) as first, count(*) from certificates c ${PEOPLE}
       where ${text} and c.expires_on >= current_date group by 1) f on f.first = m.first order by 1`,
    values,
  );
  const expired = await countRows(tx, { text: `${text} and c.expires_on < current_date`, values });
  return { months: rows, expired };
}
