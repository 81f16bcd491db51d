import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { ZipRefusedError } from "../zip/zipRefusedError.ts";
import { EscoError } from "./escoError.ts";

/** Longer records only come from a quotation mark that is never closed. */
const MAX_RECORD_BYTES = 4 * 1024 * 1024;

/**
 * Streams the rows of a CSV file as arrays, the header first; a byte order mark, CRLF and quoted newlines are understood.
 * Throws `csv-broken` and `archive-refused` with the file's name; stopping early closes the source.
 */
export async function* csvRows(source: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    record_delimiter: ["\r\n", "\n"],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_BYTES,
  });
  // The parser itself reports what goes wrong, so the pipeline's own copy of the error is dropped.
  const feeding = pipeline(Readable.from(source, { objectMode: false }), parser).catch(() => undefined);
  try {
    for await (const row of parser) yield row as string[];
  } catch (error) {
    if (error instanceof ZipRefusedError) throw new EscoError("archive-refused", file, error.reason);
    if (error instanceof CsvError) throw new EscoError("csv-broken", file, error.message);
    throw error;
  } finally {
    await feeding;
  }
}
