import type { EXPORT_FORMATS } from "@vaardig/contract/data-requests/myData";
import { type ZippedFile, zipFiles } from "../../platform/files/zipFiles.ts";
import { FileAnswer } from "../../platform/http/fileAnswer.ts";
import { writeCsv } from "../../platform/spreadsheets/writeCsv.ts";
import { jsonResume } from "./jsonResume.ts";

type Rows = Record<string, Record<string, unknown>[]>;

/** A stored file with its content. */
export interface OwnFile {
  id: string;
  name: string;
  use_as: string;
  content_type: string;
  created_at: Date;
  /** Null when the file store has lost the content. */
  bytes: Uint8Array | null;
}

const JSON_TYPE = "application/json; charset=utf-8";

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Returns one CSV per kind, with the columns in the order of the rows and formulas neutralized. */
function sheets(records: Rows): ZippedFile[] {
  return Object.entries(records).flatMap(([kind, rows]) => {
    const columns = Object.keys(rows[0] ?? {});
    if (columns.length === 0) return [];
    const text = writeCsv([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))]);
    return [{ name: `${kind}.csv`, bytes: Buffer.from(text) }];
  });
}

const safe = (name: string) => name.replace(/[^\p{L}\p{N}._-]/gu, "_");

/** Returns all data about a person as a download. */
export function exportFile(
  format: (typeof EXPORT_FORMATS)[number],
  records: Rows,
  files: readonly OwnFile[],
): FileAnswer {
  const now = new Date();
  if (format === "json_resume")
    return new FileAnswer("resume.json", JSON_TYPE, JSON.stringify(jsonResume(records, now), null, 2));
  if (format === "csv") {
    const stored = files.map(({ id, name, bytes }) => {
      const path = `files/${id}-${safe(name)}`;
      return bytes ? { name: path, bytes } : { name: `${path}.missing`, bytes: new Uint8Array() };
    });
    return new FileAnswer("my-data.zip", "application/zip", zipFiles([...sheets(records), ...stored]));
  }
  const content = files.map(({ bytes, id: _, ...facts }) => ({
    ...facts,
    content_base64: bytes && Buffer.from(bytes).toString("base64"),
  }));
  const text = JSON.stringify({ exported_at: now, ...records, files: content }, null, 2);
  return new FileAnswer("my-data.json", JSON_TYPE, text);
}
