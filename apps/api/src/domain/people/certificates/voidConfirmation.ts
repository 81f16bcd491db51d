import type { Tx } from "../../../platform/db/database.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import { closeSkills, currentSkillsOf, lockPerson, openSkills } from "../../skills/personSkills.queries.ts";
import type { CertificateRow } from "../profile/certificates.queries.ts";

/** The fields a confirmation covers: changing one revokes it. */
const CONFIRMED = ["name", "number", "issuedOn", "expiresOn", "skillId"] as const;

/** Returns the columns that revoke a confirmation; empty when no confirmed field changes. */
export function voidedColumns(
  before: CertificateRow,
  change: Partial<CertificateRow>,
): Partial<CertificateRow> {
  if (before.confirmedAt === null) return {};
  const isOther = CONFIRMED.some((key) => change[key] !== undefined && change[key] !== before[key]);
  const isScan = change.fileId !== undefined && change.fileId !== before.fileId;
  return isOther || isScan ? { confirmedBy: null, confirmedAt: null, voidedAt: new Date() } : {};
}

/**
 * Records that a confirmation was revoked, and turns the licence it proved into the person's own statement.
 */
export async function recordVoidedConfirmation(
  tx: Tx,
  before: CertificateRow,
  actorId: string,
): Promise<void> {
  const { companyId, userId, skillId, id } = before;
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: "certificate.confirmation_ended",
    userId,
    subjectId: id,
  });
  if (skillId === null) return;
  await lockPerson(tx, companyId, userId);
  const held = (await currentSkillsOf(tx, companyId, userId)).find((row) => row.skillId === skillId);
  if (held?.source !== "confirmed") return;
  await closeSkills(tx, companyId, userId, [skillId]);
  const { id: _, validFrom, validTo, endorsedLevel, ...kept } = held;
  await openSkills(tx, [{ ...kept, source: "self", evidence: null, createdBy: userId }]);
}
