import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { createGunzip } from "node:zlib";
import { crosswalkLabels } from "./crosswalkLabels.ts";
import { EscoError } from "./escoError.ts";
import type { EscoLabels } from "./escoRecords.ts";
import { jsonLabels } from "./jsonLabels.ts";

/**
 * Streams labels from a file outside the official CSV bundle: a JSON list of concepts (`.json`) or a crosswalk (`.csv`),
 * either also with `.gz`. Throws `labels-unreadable`, and `labels-language` when the file says it is in another language.
 */
export async function* escoLabels(path: string, lang: string): AsyncGenerator<EscoLabels> {
  const file = basename(path);
  const kind = /\.(json|csv)(\.gz)?$/i.exec(file)?.[1]?.toLowerCase();
  if (!kind) throw new EscoError("labels-unreadable", file, "neither .json nor .csv");
  const source = openPlain(path, file);
  yield* kind === "json" ? jsonLabels(source, file, lang) : crosswalkLabels(source, file, lang);
}

async function* openPlain(path: string, file: string): AsyncGenerator<Uint8Array> {
  const packed = createReadStream(path);
  const gunzip = createGunzip();
  try {
    if (!/\.gz$/i.test(file)) yield* packed;
    else yield* packed.on("error", (error) => gunzip.destroy(error)).pipe(gunzip);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new EscoError("labels-unreadable", file, code);
  } finally {
    packed.destroy();
    gunzip.destroy();
  }
}
