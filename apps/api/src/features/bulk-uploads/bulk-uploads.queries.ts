import type { RowOutcome } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import {
  type BulkUploadRow,
  bulkUploadRows,
  bulkUploads,
  type UploadState,
} from "../../domain/bulk-uploads/bulkUploads.table.ts";
import { users } from "../../domain/people/users.table.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { RowErrors, Uploader, ValidatedRow } from "./kinds/uploadKind.ts";

const one = (companyId: string, id: string) =>
  and(eq(bulkUploads.companyId, companyId), eq(bulkUploads.id, id));

/**
 * Returns an upload of the company; undefined when there is none. With `lock` it waits for a concurrent
 * transaction.
 */
export async function findUpload(
  tx: Tx,
  companyId: string,
  id: string,
  lock = false,
): Promise<BulkUploadRow | undefined> {
  const query = tx.select().from(bulkUploads).where(one(companyId, id));
  const [row] = await (lock ? query.for("update") : query);
  return row;
}

/** Returns a page of a person's uploads, newest first. */
export async function listUploads(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  { kind, page, size }: { kind: BulkUploadRow["kind"] | undefined; page: number; size: number },
): Promise<{ rows: BulkUploadRow[]; total: number }> {
  const mine = and(
    eq(bulkUploads.companyId, companyId),
    eq(bulkUploads.createdBy, userId),
    kind && eq(bulkUploads.kind, kind),
  );
  const [rows, [all]] = await Promise.all([
    tx
      .select()
      .from(bulkUploads)
      .where(mine)
      .orderBy(desc(bulkUploads.createdAt), desc(bulkUploads.id))
      .limit(size)
      .offset(page * size),
    tx.select({ total: count() }).from(bulkUploads).where(mine),
  ]);
  return { rows, total: all?.total ?? 0 };
}

export async function addUpload(tx: Tx, upload: typeof bulkUploads.$inferInsert): Promise<BulkUploadRow> {
  const [row] = await tx.insert(bulkUploads).values(upload).returning();
  if (!row) throw new Error("the upload was not stored");
  return row;
}

/** Returns the number of the company's uploads that are being read. */
export async function countReading(tx: Tx, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(bulkUploads)
    .where(and(eq(bulkUploads.companyId, companyId), eq(bulkUploads.state, "reading")));
  return row?.number ?? 0;
}

/** Updates an upload that is in one of the states; undefined when it is not (any more). */
export async function changeUpload(
  tx: Tx,
  companyId: string,
  id: string,
  from: UploadState[],
  values: Partial<typeof bulkUploads.$inferInsert>,
): Promise<BulkUploadRow | undefined> {
  const [row] = await tx
    .update(bulkUploads)
    .set(values)
    .where(and(one(companyId, id), inArray(bulkUploads.state, from)))
    .returning();
  return row;
}

/** Returns the current data of an uploader; undefined when they are no longer active. */
export async function findUploader(tx: Tx, companyId: string, userId: string): Promise<Uploader | undefined> {
  const [row] = await tx
    .select({
      userId: users.id,
      companyId: users.companyId,
      role: users.systemRole,
      email: users.email,
      language: users.language,
    })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), eq(users.status, "active")));
  return row;
}

/** Deletes the stored rows of a file that is read again. */
export async function deleteRows(tx: Tx, companyId: string, uploadId: string): Promise<void> {
  await tx
    .delete(bulkUploadRows)
    .where(and(eq(bulkUploadRows.companyId, companyId), eq(bulkUploadRows.uploadId, uploadId)));
}

/** Stores validated rows in one statement. */
export async function addRows(
  tx: Tx,
  companyId: string,
  uploadId: string,
  rows: ValidatedRow[],
): Promise<void> {
  const given = rows.map(({ number, outcome, values, changes, errors }) => ({
    number,
    outcome,
    values,
    changes,
    errors,
  }));
  await tx.$client.query({
    name: "upload_add_rows",
    text: `insert into bulk_upload_rows (company_id, upload_id, number, outcome, values, changes, errors)
      select $1, $2, number, outcome, values, changes, errors from jsonb_to_recordset($3::jsonb)
        as given (number int, outcome text, values jsonb, changes jsonb, errors jsonb)`,
    values: [companyId, uploadId, JSON.stringify(given)],
  });
}

/** Marks rows as invalid. */
export async function markRowsInvalid(
  tx: Tx,
  companyId: string,
  uploadId: string,
  errors: RowErrors,
): Promise<void> {
  if (errors.size === 0) return;
  const given = [...errors].map(([number, found]) => ({ number, errors: found }));
  await tx.$client.query(
    `update bulk_upload_rows r set outcome = 'error', changes = null,
        errors = coalesce(r.errors, '{}'::jsonb) || given.errors
      from jsonb_to_recordset($3::jsonb) as given (number int, errors jsonb)
      where r.company_id = $1 and r.upload_id = $2 and r.number = given.number`,
    [companyId, uploadId, JSON.stringify(given)],
  );
}

/** Returns the number of rows per outcome. */
export async function countOutcomes(
  tx: Tx,
  companyId: string,
  uploadId: string,
): Promise<Record<string, number>> {
  const { rows } = await tx.$client.query<{ outcome: RowOutcome; number: number }>(
    `select outcome, count(*)::int as number from bulk_upload_rows
     where company_id = $1 and upload_id = $2 group by outcome`,
    [companyId, uploadId],
  );
  return Object.fromEntries(rows.map(({ outcome, number }) => [outcome, number]));
}

/** Returns the next rows to apply after a row, in file order. */
export async function nextToApply(
  tx: Tx,
  companyId: string,
  uploadId: string,
  after: number,
  size: number,
): Promise<ValidatedRow[]> {
  const { rows } = await tx.$client.query<ValidatedRow>({
    name: `upload_next_${size}`,
    text: `select number, outcome, values, changes, errors from bulk_upload_rows
      where company_id = $1 and upload_id = $2 and number > $3 and outcome in ('new', 'changed')
      order by number limit ${size}`,
    values: [companyId, uploadId, after],
  });
  return rows;
}

/** Returns a page of rows, of one outcome if given. */
export async function listRows(
  tx: Tx,
  companyId: string,
  uploadId: string,
  { outcome, offset, limit }: { outcome: RowOutcome | undefined; offset: number; limit: number },
): Promise<ValidatedRow[]> {
  const rows = await tx
    .select()
    .from(bulkUploadRows)
    .where(
      and(
        eq(bulkUploadRows.companyId, companyId),
        eq(bulkUploadRows.uploadId, uploadId),
        outcome && eq(bulkUploadRows.outcome, outcome),
      ),
    )
    .orderBy(bulkUploadRows.number)
    .limit(limit)
    .offset(offset);
  return rows;
}
