import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { type CompanyRow, changeCompany } from "./company.queries.ts";
import { columnsOf, profileOf } from "./profileOf.ts";

/**
 * Saves the given fields of a locked company's profile, with an event that names the changed ones. Without a
 * version it overwrites any; throws `stale_version` for another version.
 */
export async function changeProfile(
  tx: Tx,
  before: CompanyRow,
  { version = before.version, ...given }: Parameters<typeof columnsOf>[0] & { version?: number | undefined },
  actorId: string,
): Promise<CompanyRow> {
  if (before.version !== version) throw new AppError("stale_version");
  const shown: Record<string, unknown> = profileOf(before);
  const changed = Object.entries(given).filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(shown[name]),
  );
  if (changed.length === 0) return before;
  const row = await changeCompany(tx, before.id, version, columnsOf(given));
  if (!row) throw new AppError("stale_version");
  const fields = changed.map(([name]) => name);
  await recordEvent(tx, { companyId: before.id, actorId, kind: "company.changed", data: { fields } });
  return row;
}
