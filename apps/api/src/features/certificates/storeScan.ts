import { recordEvent } from "../../domain/events/recordEvent.ts";
import { addFile, findFile } from "../../domain/files/files.queries.ts";
import { retireFile } from "../../domain/files/retireFile.ts";
import {
  recordVoidedConfirmation,
  voidedColumns,
} from "../../domain/people/certificates/voidConfirmation.ts";
import {
  type CertificateRow,
  changeCertificate,
  findCertificate,
} from "../../domain/people/profile/certificates.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { Scan } from "./receiveScan.ts";

/**
 * Replaces or, with null, removes the document of a certificate; a confirmation of the old one is revoked.
 */
export async function replaceScan(
  tx: Tx,
  services: TxServices,
  { companyId, userId: actorId }: Viewer,
  id: string,
  scan: (Scan & { storageKey: string }) | null,
): Promise<CertificateRow> {
  const before = found(await findCertificate(tx, companyId, id, true));
  const { userId, fileId } = before;
  const file = scan
    ? await addFile(tx, {
        companyId,
        userId,
        useAs: "certificate",
        name: scan.name,
        contentType: scan.contentType,
        size: scan.bytes.length,
        storageKey: scan.storageKey,
        createdBy: actorId,
      })
    : null;
  const change = { fileId: file?.id ?? null };
  const voided = voidedColumns(before, change);
  const row = await changeCertificate(tx, before, { ...change, ...voided });
  if (!row) throw new AppError("stale_version");
  const earlier = fileId === null ? undefined : await findFile(tx, companyId, fileId);
  if (earlier) await retireFile(tx, services, earlier);
  const kind = scan ? "certificate.scan_added" : "certificate.scan_deleted";
  await recordEvent(tx, { companyId, actorId, kind, userId, subjectId: id });
  if (voided.voidedAt) await recordVoidedConfirmation(tx, before, actorId);
  return row;
}
