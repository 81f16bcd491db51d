import type { Tx } from "../../platform/db/database.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { lockOrganization } from "./organizationWrites.ts";

/** A unit's record with its version. */
interface Versioned {
  id: string;
  version: number;
}

/**
 * Loads a unit for a change: checks that it exists, that the change is allowed, and its version. Locks the
 * organization until the transaction ends.
 */
export async function loadUnit<R extends Versioned>(
  tx: Tx,
  companyId: string,
  find: (tx: Tx, companyId: string, id: string) => Promise<R | undefined>,
  { id, version }: Versioned,
  isAllowed: (row: R) => boolean,
): Promise<R> {
  await lockOrganization(tx, companyId);
  const row = found(await find(tx, companyId, id));
  authorize(isAllowed(row));
  if (row.version !== version) throw new AppError("stale_version");
  return row;
}

/** Returns the unit that takes over. Throws at the field unless it is another existing unit. */
export async function loadTarget<R extends Versioned>(
  tx: Tx,
  companyId: string,
  find: (tx: Tx, companyId: string, id: string) => Promise<R | undefined>,
  { id }: Versioned,
  intoId: string,
): Promise<R> {
  const row = intoId === id ? undefined : await find(tx, companyId, intoId);
  if (!row) throw new AppError("validation_failed", { fields: { into_id: "choice" } });
  return row;
}
