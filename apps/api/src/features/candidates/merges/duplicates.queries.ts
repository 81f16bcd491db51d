import type { DuplicateSign } from "@vaardig/contract/candidateMerges";
import type { Tx } from "../../../platform/db/database.ts";

/** The last nine digits, which are the same with and without the country's code; as the index has them. */
const PHONE = (user: string) => `right(regexp_replace(${user}.phone, '\\D', '', 'g'), 9)`;
const FIRST = (user: string) => `lower(${user}.first_name collate "und-x-icu")`;
const LAST = (user: string) => `lower(${user}.last_name collate "und-x-icu")`;
const EXTERNAL = (user: string) => `${user}.company_id = $1 and ${user}.system_role = 'freelancer'`;

/** A recruiter looked at the two, and they are two. */
const KEPT_APART = `exists (select 1 from events e where e.company_id = $1 and e.user_id = a.id
  and e.subject_id = b.id and e.kind = 'candidate.kept_apart')`;

export interface Given {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** Candidates who may be the person described, the surest first, with what they share. */
export async function duplicatesOf(
  tx: Tx,
  companyId: string,
  given: Given,
): Promise<{ id: string; signs: DuplicateSign[] }[]> {
  const { rows } = await tx.$client.query<{ id: string; email: boolean; phone: boolean; name: boolean }>({
    name: "candidate_duplicates_of",
    text: `with given as (select lower($2) as email, right(regexp_replace($3, '\\D', '', 'g'), 9) as phone,
        lower($4 collate "und-x-icu") as first, lower($5 collate "und-x-icu") as last),
      found as (
        select u.id from users u, given g where ${EXTERNAL("u")} and g.email <> '' and u.email = g.email
        union
        select u.id from users u, given g where ${EXTERNAL("u")} and u.phone is not null and length(g.phone) = 9 and ${PHONE("u")} = g.phone
        union
        select u.id from users u, given g where ${EXTERNAL("u")} and g.last <> '' and ${FIRST("u")} = g.first and ${LAST("u")} = g.last)
      select u.id, u.email = g.email as email, coalesce(length(g.phone) = 9 and ${PHONE("u")} = g.phone, false) as phone,
        ${FIRST("u")} = g.first and ${LAST("u")} = g.last as name
      from found f join users u on u.company_id = $1 and u.id = f.id, given g
      order by 2 desc, 3 desc, 4 desc, u.created_at, u.id limit 10`,
    values: [companyId, given.email, given.phone, given.first_name, given.last_name],
  });
  return rows.map(({ id, ...shared }) => ({
    id,
    signs: (["email", "phone", "name"] as const).filter((sign) => shared[sign]),
  }));
}

/** Whether somebody of the company who is no candidate has this address. */
export async function isColleague(tx: Tx, companyId: string, email: string): Promise<boolean> {
  const { rows } = await tx.$client.query({
    name: "candidate_is_colleague",
    text: "select 1 from users where company_id = $1 and email = lower($2) and system_role <> 'freelancer'",
    values: [companyId, email],
  });
  return rows.length > 0;
}

export interface PairRow {
  a: string;
  b: string;
  phone: boolean;
  name: boolean;
}

/** Two of the same telephone number or name; the older is `a`. */
const PAIRS = `select a.id as a, b.id as b, bool_or(shared = 'phone') as phone, bool_or(shared = 'name') as name,
    max(b.created_at) as at from (
    select x.id as first, y.id as second, 'phone' as shared from users x join users y
      on ${EXTERNAL("y")} and y.phone is not null and ${PHONE("y")} = ${PHONE("x")} and x.id < y.id
      where ${EXTERNAL("x")} and x.phone is not null and length(${PHONE("x")}) = 9
    union all
    select x.id, y.id, 'name' from users x join users y
      on ${EXTERNAL("y")} and ${FIRST("y")} = ${FIRST("x")} and ${LAST("y")} = ${LAST("x")} and x.id < y.id
      where ${EXTERNAL("x")} and x.last_name <> '') p
  join users a on a.company_id = $1 and a.id = p.first join users b on b.company_id = $1 and b.id = p.second
  where not ${KEPT_APART} and ($2::uuid is null or $2 in (a.id, b.id)) group by 1, 2`;

/** A page of the pairs that may be one person each, the newest first. */
export async function suspectedPairs(
  tx: Tx,
  companyId: string,
  { userId, page, size }: { userId: string | undefined; page: number; size: number },
): Promise<{ rows: PairRow[]; total: number }> {
  const values = [companyId, userId ?? null];
  const [{ rows }, counted] = await Promise.all([
    tx.$client.query<PairRow>({
      name: "candidate_pairs",
      text: `${PAIRS} order by at desc, 1, 2 limit $3 offset $4`,
      values: [...values, size, page * size],
    }),
    tx.$client.query<{ total: number }>({
      name: "candidate_pairs_total",
      text: `select count(*)::int as total from (${PAIRS}) t`,
      values,
    }),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
