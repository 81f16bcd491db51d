import { ATTENTION_SQL } from "../../domain/people/attention.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { PeopleKey } from "./dashboard.policy.ts";

const CONDITIONS: Record<PeopleKey, string> = { ...ATTENTION_SQL, not_invited: "u.status = 'not_invited'" };

export interface Counted {
  count: number;
  /** Up to three, those who were added first. */
  firstIds: string[];
}

/** How many people of the viewer's scope each condition finds, in one pass over them. */
export async function countPeople(
  tx: Tx,
  viewer: Viewer,
  keys: readonly PeopleKey[],
): Promise<Map<PeopleKey, Counted>> {
  if (keys.length === 0) return new Map();
  const { name, text, values } = employeesWhere(viewer);
  const counts = keys.map(
    (key) => `count(*) filter (where f.${key})::int as ${key},
      (array_agg(f.id order by f.id) filter (where f.${key}))[1:3] as ${key}_first`,
  );
  // With `offset 0` each condition is looked at once a person, not once for each use of it.
  const { rows } = await tx.$client.query<Record<string, unknown>>({
    name: `dashboard_people_${name}`,
    text: `select ${counts.join(", ")} from (
      select u.id, ${keys.map((key) => `(${CONDITIONS[key]}) as ${key}`).join(", ")}
      from users u where ${text} offset 0) f`,
    values,
  });
  const row = rows[0] ?? {};
  return new Map(
    keys.map((key) => [
      key,
      { count: Number(row[key] ?? 0), firstIds: (row[`${key}_first`] as string[] | null) ?? [] },
    ]),
  );
}

export interface Card {
  id: string;
  name: string;
  photo_id: string | null;
}

/** Names and pictures of people. */
export async function cardsOf(tx: Tx, companyId: string, ids: string[]): Promise<Map<string, Card>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.$client.query<Card>({
    name: "dashboard_cards",
    text: `select u.id, ${fullName("u")} as name,
        u.photo_id
      from users u where u.company_id = $1 and u.id = any($2::uuid[])`,
    values: [companyId, [...new Set(ids)]],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
