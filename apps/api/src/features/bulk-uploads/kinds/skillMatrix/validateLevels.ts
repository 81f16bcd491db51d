import type { Tx } from "../../../../platform/db/database.ts";
import { readLine } from "../employees/people.queries.ts";
import type { InputRow, UploadWork, ValidatedRow } from "../uploadKind.ts";
import { type MatrixPerson, peopleWithLevels } from "./levels.queries.ts";
import { readLevel } from "./readLevel.ts";

/** What rows are validated against. */
export interface MatrixContext {
  self: string;
  companyId: string;
  /** Column → skill. */
  skills: Map<string, string>;
  /**
   * Addresses of the people whose skills an uploading manager may confirm; undefined for the whole company.
   */
  line: Set<string> | undefined;
}

export interface ValidatedLevels extends ValidatedRow {
  userId: string | null;
  levels: { skillId: string; level: number }[];
}

/** Reads once what every row is validated against. */
export async function matrixContext(tx: Tx, { uploader, upload }: UploadWork): Promise<MatrixContext> {
  const { companyId, userId, role, email } = uploader;
  return {
    self: email,
    companyId,
    skills: new Map(
      upload.header.flatMap(({ column, skillId }) => (column && skillId ? [[column, skillId]] : [])),
    ),
    line: role === "manager" ? await readLine(tx, companyId, userId) : undefined,
  };
}

const emailOf = (row: InputRow) => (row.values.email ?? "").trim().toLowerCase();

function judgeRow(around: MatrixContext, row: InputRow, person: MatrixPerson | undefined): ValidatedLevels {
  const email = emailOf(row);
  const errors: Record<string, string> = {};
  if (!email) errors.email = "required";
  else if (!person) errors.email = "person_not_found";
  else if (email === around.self) errors.email = "own_levels";
  else if (around.line && !around.line.has(email)) errors.email = "not_in_line";
  const values: Record<string, string> = { email };
  const changes: NonNullable<ValidatedRow["changes"]> = {};
  const levels: ValidatedLevels["levels"] = [];
  for (const [column, skillId] of around.skills) {
    const text = row.values[column];
    if (!text) continue;
    const level = readLevel(text);
    if (level === undefined) {
      errors[column] = "level_unknown";
      continue;
    }
    values[column] = String(level);
    const now = person?.levels.get(skillId);
    if (now?.source === "confirmed" && now.level === level) continue;
    const said = now?.level ? `${now.level}${now.source === "confirmed" ? "" : ` ${now.source}`}` : "";
    changes[column] = { from: said, to: String(level) };
    levels.push({ skillId, level });
  }
  const about = { number: row.number, userId: person?.id ?? null };
  if (Object.keys(errors).length > 0)
    return { ...about, values: row.values, outcome: "error", changes: null, errors, levels: [] };
  const isChanged = levels.length > 0;
  const outcome = isChanged ? "changed" : "unchanged";
  return { ...about, values, outcome, changes: isChanged ? changes : null, errors: null, levels };
}

/** Returns the levels that each row would confirm, or why it cannot. */
export async function validateLevels(
  tx: Tx,
  around: MatrixContext,
  rows: readonly InputRow[],
): Promise<ValidatedLevels[]> {
  const people = await peopleWithLevels(tx, around.companyId, rows.map(emailOf), [...around.skills.values()]);
  return rows.map((row) => judgeRow(around, row, people.get(emailOf(row))));
}
