import { email } from "@vaardig/contract/fields";
import { LIMITS } from "@vaardig/contract/limits";
import { z } from "zod";
import type { Tx } from "../../../../platform/db/database.ts";
import { dayOf } from "../../../../platform/spreadsheets/dayOf.ts";
import type { InputRow, ValidatedRow } from "../uploadKind.ts";

const FIELDS = ["issuer", "issued", "expires"] as const;

/** A stored certificate, by the columns of a file. */
interface Known extends Record<(typeof FIELDS)[number], string | null> {
  id: string;
  user_id: string;
  key: string;
}

/** A validated row with the ids of its person and certificate, if known. */
export interface ValidatedCertificate extends ValidatedRow {
  userId: string | undefined;
  id: string | undefined;
}

const text = z.string().trim().max(LIMITS.name);

/** Returns the key of a certificate of a person: its name and number. */
export const certificateKey = (name: string, number: string | undefined) =>
  `${name.trim().toLowerCase()}\n${(number ?? "").trim().toLowerCase()}`;

/** Returns the values of a row as they are stored, or its errors. Values of an invalid row stay unchanged. */
function readValues(given: Record<string, string>) {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const column of ["email", "certificate"]) if (!given[column]) errors[column] = "required";
  for (const [column, cell] of Object.entries(given)) {
    if (column === "issued" || column === "expires") {
      const day = dayOf(cell);
      if (day) values[column] = day;
      else errors[column] = "date_day_first";
      continue;
    }
    const read = (column === "email" ? email : text).safeParse(cell);
    if (read.success) values[column] = read.data;
    else errors[column] = read.error.issues[0]?.message ?? "invalid";
  }
  return Object.keys(errors).length > 0 ? { values: given, errors } : { values, errors: null };
}

async function findPeople(tx: Tx, companyId: string, emails: string[]): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ id: string; email: string }>(
    `select id, email from users where company_id = $1 and email = any($2) and status <> 'deactivated'
       and system_role <> 'staff'`,
    [companyId, emails],
  );
  return new Map(rows.map(({ id, email: address }) => [address, id]));
}

/** Returns the latest certificate of these people for each name and number. */
async function findKnown(tx: Tx, companyId: string, userIds: string[], lock: boolean) {
  const { rows } = await tx.$client.query<Known>(
    `select id, user_id, lower(name) || E'\\n' || lower(coalesce(number, '')) as key, issuer,
       to_char(issued_on, 'YYYY-MM-DD') as issued, to_char(expires_on, 'YYYY-MM-DD') as expires
     from certificates where company_id = $1 and user_id = any($2::uuid[])
     order by expires_on nulls last, id${lock ? " for update" : ""}`,
    [companyId, userIds],
  );
  return new Map(rows.map((row) => [`${row.user_id}\n${row.key}`, row]));
}

function judge(
  number: number,
  { values, errors }: ReturnType<typeof readValues>,
  userId: string | undefined,
  known: Known | undefined,
): ValidatedCertificate {
  const row = { number, values, userId, id: known?.id, changes: null, errors };
  if (errors) return { ...row, outcome: "error" };
  if (!userId) return { ...row, outcome: "error", errors: { email: "certificate_person_unknown" } };
  const issued = values.issued ?? known?.issued;
  const expires = values.expires ?? known?.expires;
  if (issued && expires && expires <= issued)
    return { ...row, outcome: "error", errors: { expires: "end_after_start" } };
  if (!known) return { ...row, outcome: "new" };
  const changed = FIELDS.filter(
    (field) => values[field] !== undefined && values[field] !== (known[field] ?? ""),
  );
  const changes = Object.fromEntries(
    changed.map((field) => [field, { from: known[field] ?? "", to: values[field] ?? "" }]),
  );
  return changed.length > 0 ? { ...row, outcome: "changed", changes } : { ...row, outcome: "unchanged" };
}

/** Validates rows against the existing certificates; `lock` locks these until the transaction ends. */
export async function validateCertificates(
  tx: Tx,
  companyId: string,
  rows: readonly InputRow[],
  lock: boolean,
): Promise<ValidatedCertificate[]> {
  const read = rows.map(({ number, values }) => ({ number, ...readValues(values) }));
  const sound = read.flatMap(({ values, errors }) => (errors ? [] : [values.email ?? ""]));
  const people = await findPeople(tx, companyId, sound);
  const known = await findKnown(tx, companyId, [...people.values()], lock);
  return read.map((row) => {
    const userId = people.get(row.values.email ?? "");
    const key = `${userId}\n${certificateKey(row.values.certificate ?? "", row.values.number)}`;
    return judge(row.number, row, userId, known.get(key));
  });
}
