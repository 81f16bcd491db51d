import type { StoredFile } from "@vaardig/contract/files/files";
import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { fileUrl } from "../../platform/files/fileLinks.ts";
import { nameByContent } from "../../platform/files/fileName.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { files } from "./files.table.ts";

export type FileRow = typeof files.$inferSelect;
export type FileUse = FileRow["useAs"];

/** Returns a person's files, newest first, at most 100; of one use when given. */
export function filesOf(tx: Tx, companyId: string, userId: string, useAs?: FileUse): Promise<FileRow[]> {
  return tx
    .select()
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.userId, userId), useAs && eq(files.useAs, useAs)))
    .orderBy(desc(files.createdAt))
    .limit(100);
}

/**
 * Converts a file to the wire format; people who manage the record may delete it, line managers only read it.
 */
export function presentFile(secrets: Secrets, row: FileRow, mayDelete = true): StoredFile {
  return {
    id: row.id,
    name: nameByContent(row.name, row.contentType),
    use_as: row.useAs,
    content_type: row.contentType,
    size: row.size,
    url: fileUrl(secrets, row.companyId, row.id),
    created_at: row.createdAt.toISOString(),
    can: mayDelete ? ["delete"] : [],
  };
}
