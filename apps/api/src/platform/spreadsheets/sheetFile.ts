import { FileAnswer } from "../http/fileAnswer.ts";
import { writeCsv } from "./writeCsv.ts";
import { writeXlsx } from "./writeXlsx.ts";

export type SheetFormat = "csv" | "xlsx";

const TYPES: Record<SheetFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Returns rows, header first, as a download; `name` is without extension. */
export async function sheetFile(name: string, format: SheetFormat, rows: string[][]): Promise<FileAnswer> {
  const content = format === "csv" ? writeCsv(rows) : await writeXlsx(rows);
  return new FileAnswer(`${name}.${format}`, TYPES[format], content);
}
