import type { Tx } from "../../../platform/db/database.ts";
import { byName, fullName } from "../../../platform/db/nameSql.ts";

/** Default retention of the data of people who left, in months. */
export const MONTHS_AFTER_LEAVING = 24;

export async function findRetention(tx: Tx, companyId: string): Promise<{ months: number; version: number }> {
  const { rows } = await tx.$client.query<{ months: number; version: number }>(
    "select months, version from data_retention where company_id = $1",
    [companyId],
  );
  return rows[0] ?? { months: MONTHS_AFTER_LEAVING, version: 0 };
}

/**
 * Saves the retention if the version is still the one that was read (0 for none); false when another write
 * came in between.
 */
export async function saveRetention(
  tx: Tx,
  companyId: string,
  { months, version }: { months: number; version: number },
): Promise<boolean> {
  const { rowCount } =
    version === 0
      ? await tx.$client.query(
          "insert into data_retention (company_id, months) values ($1, $2) on conflict do nothing",
          [companyId, months],
        )
      : await tx.$client.query(
          "update data_retention set months = $2, version = version + 1 where company_id = $1 and version = $3",
          [companyId, months, version],
        );
  return rowCount === 1;
}

export interface LegalHoldRow {
  user_id: string;
  name: string;
  photo_id: string | null;
  reason: string;
  created_at: Date;
}

/** Adds a legal hold for a person, or changes its reason. */
export async function placeLegalHold(
  tx: Tx,
  companyId: string,
  { userId, reason, createdBy }: { userId: string; reason: string; createdBy: string },
): Promise<void> {
  await tx.$client.query(
    `insert into legal_holds (company_id, user_id, reason, created_by) values ($1, $2, $3, $4)
     on conflict (company_id, user_id) do update set reason = $3, created_by = $4`,
    [companyId, userId, reason, createdBy],
  );
}

export async function releaseLegalHold(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    "delete from legal_holds where company_id = $1 and user_id = $2",
    [companyId, userId],
  );
  return rowCount === 1;
}

export async function hasLegalHold(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    "select 1 from legal_holds where company_id = $1 and user_id = $2",
    [companyId, userId],
  );
  return rowCount === 1;
}

/** Returns the people with a legal hold, by name. */
export async function listLegalHoldRows(tx: Tx, companyId: string): Promise<LegalHoldRow[]> {
  const { rows } = await tx.$client.query<LegalHoldRow>(
    `select h.user_id, ${fullName("u")} as name, u.photo_id, h.reason, h.created_at
     from legal_holds h join users u on u.company_id = h.company_id and u.id = h.user_id
     where h.company_id = $1 order by ${byName("u")}`,
    [companyId],
  );
  return rows;
}
