import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import type { CertificateRow } from "../profile/certificates.queries.ts";

type Facts = Pick<CertificateRow, "name" | "number" | "issuedOn" | "expiresOn">;

/**
 * Throws 400 for a certificate that the person has already: same name, number and dates. A lock makes
 * concurrent calls take turns.
 */
export async function checkDuplicateCertificate(
  tx: Tx,
  companyId: string,
  userId: string,
  { name, number, issuedOn, expiresOn }: Facts,
  exceptId: string | null = null,
): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `certificates/${companyId}/${userId}`,
  ]);
  const { rowCount } = await tx.$client.query(
    `select 1 from certificates where company_id = $1 and user_id = $2 and lower(name) = lower($3)
       and number is not distinct from $4 and issued_on is not distinct from $5::date
       and expires_on is not distinct from $6::date and id is distinct from $7::uuid limit 1`,
    [companyId, userId, name, number, issuedOn, expiresOn, exceptId],
  );
  if (rowCount) throw new AppError("validation_failed", { fields: { name: "certificate_twice" } });
}
