import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { readZipEntry } from "../zip/readZipEntry.ts";
import { checkZip } from "../zip/zipGuard.ts";
import type { ZipLimits } from "../zip/zipLimits.ts";
import { EscoError } from "./escoError.ts";
import type { FoundFiles } from "./sourceFile.ts";

/** All 28 languages of ESCO together unpack to about 0.6 GB at a ratio of 5. */
export const ESCO_ZIP_LIMITS: ZipLimits = { maxEntries: 2000, maxTotalBytes: 2 * 1024 ** 3, maxRatio: 100 };

const MAX_DEPTH = 4;
const MAX_FILES = 10_000;

/**
 * Finds the CSV files in a folder (sub-folders and archives included) or in one archive, the outermost first and then by name.
 * Throws `path-unreadable` and `too-many-files`; an archive beyond the limits is reported, not thrown.
 */
export async function findSourceFiles(
  path: string,
  limits: ZipLimits = ESCO_ZIP_LIMITS,
): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], refused: [] };
  const kind = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new EscoError("path-unreadable", path, error.code ?? "");
  });
  const root = basename(resolve(path));
  if (kind.isDirectory()) await addFolder(path, [root], limits, found);
  else await addArchive(path, root, [], limits, found);
  found.files.sort((a, b) => a.within.length - b.within.length || comparePlaces(a.within, b.within));
  return found;
}

async function addFolder(
  path: string,
  within: string[],
  limits: ZipLimits,
  found: FoundFiles,
): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) {
      if (within.length < MAX_DEPTH) await addFolder(inner, [...within, entry.name], limits, found);
    } else if (/\.zip$/i.test(entry.name)) await addArchive(inner, entry.name, within, limits, found);
    else if (/\.csv$/i.test(entry.name)) {
      const { size } = await stat(inner);
      found.files.push({ name: entry.name, within, bytes: size, open: () => createReadStream(inner) });
    }
    if (found.files.length > MAX_FILES) throw new EscoError("too-many-files", path);
  }
}

async function addArchive(
  path: string,
  name: string,
  within: readonly string[],
  limits: ZipLimits,
  found: FoundFiles,
): Promise<void> {
  const verdict = await checkZip(path, limits);
  if (!verdict.ok) {
    found.refused.push({ name, reason: verdict.reason });
    return;
  }
  for (const entry of verdict.entries) {
    const parts = entry.name.split("/");
    const file = parts.pop() ?? "";
    if (!/\.csv$/i.test(file) || parts.includes("__MACOSX")) continue;
    const place = [...within, name, ...parts.filter((part) => part !== "" && part !== ".")];
    found.files.push({
      name: file,
      within: place,
      bytes: entry.bytes,
      open: () => readZipEntry(path, entry),
    });
  }
}

function comparePlaces(a: readonly string[], b: readonly string[]): number {
  const [left, right] = [a.join("/"), b.join("/")];
  return left < right ? -1 : left > right ? 1 : 0;
}
