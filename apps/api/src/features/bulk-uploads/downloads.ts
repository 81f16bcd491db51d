import type { Language } from "@vaardig/contract/limits";
import type { BulkUploadRow } from "../../domain/bulk-uploads/bulkUploads.table.ts";
import type { Tx } from "../../platform/db/database.ts";
import { presentErrors } from "./bulk-uploads.present.ts";
import { listRows } from "./bulk-uploads.queries.ts";
import type { UploadKind } from "./kinds/uploadKind.ts";

const WORDS: Record<Language, { row: string; reason: string }> = {
  en: { row: "row in file", reason: "what is wrong" },
  nl: { row: "rij in bestand", reason: "wat er niet klopt" },
};

/** Returns the header and examples of a kind's template; required columns first. */
export function templateRows(kind: UploadKind, language: Language): string[][] {
  const keys = kind.templateColumns?.(language) ?? kind.columns.map(({ key }) => key);
  return [keys, ...kind.examples(language).map((row) => keys.map((key) => row[key] ?? ""))];
}

/** Returns the invalid rows of an upload under the file's own headers, with their row numbers and errors. */
export async function errorRows(tx: Tx, upload: BulkUploadRow, language: Language): Promise<string[][]> {
  const known = upload.header.filter(({ column }) => column !== null);
  const limit = 100_000;
  const rows = await listRows(tx, upload.companyId, upload.id, { outcome: "error", offset: 0, limit });
  const { row, reason } = WORDS[language];
  return [
    [...known.map(({ title }) => title), row, reason],
    ...rows.map((one) => {
      const told = Object.entries(presentErrors(one, language)).map(([column, text]) => {
        const title = known.find((cell) => cell.column === column)?.title ?? column;
        return `${title}: ${text}`;
      });
      const cells = known.map(({ column }) => (column === null ? "" : (one.values[column] ?? "")));
      return [...cells, String(one.number), told.join("; ")];
    }),
  ];
}
