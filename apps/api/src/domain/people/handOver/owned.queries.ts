import type { Tx } from "../../../platform/db/database.ts";

/** Kinds of things with one owner, lead or assignee. `only` limits which of them are handed over. */
const OWNED = {
  vacancies: { table: "vacancies", column: "owner_id", key: "id", only: "true" },
  projects: { table: "projects", column: "owner_id", key: "id", only: "true" },
  talent_pools: { table: "talent_pools", column: "owner_id", key: "id", only: "true" },
  candidates: { table: "candidate_records", column: "owner_id", key: "user_id", only: "true" },
  // Completed tasks stay with the person who did them.
  tasks: { table: "candidate_tasks", column: "assignee_id", key: "id", only: "o.done_at is null" },
  departments: { table: "departments", column: "lead_id", key: "id", only: "true" },
  teams: { table: "teams", column: "lead_id", key: "id", only: "true" },
} as const;
export type OwnedKind = keyof typeof OWNED;
export const OWNED_KINDS = Object.keys(OWNED) as OwnedKind[];
/** Kinds that a successor takes over when a recruiter changes access level. */
export const RECRUITING_KINDS = ["vacancies", "talent_pools", "candidates", "tasks"] as const;
/** Kinds that only recruiters look after. */
export const RECRUITER_ONLY_KINDS: readonly OwnedKind[] = ["candidates", "tasks"];

/** Returns the number of things of each kind that these people own. */
export async function countOwned(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<Record<OwnedKind, number>> {
  const parts = OWNED_KINDS.map((kind) => {
    const { table, column, only } = OWNED[kind];
    return `(select count(*)::int from ${table} o where company_id = $1 and ${column} = any($2::uuid[]) and ${only}) as ${kind}`;
  });
  const { rows } = await tx.$client.query<Record<OwnedKind, number>>({
    name: "owned_count",
    text: `select ${parts.join(", ")}`,
    values: [companyId, ids],
  });
  const [row] = rows;
  if (!row) throw new Error("nothing was counted");
  return row;
}

/** Returns those of these people who are active recruiters. */
export async function recruitersAmong(tx: Tx, companyId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from users where company_id = $1 and id = any($2::uuid[]) and system_role = 'moderator'
     and status = 'active'`,
    [companyId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Transfers the things that people own to their successors; returns each thing with its earlier owner. `from`
 * and `to` are pairs, null for no successor: a candidate then has no owner, anything else keeps its owner,
 * because it needs one.
 */
export async function transferOwnership(
  tx: Tx,
  companyId: string,
  kind: OwnedKind,
  from: string[],
  to: (string | null)[],
): Promise<{ id: string; person: string }[]> {
  const { table, column, key, only } = OWNED[kind];
  const taken = kind === "candidates" ? "true" : "s.successor is not null";
  const { rows } = await tx.$client.query<{ id: string; person: string }>(
    `update ${table} o set ${column} = s.successor, version = o.version + 1
     from unnest($2::uuid[], $3::uuid[]) s(person, successor)
     where o.company_id = $1 and o.${column} = s.person and ${only} and ${taken} returning o.${key} as id, s.person`,
    [companyId, from, to],
  );
  return rows;
}

/** Returns things to a person, unless the successor no longer owns them. */
export async function revertOwnership(
  tx: Tx,
  companyId: string,
  kind: OwnedKind,
  { ids, from, to }: { ids: string[]; from: string | null; to: string },
): Promise<void> {
  const { table, column, key, only } = OWNED[kind];
  await tx.$client.query(
    `update ${table} o set ${column} = $4::uuid, version = version + 1
     where company_id = $1 and ${key} = any($2::uuid[]) and ${column} is not distinct from $3::uuid and ${only}`,
    [companyId, ids, from, to],
  );
}
