import { readZipEntry } from "@vaardig/taxonomy/zip/readZipEntry";
import type { ZipEntry } from "@vaardig/taxonomy/zip/zipEntry";
import { checkZip } from "@vaardig/taxonomy/zip/zipGuard";
import { ZIP_PROBLEMS } from "@vaardig/taxonomy/zip/zipProblems";
import { ZipRefusedError } from "@vaardig/taxonomy/zip/zipRefusedError";
import type { ZipRefusal } from "@vaardig/taxonomy/zip/zipVerdict";
import { limits } from "../limits.ts";
import { UnreadableDocumentError } from "../unreadableDocumentError.ts";

/** The unpacked parts of an archive by their path. */
export type ZipParts = Map<string, Uint8Array>;

/**
 * Unpacks the wanted entries of a zip archive after the guard looked at the whole of it.
 * Refuses with `archive_bomb`, `encrypted` or `corrupt`; an entry that unpacks to more than it declares stops there.
 */
export async function guardedZip(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<ZipParts> {
  const verdict = await checkZip(bytes, limits.zip);
  if (!verdict.ok) throw unreadable(verdict.reason);
  const parts: ZipParts = new Map();
  for (const entry of verdict.entries.filter(({ name }) => wanted(name))) {
    if (parts.has(entry.name)) throw new UnreadableDocumentError("corrupt", "entry given twice");
    parts.set(entry.name, await unpack(bytes, entry));
  }
  return parts;
}

async function unpack(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of readZipEntry(bytes, entry)) chunks.push(chunk);
  } catch (error) {
    throw error instanceof ZipRefusedError ? unreadable(error.reason) : error;
  }
  return Buffer.concat(chunks);
}

const unreadable = (reason: ZipRefusal) => new UnreadableDocumentError(ZIP_PROBLEMS[reason], reason);
