import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { files } from "./files.table.ts";
import type { FileRow } from "./storedFiles.ts";

/** Returns a file of the company; undefined when there is none. */
export async function findFile(tx: Tx, companyId: string, id: string): Promise<FileRow | undefined> {
  const rows = await tx
    .select()
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.id, id)));
  return rows[0];
}

/**
 * Locks one person's files until the transaction ends, so that of two concurrent uploads one replaces the
 * other.
 */
export async function lockFiles(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `files/${companyId}/${userId}`,
  ]);
}

export async function addFile(tx: Tx, file: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await tx.insert(files).values(file).returning();
  if (!row) throw new Error("the file was not stored");
  return row;
}
