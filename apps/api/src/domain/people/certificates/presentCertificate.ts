import type { Language } from "@vaardig/contract/limits";
import type { Certificate, CertificateAct } from "@vaardig/contract/profile/certificates";
import type { Skill } from "@vaardig/contract/skills/skills";
import type { Tx } from "../../../platform/db/database.ts";
import { fileUrl } from "../../../platform/files/fileLinks.ts";
import { nameByContent } from "../../../platform/files/fileName.ts";
import type { Secrets } from "../../../platform/secrets.ts";
import { skillsById } from "../../taxonomy/skillsById.ts";
import type { ShownCertificate } from "./shownCertificates.queries.ts";

/**
 * Converts a certificate to the wire format, with a short-lived URL of the scan; the caller checks that the
 * reader may see it.
 */
function presentCertificate(
  secrets: Secrets,
  row: ShownCertificate,
  skill: Skill | null,
  can: CertificateAct[],
): Certificate {
  const { id, user_id, name, issuer, number, issued_on, expires_on, superseded, version } = row;
  const type = row.content_type ?? "";
  return {
    id,
    user_id,
    name,
    issuer,
    number,
    issued_on,
    expires_on,
    superseded,
    version,
    skill,
    can,
    scan: row.file_id
      ? {
          id: row.file_id,
          name: nameByContent(row.file_name ?? "", type),
          content_type: type,
          size: row.size ?? 0,
          url: fileUrl(secrets, row.company_id, row.file_id),
        }
      : null,
    confirmed: row.confirmed_at ? { by: row.confirmer ?? "", at: row.confirmed_at.toISOString() } : null,
    voided_at: row.voided_at?.toISOString() ?? null,
  };
}

/** Converts certificates to the wire format, with the names of their licences in `language`. */
export async function presentCertificates<Row extends ShownCertificate>(
  tx: Tx,
  { secrets, language }: { secrets: Secrets; language: Language },
  rows: readonly Row[],
  canOf: (row: Row) => CertificateAct[],
): Promise<Certificate[]> {
  const skillIds = rows.flatMap(({ skill_id }) => skill_id ?? []);
  const byId = await skillsById(tx, skillIds, language);
  return rows.map((row) =>
    presentCertificate(secrets, row, (row.skill_id && byId.get(row.skill_id)) || null, canOf(row)),
  );
}
