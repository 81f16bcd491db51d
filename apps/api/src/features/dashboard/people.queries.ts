import { ATTENTION_SQL } from "../../domain/people/attention.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { PeopleKey } from "./dashboard.policy.ts";

const CONDITIONS: Record<PeopleKey, string> = { ...ATTENTION_SQL, not_invited: "u.status = 'not_invited'" };

export interface CountWithFirst {
  count: number;
  /** Up to three, earliest added first. */
  firstIds: string[];
}

/** Returns the number of people in the viewer's scope per condition. */
export async function countPeople(
  tx: Tx,
  viewer: Viewer,
  keys: readonly PeopleKey[],
): Promise<Map<PeopleKey, CountWithFirst>> {
  if (keys.length === 0) return new Map();
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<{ key: PeopleKey; count: number; first: string[] | null }>({
    name: `dashboard_people_${name}`,
    text: viewer.role === "manager" ? inOnePass(keys, text) : oneByOne(keys, text),
    values,
  });
  return new Map(rows.map(({ key, count, first }) => [key, { count, firstIds: first ?? [] }]));
}

/**
 * Returns the statement for a line, whose few people are found by one search. `offset 0` makes PostgreSQL
 * evaluate each condition once per person.
 */
function inOnePass(keys: readonly PeopleKey[], where: string): string {
  const looked = keys.map((key) => `(${CONDITIONS[key]}) as ${key}`);
  const told = keys.map((key) => `('${key}', f.${key})`);
  return `select k.key, count(*) filter (where k.is_so)::int as count,
      (array_agg(f.id order by f.id) filter (where k.is_so))[1:3] as first
    from (select u.id, ${looked.join(", ")} from users u where ${where} offset 0) f
    cross join lateral (values ${told.join(", ")}) k (key, is_so) group by k.key`;
}

/** Returns the statement for a company: most conditions have an index that finds the few people. */
function oneByOne(keys: readonly PeopleKey[], where: string): string {
  return keys
    .map(
      (key) => `select '${key}' as key, count(*)::int as count, (array_agg(u.id order by u.id))[1:3] as first
        from users u where ${where} and ${CONDITIONS[key]}`,
    )
    .join(" union all ");
}

export interface PersonCardRow {
  id: string;
  name: string;
  photo_id: string | null;
}

/** Returns names and photos of people. */
export async function cardsOf(tx: Tx, companyId: string, ids: string[]): Promise<Map<string, PersonCardRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.$client.query<PersonCardRow>({
    name: "dashboard_cards",
    text: `select u.id, ${fullName("u")} as name,
        u.photo_id
      from users u where u.company_id = $1 and u.id = any($2::uuid[])`,
    values: [companyId, [...new Set(ids)]],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
