import {
  cancelBulkUpload,
  confirmBulkUpload,
  createBulkUpload,
  downloadBulkUploadErrors,
  downloadBulkUploadTemplate,
  listBulkUploadRows,
  listBulkUploads,
} from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { BulkUploadRow } from "../../domain/bulk-uploads/bulkUploads.table.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { sheetFile } from "../../platform/spreadsheets/sheetFile.ts";
import { CANCELLABLE, canUpload } from "./bulk-uploads.policy.ts";
import { presentRow, presentUpload } from "./bulk-uploads.present.ts";
import { changeUpload, countOutcomes, deleteRows, listRows, listUploads } from "./bulk-uploads.queries.ts";
import { errorRows, templateRows } from "./downloads.ts";
import { uploadKinds } from "./kinds/uploadKinds.ts";
import { ownUpload } from "./ownUpload.ts";
import { receiveSheet } from "./receiveSheet.ts";
import { repairRoutes } from "./repair/repair.routes.ts";
import { storeSheet } from "./storeSheet.ts";

function log(tx: Tx, viewer: Viewer, kind: string, upload: BulkUploadRow): Promise<void> {
  const { companyId, userId: actorId } = viewer;
  const data = { kind: upload.kind, counts: upload.counts };
  return recordEvent(tx, { companyId, actorId, kind, subjectId: upload.id, data });
}

export function bulkUploadsRoutes(app: App): void {
  route(app, createBulkUpload, async ({ query, viewer, services, request, language }) => {
    authorize(canUpload(viewer, query.kind));
    const file = await receiveSheet(request);
    return presentUpload(await storeSheet(services, viewer, query.kind, file), language);
  });

  route(app, listBulkUploads, async ({ query, viewer, tx, language }) => {
    if (query.id) {
      const upload = await ownUpload(tx, viewer, query.id);
      return { data: [presentUpload(upload, language)], total: 1 };
    }
    const { kind, page, size } = query;
    const { rows, total } = await listUploads(tx, viewer, { kind, page, size });
    return { data: rows.map((row) => presentUpload(row, language)), total };
  });

  route(app, listBulkUploadRows, async ({ query, viewer, tx, language }) => {
    const { id, outcome, page, size } = query;
    const { companyId } = await ownUpload(tx, viewer, id);
    const [rows, counts] = await Promise.all([
      listRows(tx, companyId, id, { outcome, offset: page * size, limit: size }),
      countOutcomes(tx, companyId, id),
    ]);
    const total = outcome ? (counts[outcome] ?? 0) : Object.values(counts).reduce((sum, one) => sum + one, 0);
    return { data: rows.map((row) => presentRow(row, language)), total };
  });

  route(app, downloadBulkUploadErrors, async ({ query, viewer, tx, language }) => {
    const upload = await ownUpload(tx, viewer, query.id);
    return sheetFile("errors", query.format, await errorRows(tx, upload, language));
  });

  route(app, downloadBulkUploadTemplate, async ({ query, viewer, language }) => {
    authorize(canUpload(viewer, query.kind));
    const kind = found(uploadKinds[query.kind]);
    return sheetFile(`template-${query.kind}`, query.format, templateRows(kind, language));
  });

  route(app, confirmBulkUpload, async ({ body, viewer, tx, services, language }) => {
    const upload = await ownUpload(tx, viewer, body.id, true);
    authorize(canUpload(viewer, upload.kind));
    if (upload.state === "applying" || upload.state === "applied") return presentUpload(upload, language);
    const { companyId, id, counts } = upload;
    const total = (counts.new ?? 0) + (counts.changed ?? 0);
    const begin = { state: "applying" as const, total, done: 0 };
    const begun = total > 0 ? await changeUpload(tx, companyId, id, ["checked"], begin) : undefined;
    if (!begun) throw new AppError("conflict");
    await log(tx, viewer, "bulk_upload.confirmed", begun);
    await services.jobs.add(tx, "apply_bulk_upload", { companyId, id });
    return presentUpload(begun, language);
  });

  route(app, cancelBulkUpload, async ({ query, viewer, tx, services }) => {
    const upload = await ownUpload(tx, viewer, query.id, true);
    const { companyId, id, storageKey } = upload;
    const end = { state: "cancelled" as const, storageKey: null, finishedAt: new Date() };
    const cancelled = await changeUpload(tx, companyId, id, CANCELLABLE, end);
    if (!cancelled) throw new AppError("conflict");
    if (upload.state !== "applying") await deleteRows(tx, companyId, id);
    if (storageKey) await services.jobs.add(tx, "remove_file", { key: storageKey });
    await log(tx, viewer, "bulk_upload.cancelled", cancelled);
    return {};
  });

  repairRoutes(app);
}
