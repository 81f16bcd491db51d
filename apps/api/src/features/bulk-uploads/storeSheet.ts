import type { BulkUploadKind } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { BulkUploadRow } from "../../domain/bulk-uploads/bulkUploads.table.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { inCompany } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Services } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { addUpload, countReading } from "./bulk-uploads.queries.ts";

/** Files of one company that are read at the same time. */
export const READING_AT_ONCE = 2;

/**
 * Stores a spreadsheet and queues its reading. Throws `too_busy` while two files of the company are being
 * read.
 */
export async function storeSheet(
  services: Services,
  { companyId, userId }: Viewer,
  kind: BulkUploadKind,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<BulkUploadRow> {
  const storageKey = await services.files.put(companyId, bytes);
  try {
    return await inCompany(services.db, companyId, async (tx) => {
      if ((await countReading(tx, companyId)) >= READING_AT_ONCE) throw new AppError("too_busy");
      const upload = await addUpload(tx, { companyId, kind, fileName: name, storageKey, createdBy: userId });
      const about = { subjectId: upload.id, data: { kind } };
      await recordEvent(tx, { companyId, actorId: userId, kind: "bulk_upload.added", ...about });
      await services.jobs.add(tx, "check_bulk_upload", { companyId, id: upload.id, storageKey });
      return upload;
    });
  } catch (error) {
    // A file without a row would stay forever.
    await services.files.remove(storageKey);
    throw error;
  }
}
