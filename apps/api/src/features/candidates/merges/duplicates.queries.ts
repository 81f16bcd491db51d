import type { DuplicateSign } from "@vaardig/contract/candidates/candidateMerges";
import type { Tx } from "../../../platform/db/database.ts";

/**
 * Returns SQL for the last nine digits of a phone number, equal with and without the country code; matches
 * the index.
 */
const PHONE = (user: string) => `right(regexp_replace(${user}.phone, '\\D', '', 'g'), 9)`;
const EXTERNAL = (user: string) => `${user}.company_id = $1 and ${user}.system_role = 'freelancer'`;

/** SQL: whether a recruiter decided that the two are different people; the latest decision counts. */
const KEPT_APART = `coalesce((select e.kind = 'candidate.kept_apart' from events e
  where e.company_id = $1 and e.user_id = p.first and e.subject_id = p.second
    and e.kind in ('candidate.kept_apart', 'candidate.suspected_again')
  order by e.at desc, e.id desc limit 1), false)`;

export interface PersonIdentity {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** Returns candidates who may be the described person, most certain first, with what they share. */
export async function duplicatesOf(
  tx: Tx,
  companyId: string,
  given: PersonIdentity,
): Promise<{ id: string; signs: DuplicateSign[] }[]> {
  const { rows } = await tx.$client.query<{ id: string; email: boolean; phone: boolean; name: boolean }>({
    name: "candidate_duplicates_of",
    text: `with given as (select lower($2) as email, right(regexp_replace($3, '\\D', '', 'g'), 9) as phone,
        fold($4::text || ' ' || $5::text) as name, $5::text as last),
      found as (
        select u.id from users u, given g where ${EXTERNAL("u")} and g.email <> '' and u.email = g.email
        union
        select u.id from users u, given g where ${EXTERNAL("u")} and u.phone is not null and length(g.phone) = 9 and ${PHONE("u")} = g.phone
        union
        select u.id from users u, given g where ${EXTERNAL("u")} and g.last <> '' and u.folded_name = g.name)
      select u.id, u.email = g.email as email, coalesce(length(g.phone) = 9 and ${PHONE("u")} = g.phone, false) as phone,
        u.folded_name = g.name as name
      from found f join users u on u.company_id = $1 and u.id = f.id, given g
      order by 2 desc, 3 desc, 4 desc, u.created_at, u.id limit 10`,
    values: [companyId, given.email, given.phone, given.first_name, given.last_name],
  });
  return rows.map(({ id, ...shared }) => ({
    id,
    signs: (["email", "phone", "name"] as const).filter((sign) => shared[sign]),
  }));
}

/** Returns whether a person of the company who is no candidate has this address. */
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

/**
 * SQL for pairs with the same phone number or name; the older one is `a`. Materialized, so that the log is
 * read only for the pairs: without statistics the planner would read it for every two people.
 */
const PAIRS = `with p as materialized (
    select x.id as first, y.id as second, 'phone' as shared, y.created_at as at from users x join users y
      on ${EXTERNAL("y")} and y.phone is not null and ${PHONE("y")} = ${PHONE("x")} and x.id < y.id
      where ${EXTERNAL("x")} and x.phone is not null and length(${PHONE("x")}) = 9
    union all
    select x.id, y.id, 'name', y.created_at from users x join users y
      on ${EXTERNAL("y")} and y.folded_name = x.folded_name and x.id < y.id
      where ${EXTERNAL("x")} and x.last_name <> '')
  select p.first as a, p.second as b, bool_or(p.shared = 'phone') as phone, bool_or(p.shared = 'name') as name,
    max(p.at) as at
  from p where ${KEPT_APART} = $3 and ($2::uuid is null or $2 in (p.first, p.second)) group by 1, 2`;

/** Returns a page of the possible duplicates, or of the pairs marked as different, newest first. */
export async function suspectedPairs(
  tx: Tx,
  companyId: string,
  list: { userId: string | undefined; keptApart: boolean; page: number; size: number },
): Promise<{ rows: PairRow[]; total: number }> {
  const { userId, keptApart, page, size } = list;
  const values = [companyId, userId ?? null, keptApart];
  const [{ rows }, counted] = await Promise.all([
    tx.$client.query<PairRow>({
      name: "candidate_pairs",
      text: `${PAIRS} order by at desc, 1, 2 limit $4 offset $5`,
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
