import { CANDIDATE_READERS } from "@vaardig/contract/candidates/candidateList";
import type { Tx } from "../../../../platform/db/database.ts";
import type { RowErrors, RowValidator, UploadKind, UploadWork } from "../uploadKind.ts";
import { CANDIDATE_COLUMNS } from "./columns.ts";
import { createCandidateApplier } from "./createCandidateApplier.ts";
import { validateCandidates } from "./validateCandidates.ts";

/** Validates a file of external people: each row on its own, then duplicate addresses. */
async function checkCandidates(_tx: Tx, work: UploadWork): Promise<RowValidator> {
  const numbersOf = new Map<string, number[]>();
  return {
    async validate(tx, rows) {
      const judged = await validateCandidates(tx, work, rows, false);
      for (const { number, values, errors } of judged) {
        const email = (values.email ?? "").trim().toLowerCase();
        // An invalid address is reported as such, not as a duplicate.
        if (email && !errors?.email) numbersOf.set(email, [...(numbersOf.get(email) ?? []), number]);
      }
      return judged;
    },
    async finish() {
      const twice = [...numbersOf.values()].filter((numbers) => numbers.length > 1).flat();
      const errors: RowErrors = new Map(twice.map((number) => [number, { email: "email_twice" }]));
      return errors;
    },
  };
}

/** A file of external people: new ones are added, known ones (by email) are changed. */
export const candidatesKind: UploadKind = {
  roles: CANDIDATE_READERS,
  columns: CANDIDATE_COLUMNS,
  examples: (language) => [
    {
      first_name: "Anna",
      last_name: language === "nl" ? "de Vries" : "Baker",
      email: "anna@example.com",
      phone: "+31 6 1234 5678",
      location: "Utrecht",
      headline: language === "nl" ? "Data-analist" : "Data analyst",
    },
  ],
  check: checkCandidates,
  createApplier: createCandidateApplier,
};
