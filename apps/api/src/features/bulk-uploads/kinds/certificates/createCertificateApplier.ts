import { isDeepStrictEqual } from "node:util";
import type { NewEvent } from "../../../../domain/events/recordEvent.ts";
import { recordEvents } from "../../../../domain/events/recordEvents.ts";
import {
  recordVoidedConfirmation,
  voidedColumns,
} from "../../../../domain/people/certificates/voidConfirmation.ts";
import {
  addCertificateRows,
  changeCertificate,
  findCertificate,
} from "../../../../domain/people/profile/certificates.queries.ts";
import { findLicences } from "../../../../domain/taxonomy/certificates/licences.queries.ts";
import { skillIdsByLabel } from "../../../../domain/taxonomy/skillIdsByLabel.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import type { RowApplier, RowErrors, Uploader, UploadWork, ValidatedRow } from "../uploadKind.ts";
import { type ValidatedCertificate, validateCertificates } from "./validateCertificates.ts";

/** Returns why a confirmed row cannot be applied now; null when it can. */
function objection(
  confirmed: ValidatedRow,
  now: ValidatedCertificate | undefined,
): Record<string, string> | null {
  if (!now) return { certificate: "certificate_changed_meanwhile" };
  if (now.errors) return now.errors;
  if (now.outcome === "unchanged") return null;
  const isSame = now.outcome === confirmed.outcome && isDeepStrictEqual(now.changes, confirmed.changes);
  return isSame ? null : { certificate: "certificate_changed_meanwhile" };
}

async function change(tx: Tx, { companyId, userId: actorId }: Uploader, row: ValidatedCertificate) {
  const before = row.id ? await findCertificate(tx, companyId, row.id) : undefined;
  if (!before) return [];
  const { issuer, issued, expires } = row.values;
  const fields = {
    ...(issuer !== undefined && { issuer }),
    ...(issued !== undefined && { issuedOn: issued }),
    ...(expires !== undefined && { expiresOn: expires }),
  };
  const voided = voidedColumns(before, fields);
  await changeCertificate(tx, before, { ...fields, ...voided });
  if (voided.voidedAt) await recordVoidedConfirmation(tx, before, actorId);
  const { userId, id: subjectId } = before;
  return [{ companyId, actorId, kind: "certificate.changed", userId, subjectId }];
}

/**
 * Applies confirmed rows; each is validated again, so that changes made since the preview are not
 * overwritten.
 */
export async function createCertificateApplier(begun: Tx, { uploader }: UploadWork): Promise<RowApplier> {
  const { companyId, userId: actorId } = uploader;
  const labels = await skillIdsByLabel(begun, companyId);
  const licences = new Set((await findLicences(begun, companyId, uploader.language)).map(({ id }) => id));
  const licenceOf = (name: string) => {
    const id = labels.get(name.trim().toLowerCase());
    return id !== undefined && licences.has(id) ? id : null;
  };
  return {
    async apply(tx, rows) {
      const errors: RowErrors = new Map();
      const judged = await validateCertificates(tx, companyId, rows, true);
      const events: NewEvent[] = [];
      const added: Parameters<typeof addCertificateRows>[1] = [];
      for (const [at, confirmed] of rows.entries()) {
        const now = judged[at];
        const problem = objection(confirmed, now);
        if (problem) errors.set(confirmed.number, problem);
        if (problem || !now?.userId) continue;
        const { certificate: name = "", number, issuer, issued, expires } = now.values;
        if (now.outcome === "changed") events.push(...(await change(tx, uploader, now)));
        if (now.outcome === "new")
          added.push({
            companyId,
            userId: now.userId,
            name,
            skillId: licenceOf(name),
            number: number ?? null,
            issuer: issuer ?? null,
            issuedOn: issued ?? null,
            expiresOn: expires ?? null,
          });
      }
      const written = added.length > 0 ? await addCertificateRows(tx, added) : [];
      for (const { userId, id: subjectId } of written)
        events.push({ companyId, actorId, kind: "certificate.added", userId, subjectId });
      await recordEvents(tx, events);
      return errors;
    },
    finish: async () => new Map(),
  };
}
