import type { FastifyRequest } from "fastify";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { addFile, lockFiles } from "../../domain/files/files.queries.ts";
import { retireFile } from "../../domain/files/retireFile.ts";
import { type FileRow, type FileUse, filesOf } from "../../domain/files/storedFiles.ts";
import { notify } from "../../domain/notifications/notify.ts";
import { receiveResume } from "../../domain/resumes/receiveResume.ts";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import type { Services, TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { receivePicture, type Upload } from "./receivePicture.ts";

interface Owner {
  userId: string;
  useAs: FileUse;
}

interface Arriving extends Owner {
  /** Scans are read by text recognition. */
  recognize: boolean;
}

async function keep(
  tx: Tx,
  services: TxServices,
  viewer: Viewer,
  owner: Owner,
  upload: Upload,
  storageKey: string,
): Promise<FileRow> {
  const { companyId } = viewer;
  await lockFiles(tx, companyId, owner.userId);
  // Each application has a résumé of its own.
  const replaced =
    owner.useAs === "application" ? [] : await filesOf(tx, companyId, owner.userId, owner.useAs);
  for (const earlier of replaced) await retireFile(tx, services, earlier);
  const { name, contentType, reading } = upload;
  const size = upload.bytes.length;
  const row = await addFile(tx, {
    companyId,
    ...owner,
    name,
    contentType,
    size,
    storageKey,
    reading,
    createdBy: viewer.userId,
  });
  // No event: readers of the person's activities must not learn that they are looking for another job.
  if (owner.useAs === "application") return row;
  const about = { userId: owner.userId, subjectId: row.id, data: { use_as: owner.useAs } };
  await recordEvent(tx, { companyId, actorId: viewer.userId, kind: "file.added", ...about });
  if (owner.useAs === "resume")
    await notify(tx, {
      companyId,
      actorId: viewer.userId,
      userIds: [owner.userId],
      kind: "resume_ready",
      subject: { type: "resume", id: row.id },
      values: { name },
    });
  return row;
}

/** Validates, reads and stores an upload, and removes the person's earlier photo or résumé. */
export async function storeUpload(
  services: Services,
  viewer: Viewer,
  { recognize, ...owner }: Arriving,
  request: FastifyRequest,
): Promise<FileRow> {
  const upload =
    owner.useAs === "profile_pic"
      ? await receivePicture(request)
      : await receiveResume(request, viewer, recognize);
  const storageKey = await services.files.put(viewer.companyId, upload.bytes);
  try {
    return await inCompany(services.db, viewer.companyId, (tx) =>
      keep(tx, services, viewer, owner, upload, storageKey),
    );
  } catch (error) {
    // A file without a row would stay forever.
    await services.files.remove(storageKey);
    throw error;
  }
}
