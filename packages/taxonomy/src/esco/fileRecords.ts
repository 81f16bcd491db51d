import { csvRows } from "./csvRows.ts";
import { EscoError } from "./escoError.ts";
import type { EscoFileKind } from "./escoFiles.ts";
import type { FileTally } from "./fileTally.ts";
import { type EscoRow, pickColumns } from "./pickColumns.ts";
import { SeenPairs } from "./seenPairs.ts";

type ConceptKind = "skills" | "occupations" | "skillGroups" | "iscoGroups";

/** Streams the concepts of a file; obsolete, unlabelled, incomplete and repeated ones are counted and left out. */
export async function* conceptRecords<K extends ConceptKind, R>(
  kind: K,
  source: AsyncIterable<Uint8Array>,
  tally: FileTally,
  toRecord: (row: EscoRow<K>, tally: FileTally) => R,
): AsyncGenerator<R> {
  const seen = new Set<string>();
  for await (const row of pickedRows(kind, source, tally)) {
    const { conceptUri, preferredLabel, status } = row as EscoRow<ConceptKind>;
    if (conceptUri === "") tally.malformed += 1;
    else if (status.toLowerCase() === "obsolete") tally.obsolete += 1;
    else if (preferredLabel === "") tally.unlabelled += 1;
    else if (seen.has(conceptUri)) tally.repeated += 1;
    else {
      seen.add(conceptUri);
      tally.records += 1;
      yield toRecord(row, tally);
    }
  }
}

/** Streams the relations of a file; incomplete ones and those whose two ends were given before are counted and left out. */
export async function* relationRecords<K extends Exclude<EscoFileKind, ConceptKind>, R>(
  kind: K,
  source: AsyncIterable<Uint8Array>,
  tally: FileTally,
  toRecord: (row: EscoRow<K>) => R | undefined,
  ends: (record: R) => readonly [string, string],
): AsyncGenerator<R> {
  const seen = new SeenPairs();
  for await (const row of pickedRows(kind, source, tally)) {
    const record = toRecord(row);
    if (record === undefined) tally.malformed += 1;
    else if (!seen.add(...ends(record))) tally.repeated += 1;
    else {
      tally.records += 1;
      yield record;
    }
  }
}

async function* pickedRows<K extends EscoFileKind>(
  kind: K,
  source: AsyncIterable<Uint8Array>,
  tally: FileTally,
): AsyncGenerator<EscoRow<K>> {
  let pick: ((row: readonly string[]) => EscoRow<K>) | undefined;
  let width = 0;
  for await (const row of csvRows(source, tally.file)) {
    if (!pick) {
      pick = pickColumns(kind, row, tally.file);
      width = row.length;
      continue;
    }
    tally.rows += 1;
    if (row.length < width) tally.malformed += 1;
    else yield pick(row);
  }
  if (!pick) throw new EscoError("columns-missing", tally.file);
}
