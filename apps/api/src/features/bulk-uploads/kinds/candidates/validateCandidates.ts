import { email, personName } from "@vaardig/contract/fields";
import { LIMITS } from "@vaardig/contract/limits";
import { type ZodType, z } from "zod";
import { manageableAmong } from "../../../../domain/candidates/candidateScope.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import type { InputRow, UploadWork, ValidatedRow } from "../uploadKind.ts";

const FIELDS = ["first_name", "last_name", "phone", "location", "headline"] as const;

const SCHEMAS: Record<string, ZodType<string>> = {
  first_name: personName,
  last_name: personName,
  email,
  phone: z.string().trim().max(LIMITS.phone),
  location: z.string().trim().max(LIMITS.name),
  headline: z.string().trim().max(LIMITS.name),
};

interface Known extends Record<(typeof FIELDS)[number], string | null> {
  id: string;
  email: string;
  system_role: string;
}

/** A validated row with the id of its person, if known. */
export interface ValidatedCandidate extends ValidatedRow {
  id: string | undefined;
}

/** Returns the values of a row as they are stored, or its errors. */
function readValues(given: Record<string, string>) {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const column of ["first_name", "last_name", "email"]) if (!given[column]) errors[column] = "required";
  for (const [column, text] of Object.entries(given)) {
    const read = SCHEMAS[column]?.safeParse(text);
    if (read?.success) values[column] = read.data;
    else if (read) errors[column] = read.error.issues[0]?.message ?? "invalid";
  }
  return Object.keys(errors).length > 0 ? { values: given, errors } : { values, errors: null };
}

async function findKnown(tx: Tx, companyId: string, emails: string[], lock: boolean) {
  const { rows } = await tx.$client.query<Known>(
    `select id, email, first_name, last_name, phone, location, headline, system_role from users
     where company_id = $1 and email = any($2)${lock ? " order by id for no key update" : ""}`,
    [companyId, emails],
  );
  return new Map(rows.map((row) => [row.email, row]));
}

function judgeRow(
  number: number,
  { values, errors }: ReturnType<typeof readValues>,
  known?: Known,
): ValidatedCandidate {
  const row = { number, values, id: known?.id, changes: null, errors };
  if (errors) return { ...row, outcome: "error" };
  if (!known) return { ...row, outcome: "new" };
  if (known.system_role !== "freelancer")
    return { ...row, outcome: "error", errors: { email: "not_a_candidate" } };
  const changed = FIELDS.filter(
    (field) => values[field] !== undefined && values[field] !== (known[field] ?? ""),
  );
  const changes = Object.fromEntries(
    changed.map((field) => [field, { from: known[field] ?? "", to: values[field] ?? "" }]),
  );
  return changed.length > 0 ? { ...row, outcome: "changed", changes } : { ...row, outcome: "unchanged" };
}

/** Validates rows against the existing people; `lock` locks these until the transaction ends. */
export async function validateCandidates(
  tx: Tx,
  { uploader }: UploadWork,
  rows: readonly InputRow[],
  lock: boolean,
): Promise<ValidatedCandidate[]> {
  const read = rows.map(({ number, values }) => ({ number, ...readValues(values) }));
  const emails = read.flatMap(({ values, errors }) => (errors ? [] : [values.email ?? ""]));
  const known = await findKnown(tx, uploader.companyId, emails, lock);
  const isKept = await manageableAmong(
    tx,
    uploader,
    [...known.values()].map(({ id }) => id),
  );
  return read.map((row) => {
    const judged = judgeRow(row.number, row, known.get(row.values.email ?? ""));
    const isOthers = judged.outcome === "changed" && judged.id !== undefined && !isKept(judged.id);
    return isOthers ? { ...judged, outcome: "error", errors: { email: "candidate_of_others" } } : judged;
  });
}
