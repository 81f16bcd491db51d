import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";

/** A row of `users` as JSON. */
export interface PersonJson {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  location: string | null;
  headline: string | null;
  about: string | null;
  availability: number | null;
  account: boolean;
  system_role: string;
  version: number;
}

/** A row of `candidate_records` as JSON. */
export interface RecordJson {
  consent_at: string | null;
  kept_from: string;
  owner_id: string | null;
  unsubscribed_at: string | null;
}

/**
 * Locks two external people, always in the same order, and returns them. Throws the errors described at
 * `mergeCandidates`.
 */
export async function lockPair(
  tx: Tx,
  companyId: string,
  keptId: string,
  mergedId: string,
): Promise<{ kept: PersonJson; merged: PersonJson }> {
  if (keptId === mergedId)
    throw new AppError("validation_failed", { fields: { merged_id: "another_candidate" } });
  const { rows } = await tx.$client.query<{ row: PersonJson }>(
    `select to_jsonb(t.*) as row from users t where company_id = $1 and id = any($2::uuid[]) order by id for update`,
    [companyId, [keptId, mergedId]],
  );
  const people = rows.map(({ row }) => row);
  const kept = people.find(({ id }) => id === keptId);
  const merged = people.find(({ id }) => id === mergedId);
  if (kept?.system_role === "freelancer" && merged?.system_role === "freelancer") return { kept, merged };
  const { rows: gone } = await tx.$client.query(
    `select 1 from candidate_merges where company_id = $1 and merged_id = any($2::uuid[]) and undone_at is null`,
    [companyId, [keptId, mergedId]],
  );
  throw new AppError(gone.length > 0 ? "conflict" : "not_found");
}

/** Returns the candidate record of a person; null when there is none. */
export async function recordJson(tx: Tx, companyId: string, userId: string): Promise<RecordJson | null> {
  const { rows } = await tx.$client.query<{ row: RecordJson }>(
    "select to_jsonb(t.*) as row from candidate_records t where company_id = $1 and user_id = $2",
    [companyId, userId],
  );
  return rows[0]?.row ?? null;
}

const COLUMNS = {
  users: {
    key: "id",
    types: {
      first_name: "text",
      last_name: "text",
      email: "text",
      phone: "text",
      location: "text",
      headline: "text",
      about: "text",
      availability: "smallint",
    },
  },
  candidate_records: {
    key: "user_id",
    types: {
      consent_at: "timestamptz",
      kept_from: "timestamptz",
      owner_id: "uuid",
      unsubscribed_at: "timestamptz",
    },
  },
} as const;

type Table = keyof typeof COLUMNS;

const typesOf = (table: Table): Record<string, string> => COLUMNS[table].types;

/** Updates columns of a person's row and raises its version. Throws `email_taken`. */
export async function setColumns(
  tx: Tx,
  table: Table,
  companyId: string,
  userId: string,
  values: Record<string, unknown>,
): Promise<void> {
  const types = typesOf(table);
  const names = Object.keys(values).filter((name) => types[name] !== undefined);
  const set = names.map((name, at) => `${name} = $${at + 3}::${types[name]}`);
  await tx.$client
    .query(
      `update ${table} set ${[...set, "version = version + 1"].join(", ")} where company_id = $1 and ${COLUMNS[table].key} = $2`,
      [companyId, userId, ...names.map((name) => values[name])],
    )
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code === "23505")
        throw new AppError("email_taken", { fields: { email: "email_taken" }, cause: error });
      throw error;
    });
}

/** Restores the earlier values of columns, except those changed since. */
export async function restorePerson(
  tx: Tx,
  table: Table,
  companyId: string,
  userId: string,
  changes: Record<string, { from: unknown; to: unknown }>,
): Promise<void> {
  const types = typesOf(table);
  const names = Object.keys(changes).filter((name) => types[name] !== undefined);
  const set = names.map((name, at) => {
    const type = types[name];
    return `${name} = case when ${name} is not distinct from $${2 * at + 3}::${type} then $${2 * at + 4}::${type} else ${name} end`;
  });
  await tx.$client.query(
    `update ${table} set ${[...set, "version = version + 1"].join(", ")} where company_id = $1 and ${COLUMNS[table].key} = $2`,
    [companyId, userId, ...names.flatMap((name) => [changes[name]?.to, changes[name]?.from])],
  );
}
