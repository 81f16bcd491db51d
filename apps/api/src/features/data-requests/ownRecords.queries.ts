import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import { PERSONAL_DATA_SQL } from "./ownParts.ts";
import { PERSONAL_DATA, type PersonalKind } from "./personalData.ts";

/** Returns all rows about a person, by kind; skills are named in `language`. */
export async function ownRecords(
  tx: Tx,
  companyId: string,
  userId: string,
  language: Language,
): Promise<Record<string, Record<string, unknown>[]>> {
  const records: Record<string, Record<string, unknown>[]> = {};
  for (const [kind, sql] of Object.entries(PERSONAL_DATA_SQL)) {
    const values = sql.includes("$3") ? [companyId, userId, language] : [companyId, userId];
    records[kind] = (await tx.$client.query<Record<string, unknown>>(sql, values)).rows;
  }
  return records;
}

/** Locks a person against erasure until the transaction ends; false when they no longer exist. */
export async function lockForExport(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    "select 1 from users where company_id = $1 and id = $2 for key share",
    [companyId, userId],
  );
  return rowCount === 1;
}

export interface KindCount {
  kind: PersonalKind;
  count: number;
  since: Date | null;
}

const sqlOf = (kind: PersonalKind): string =>
  kind === "files"
    ? "select created_at from files where company_id = $1 and user_id = $2"
    : PERSONAL_DATA_SQL[kind];

/** Returns the number of a person's rows per kind, and the oldest date where known. */
export async function countOwnRecords(tx: Tx, companyId: string, userId: string): Promise<KindCount[]> {
  const counts = Object.entries(PERSONAL_DATA).map(([kind, { since }]) => {
    const first = since ? `min(x.${since})::timestamptz` : "null::timestamptz";
    return `select '${kind}' as kind, count(*)::int as count, ${first} as since from (${sqlOf(kind as PersonalKind)}) x`;
  });
  const { rows } = await tx.$client.query<KindCount>(counts.join(" union all "), [companyId, userId, "en"]);
  return rows;
}
