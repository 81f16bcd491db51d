import { EscoError } from "./escoError.ts";
import { ESCO_FILES, type EscoFileKind } from "./escoFiles.ts";

/** The required columns that a header lacks, as the official bundle spells them. */
export function missingColumns(kind: EscoFileKind, header: readonly string[]): string[] {
  return ESCO_FILES[kind].columns.filter((column) => !header.includes(column));
}

/** Turns a header into a function that picks a file's columns from a row; columns that may be absent give "". Throws `columns-missing`. */
export function pickColumns<K extends EscoFileKind>(
  kind: K,
  header: readonly string[],
  file: string,
): (row: readonly string[]) => EscoRow<K> {
  const missing = missingColumns(kind, header);
  if (missing.length > 0) throw new EscoError("columns-missing", file, missing.join(", "));
  const { columns, optional } = ESCO_FILES[kind];
  const places = [...columns, ...optional].map((column) => [column, header.indexOf(column)] as const);
  return (row) =>
    Object.fromEntries(places.map(([column, at]) => [column, row[at]?.trim() ?? ""])) as EscoRow<K>;
}

type ColumnOf<K extends EscoFileKind> =
  | (typeof ESCO_FILES)[K]["columns"][number]
  | (typeof ESCO_FILES)[K]["optional"][number];

export type EscoRow<K extends EscoFileKind> = Record<ColumnOf<K>, string>;
