import { notify } from "../../domain/notifications/notify.ts";
import { extendTimeLimit, inCompany, type Tx } from "../../platform/db/database.ts";
import type { Services, TxServices } from "../../platform/services.ts";
import { canUpload } from "./bulk-uploads.policy.ts";
import {
  changeUpload,
  countOutcomes,
  findUpload,
  findUploader,
  markRowsInvalid,
  nextToApply,
} from "./bulk-uploads.queries.ts";
import { uploadKinds } from "./kinds/uploadKinds.ts";
import type { UploadJob } from "./uploadJob.ts";

/** Rows per transaction: short enough not to hold up other work, and the step of the displayed progress. */
const AT_ONCE = 250;

/**
 * Applies a confirmed upload in short transactions. Each also stores the progress, so that after a crash the
 * work continues there and no row is applied twice. A canceled upload stops.
 */
export async function applyUpload(services: Services, { companyId, id }: UploadJob): Promise<void> {
  let goesOn = true;
  while (goesOn)
    goesOn = await inCompany(services.db, companyId, (tx) => applySome(tx, services, companyId, id));
}

/** Notifies the uploader that an upload is done or failed. */
function notifyUploader(
  tx: Tx,
  companyId: string,
  { id, fileName, kind, done, createdBy }: NonNullable<Awaited<ReturnType<typeof findUpload>>>,
  what: "applied" | "failed",
): Promise<void> {
  return notify(tx, {
    companyId,
    userIds: [createdBy],
    kind: "upload_finished",
    subject: { type: "upload", id },
    values: { name: fileName, of: kind, rows: done, what },
    key: `upload ${id}`,
  });
}

/** Applies the next rows; returns whether there are more. */
async function applySome(tx: Tx, services: TxServices, companyId: string, id: string): Promise<boolean> {
  await extendTimeLimit(tx, 60);
  const upload = await findUpload(tx, companyId, id, true);
  if (upload?.state !== "applying") return false;
  const kind = uploadKinds[upload.kind];
  const uploader = await findUploader(tx, companyId, upload.createdBy);
  if (!kind || !uploader || !canUpload(uploader, upload.kind)) {
    const problem = { code: "access_denied" };
    await changeUpload(tx, companyId, id, ["applying"], { state: "failed", problem, finishedAt: new Date() });
    await notifyUploader(tx, companyId, upload, "failed");
    return false;
  }
  const applier = await kind.createApplier(tx, { services, upload, uploader });
  const rows = await nextToApply(tx, companyId, id, upload.appliedTo, AT_ONCE);
  const last = rows.at(-1);
  if (last) {
    await markRowsInvalid(tx, companyId, id, await applier.apply(tx, rows));
    const step = { done: upload.done + rows.length, appliedTo: last.number };
    await changeUpload(tx, companyId, id, ["applying"], step);
    return true;
  }
  await markRowsInvalid(tx, companyId, id, await applier.finish(tx));
  const counts = await countOutcomes(tx, companyId, id);
  const end = { state: "applied" as const, counts, storageKey: null, finishedAt: new Date() };
  await changeUpload(tx, companyId, id, ["applying"], end);
  await notifyUploader(tx, companyId, upload, "applied");
  if (upload.storageKey) await services.jobs.add(tx, "remove_file", { key: upload.storageKey });
  return false;
}
