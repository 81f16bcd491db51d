import type { Tx } from "../../../../platform/db/database.ts";
import type { RowErrors, UploadWork } from "../uploadKind.ts";
import { type ManagedRow, managerErrors } from "./managerErrors.ts";
import { readReports } from "./people.queries.ts";
import type { ValidationContext } from "./validateRow.ts";

/**
 * Sets the managers of the people in an applied file, who may come from the same file. Validates again,
 * because the company may have changed meanwhile; a person who would form a cycle keeps their manager.
 */
export async function setManagers(
  tx: Tx,
  { upload: { companyId, id }, uploader }: UploadWork,
  { line }: ValidationContext,
): Promise<RowErrors> {
  const { rows } = await tx.$client.query<ManagedRow>(
    `select number, values->>'email' as email, values->>'manager' as manager, false as "isNew" from bulk_upload_rows
     where company_id = $1 and upload_id = $2 and outcome in ('new', 'changed') and values ? 'manager'`,
    [companyId, id],
  );
  if (rows.length === 0) return new Map();
  // One change at a time: two changes that are valid alone could form a cycle together.
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`managers/${companyId}`]);
  const reach = line && { line, self: uploader.email };
  const errors = managerErrors(rows, await readReports(tx, companyId), reach);
  const given = rows.filter(({ number }) => !errors.has(number));
  await tx.$client.query(
    `update users u set manager_id = m.id, updated_at = now()
     from unnest($2::text[], $3::text[]) as given (email, manager)
     join users m on m.company_id = $1 and m.email = given.manager
     where u.company_id = $1 and u.email = given.email and u.manager_id is distinct from m.id`,
    [companyId, given.map(({ email }) => email), given.map(({ manager }) => manager)],
  );
  return errors;
}
