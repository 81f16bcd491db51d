import { type Entry, getFileNameLowLevel, validateFileName, type ZipFile } from "yauzl";
import { openZip } from "./openZip.ts";
import { readZipEntry } from "./readZipEntry.ts";
import { DEFAULT_RATIO_FROM_BYTES, type ZipLimits } from "./zipLimits.ts";
import { zipRefusalOf } from "./zipRefusalOf.ts";
import { ZipRefusedError } from "./zipRefusedError.ts";
import type { ZipVerdict } from "./zipVerdict.ts";

export interface ZipCheckOptions {
  /** Also unpack every entry (keeping nothing), for readers that trust the declared sizes. */
  verifyContents?: boolean;
}

/**
 * Judges an archive, in memory or by path, by its central directory: entries, total unpacked bytes, ratio, encryption.
 * Unsafe names (absolute, `..`) count towards the limits but are left out of `entries`. Throws only what the file system throws.
 */
export async function checkZip(
  source: Uint8Array | string,
  limits: ZipLimits,
  options: ZipCheckOptions = {},
): Promise<ZipVerdict> {
  try {
    const accepted = await readDirectory(source, limits);
    if (options.verifyContents) {
      for (const entry of accepted.entries) {
        for await (const _ of readZipEntry(source, entry));
      }
    }
    return accepted;
  } catch (error) {
    const reason = zipRefusalOf(error);
    return {
      ok: false,
      reason,
      ...(error instanceof ZipRefusedError && error.entry ? { entry: error.entry } : {}),
    };
  }
}

async function readDirectory(source: Uint8Array | string, limits: ZipLimits) {
  const zip = await openZip(source);
  try {
    if (zip.entryCount > limits.maxEntries) throw new ZipRefusedError("too-many-entries");
    return await collectEntries(zip, limits);
  } finally {
    zip.close();
  }
}

async function collectEntries(zip: ZipFile, limits: ZipLimits) {
  const verdict: Extract<ZipVerdict, { ok: true }> = {
    ok: true,
    entries: [],
    totalBytes: 0,
    ignoredNames: [],
  };
  for await (const raw of zip.eachEntry()) {
    const name = getFileNameLowLevel(raw.generalPurposeBitFlag, raw.fileNameRaw, raw.extraFields, false);
    refuseOversized(name, raw, limits);
    verdict.totalBytes += raw.uncompressedSize;
    if (verdict.totalBytes > limits.maxTotalBytes) throw new ZipRefusedError("too-large", name);
    if (validateFileName(name) !== null || name.includes("\0")) verdict.ignoredNames.push(name);
    else if (!name.endsWith("/")) verdict.entries.push({ name, bytes: raw.uncompressedSize, raw });
  }
  // Entries may share the same packed bytes, so the whole is also measured against the archive's real size.
  if (tooDense(verdict.totalBytes, zip.fileSize, limits)) throw new ZipRefusedError("ratio");
  return verdict;
}

function refuseOversized(name: string, raw: Entry, limits: ZipLimits): void {
  if (raw.isEncrypted()) throw new ZipRefusedError("encrypted", name);
  if (raw.uncompressedSize > limits.maxTotalBytes) throw new ZipRefusedError("too-large", name);
  if (tooDense(raw.uncompressedSize, raw.compressedSize, limits)) throw new ZipRefusedError("ratio", name);
}

function tooDense(unpacked: number, packed: number, limits: ZipLimits): boolean {
  const from = limits.ratioFromBytes ?? DEFAULT_RATIO_FROM_BYTES;
  return unpacked > from && unpacked / Math.max(1, packed) > limits.maxRatio;
}
