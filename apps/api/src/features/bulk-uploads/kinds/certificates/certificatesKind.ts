import type { Tx } from "../../../../platform/db/database.ts";
import type { RowErrors, RowValidator, UploadKind, UploadWork } from "../uploadKind.ts";
import { CERTIFICATE_COLUMNS } from "./columns.ts";
import { createCertificateApplier } from "./createCertificateApplier.ts";
import { certificateKey, validateCertificates } from "./validateCertificates.ts";

/** Validates a file of certificates: each row on its own, then duplicates. */
async function checkCertificates(_tx: Tx, { uploader }: UploadWork): Promise<RowValidator> {
  const numbersOf = new Map<string, number[]>();
  return {
    async validate(tx, rows) {
      const judged = await validateCertificates(tx, uploader.companyId, rows, false);
      for (const { number, userId, values, outcome } of judged) {
        const key = `${userId}\n${certificateKey(values.certificate ?? "", values.number)}`;
        if (outcome !== "error") numbersOf.set(key, [...(numbersOf.get(key) ?? []), number]);
      }
      return judged.map(({ userId: _user, id: _id, ...row }) => row);
    },
    async finish() {
      const twice = [...numbersOf.values()].filter((numbers) => numbers.length > 1).flat();
      const errors: RowErrors = new Map(
        twice.map((number) => [number, { certificate: "certificate_row_twice" }]),
      );
      return errors;
    },
  };
}

/**
 * A file of people's certificates: new ones are added, known ones (by person, name and number) are changed.
 */
export const certificatesKind: UploadKind = {
  roles: ["hr_manager", "admin"],
  columns: CERTIFICATE_COLUMNS,
  examples: () => [
    {
      email: "anna@example.com",
      certificate: "VCA VOL",
      number: "12345678",
      issuer: "SSVV",
      issued: "2024-05-01",
      expires: "2034-05-01",
    },
  ],
  check: checkCertificates,
  createApplier: createCertificateApplier,
};
