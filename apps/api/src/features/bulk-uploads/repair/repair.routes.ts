import { listUploadCauses, repairBulkUpload, type UploadCause } from "@vaardig/contract/bulk-uploads/repairs";
import type { BulkUploadRow } from "../../../domain/bulk-uploads/bulkUploads.table.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError, authorize } from "../../../platform/http/appError.ts";
import { route } from "../../../platform/http/route.ts";
import { issueMessage } from "../../../platform/i18n/translate.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { canUpload } from "../bulk-uploads.policy.ts";
import { presentUpload } from "../bulk-uploads.present.ts";
import { changeUpload, countReading } from "../bulk-uploads.queries.ts";
import { ownUpload } from "../ownUpload.ts";
import { READING_AT_ONCE } from "../storeSheet.ts";
import { type CauseRow, uploadCauses } from "./causes.queries.ts";

/** Units that a row may omit; the access level is required. */
const UNITS = ["department", "team", "role"];

function causeActs(viewer: Viewer, { kind, state }: BulkUploadRow, cause: CauseRow): UploadCause["can"] {
  if (kind !== "employees" || state !== "checked" || cause.value === "") return [];
  if (cause.column === "system_role") return ["replace"];
  if (!UNITS.includes(cause.column)) return [];
  const mayCreate = cause.error === "department_missing" && ["hr_manager", "admin"].includes(viewer.role);
  return mayCreate ? ["replace", "clear", "create"] : ["replace", "clear"];
}

export function repairRoutes(app: App): void {
  route(app, listUploadCauses, async ({ query, viewer, tx, language }) => {
    const upload = await ownUpload(tx, viewer, query.id);
    const { rows, total } = await uploadCauses(tx, upload.companyId, upload.id, query);
    const data = rows.map((cause) => ({
      column: cause.column,
      value: cause.value,
      message: issueMessage(cause.error, language),
      rows: cause.rows,
      can: causeActs(viewer, upload, cause),
    }));
    return { data, total };
  });

  route(app, repairBulkUpload, async ({ body, viewer, tx, services, language }) => {
    const upload = await ownUpload(tx, viewer, body.id, true);
    const { companyId, id, kind, storageKey } = upload;
    authorize(canUpload(viewer, kind));
    // A repair validates the file again, so it needs the stored file.
    if (upload.state !== "checked" || kind !== "employees" || !storageKey) throw new AppError("conflict");
    if ((await countReading(tx, companyId)) >= READING_AT_ONCE) throw new AppError("too_busy");
    const corrections = [...upload.corrections, ...body.corrections];
    const begin = { state: "reading" as const, corrections, total: 0, done: 0, counts: {} };
    const begun = await changeUpload(tx, companyId, id, ["checked"], begin);
    if (!begun) throw new AppError("conflict");
    await services.jobs.add(tx, "check_bulk_upload", { companyId, id, storageKey });
    return presentUpload(begun, language);
  });
}
