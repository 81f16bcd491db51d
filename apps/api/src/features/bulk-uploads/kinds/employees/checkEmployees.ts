import type { Tx } from "../../../../platform/db/database.ts";
import type { InputRow, RowErrors, RowValidator, UploadWork } from "../uploadKind.ts";
import { type ManagedRow, managerErrors } from "./managerErrors.ts";
import {
  countOtherAdmins,
  findByEmail,
  findInOtherCompanies,
  readLine,
  readReports,
} from "./people.queries.ts";
import { loadPlaces } from "./places.ts";
import { readValues } from "./readValues.ts";
import { type ValidatedPerson, type ValidationContext, validateRow } from "./validateRow.ts";

/** Reads once what every row is validated against. */
export async function loadValidationContext(tx: Tx, { uploader }: UploadWork): Promise<ValidationContext> {
  const { companyId, userId, role } = uploader;
  const places = await loadPlaces(tx, companyId);
  const line = role === "manager" ? await readLine(tx, companyId, userId) : undefined;
  return { uploader, places, line };
}

/** Validates rows against the existing people; `lock` locks these until the transaction ends. */
export async function validateRows(
  tx: Tx,
  { uploader: { companyId } }: UploadWork,
  around: ValidationContext,
  rows: readonly InputRow[],
  lock: boolean,
): Promise<ValidatedPerson[]> {
  const read = rows.map((row) => readValues(row.values));
  const emails = read.flatMap(({ values, errors }) => (errors ? [] : [values.email ?? ""]));
  const known = await findByEmail(tx, companyId, emails, lock);
  const strangers = emails.filter((email) => !known.has(email));
  const elsewhere =
    strangers.length === 0 ? new Set<string>() : await findInOtherCompanies(tx, companyId, strangers);
  return rows.map((row, at) => {
    const given = read[at] ?? { values: row.values, errors: {} };
    const email = given.values.email ?? "";
    return validateRow(around, row, given, known.get(email), elsewhere.has(email));
  });
}

/**
 * Validates a file of employees: each row on its own, then addresses, managers and administrators together.
 */
export async function checkEmployees(tx: Tx, work: UploadWork): Promise<RowValidator> {
  const { companyId, email: self } = work.uploader;
  const around = await loadValidationContext(tx, work);
  const numbersOf = new Map<string, number[]>();
  const managed: ManagedRow[] = [];
  const leavingAdmins: { number: number; email: string }[] = [];

  const remember = ({ number, values, outcome, person, changes, errors }: ValidatedPerson) => {
    const email = (values.email ?? "").trim().toLowerCase();
    // An invalid or protected address is reported as such, not as a duplicate.
    if (email && !errors?.email) numbersOf.set(email, [...(numbersOf.get(email) ?? []), number]);
    if (outcome === "error") return;
    managed.push({ number, email, manager: values.manager, isNew: outcome === "new" });
    if (person?.status === "active" && changes?.system_role?.from === "admin")
      leavingAdmins.push({ number, email });
  };

  return {
    async validate(tx, rows) {
      const judged = await validateRows(tx, work, around, rows, false);
      for (const row of judged) remember(row);
      return judged;
    },

    async finish(tx) {
      const errors: RowErrors = new Map();
      const twice = [...numbersOf.values()].filter((numbers) => numbers.length > 1).flat();
      for (const number of twice) errors.set(number, { email: "email_twice" });
      const sound = managed.filter(({ number }) => !errors.has(number));
      if (sound.some(({ manager }) => manager !== undefined)) {
        const reports = await readReports(tx, companyId);
        const reach = around.line && { line: around.line, self };
        for (const [number, error] of managerErrors(sound, reports, reach)) errors.set(number, error);
      }
      const leaving = leavingAdmins.filter(({ number }) => !errors.has(number));
      const addresses = leaving.map(({ email }) => email);
      if (leaving.length > 0 && (await countOtherAdmins(tx, companyId, addresses)) === 0)
        for (const { number } of leaving) errors.set(number, { system_role: "last_admin" });
      return errors;
    },
  };
}
