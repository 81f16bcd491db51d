import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";

type UnitTable = "departments" | "teams" | "roles";

/** Columns of a unit to write. */
export type UnitColumns = Record<string, string | null | undefined>;

/**
 * Locks the organization of a company until the transaction ends, so that checks of names and cycles are
 * still valid when their result is written.
 */
export async function lockOrganization(tx: Tx, companyId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended('organization:' || $1, 0))", [
    companyId,
  ]);
}

const UNIQUE_VIOLATION = "23505";

/** Runs a write; throws `name_taken` at the field for a duplicate name. */
async function named<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION)
      throw new AppError("validation_failed", { fields: { name: "name_taken" }, cause: error });
    throw error;
  }
}

/** Adds a unit. Throws `name_taken` at the field. */
export async function insertUnit(
  tx: Tx,
  table: UnitTable,
  companyId: string,
  id: string,
  columns: UnitColumns,
): Promise<void> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  const names = ["company_id", "id", ...given.map(([name]) => name)];
  await named(
    tx.$client.query(
      `insert into ${table} (${names.join(", ")}) values (${names.map((_name, at) => `$${at + 1}`).join(", ")})`,
      [companyId, id, ...given.map(([, value]) => value)],
    ),
  );
}

/**
 * Updates a unit if the version is still the one that was read. Throws `stale_version` or, at the field,
 * `name_taken`.
 */
export async function updateUnit(
  tx: Tx,
  table: UnitTable,
  companyId: string,
  { id, version }: { id: string; version: number },
  columns: UnitColumns,
): Promise<void> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  const sets = given.map(([name], at) => `${name} = $${at + 4}, `).join("");
  const { rowCount } = await named(
    tx.$client.query(
      `update ${table} set ${sets}version = version + 1 where company_id = $1 and id = $2 and version = $3`,
      [companyId, id, version, ...given.map(([, value]) => value)],
    ),
  );
  if (rowCount === 0) throw new AppError("stale_version");
}
