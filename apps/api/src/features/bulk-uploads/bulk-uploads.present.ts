import type { BulkUpload, BulkUploadRow as WireRow } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type { Language } from "@vaardig/contract/limits";
import type { BulkUploadRow } from "../../domain/bulk-uploads/bulkUploads.table.ts";
import { errorMessage, issueMessage } from "../../platform/i18n/translate.ts";
import { uploadActions } from "./bulk-uploads.policy.ts";
import type { ValidatedRow } from "./kinds/uploadKind.ts";

/** Converts an upload to the wire format, with problems in the reader's language. */
export function presentUpload(row: BulkUploadRow, language: Language): BulkUpload {
  const { counts, header, problem } = row;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    file_name: row.fileName,
    total: row.total,
    done: row.done,
    counts: {
      new: counts.new ?? 0,
      changed: counts.changed ?? 0,
      unchanged: counts.unchanged ?? 0,
      error: counts.error ?? 0,
    },
    columns: header.flatMap(({ column }) => (column === null ? [] : [column])),
    ignored: header.flatMap(({ column, title }) => (column === null && title !== "" ? [title] : [])),
    hints: Object.fromEntries(
      header.flatMap(({ title, hint }) => (hint ? [[title, issueMessage(hint, language)]] : [])),
    ),
    problem: problem && {
      code: problem.code,
      message: errorMessage(problem.code, language),
      columns: problem.columns ?? [],
    },
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    can: uploadActions(row),
  };
}

/** Returns the errors of a row per column, in the reader's language. */
export function presentErrors(
  { errors }: Pick<ValidatedRow, "errors">,
  language: Language,
): Record<string, string> {
  const told = Object.entries(errors ?? {}).map(([column, key]) => [column, issueMessage(key, language)]);
  return Object.fromEntries(told);
}

/** Converts a row of a file to the wire format. */
export function presentRow(row: ValidatedRow, language: Language): WireRow {
  const { number, outcome, values, changes } = row;
  return { number, outcome, values, changes: changes ?? {}, errors: presentErrors(row, language) };
}
