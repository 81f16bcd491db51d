import type { BulkUploadRow } from "../../domain/bulk-uploads/bulkUploads.table.ts";
import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSeeUpload } from "./bulk-uploads.policy.ts";
import { findUpload } from "./bulk-uploads.queries.ts";

/** Returns the viewer's own upload. Throws 404 when there is none, 403 for another person's. */
export async function ownUpload(tx: Tx, viewer: Viewer, id: string, lock = false): Promise<BulkUploadRow> {
  const upload = found(await findUpload(tx, viewer.companyId, id, lock));
  authorize(canSeeUpload(viewer, upload));
  return upload;
}
