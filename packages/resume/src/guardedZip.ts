import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { limits } from "./limits.ts";
import { UnreadableDocument } from "./unreadableDocument.ts";

/** The unpacked parts of an archive by their path. */
export type ZipParts = Map<string, Uint8Array>;

/**
 * Unpacks the wanted entries of a zip archive after checking the whole directory: entries, total size, ratio.
 * Refuses with `archive_bomb`, `encrypted` or `corrupt`; an entry that unpacks to more than it declares stops there.
 */
export async function guardedZip(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<ZipParts> {
  try {
    return await unpack(bytes, wanted);
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument("corrupt", error instanceof Error ? error.message : "zip");
  }
}

async function unpack(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<ZipParts> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  });
  try {
    const entries = await checkedEntries(zip);
    const parts: ZipParts = new Map();
    for (const entry of entries.filter((each) => wanted(each.fileName))) {
      if (parts.has(entry.fileName)) throw new UnreadableDocument("corrupt", "entry given twice");
      parts.set(entry.fileName, await readEntry(zip, entry));
    }
    return parts;
  } finally {
    zip.close();
  }
}

async function checkedEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > limits.zipEntries) throw new UnreadableDocument("archive_bomb", "too many entries");
  const entries: Entry[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new UnreadableDocument("encrypted", "encrypted entry");
    total += entry.uncompressedSize;
    if (total > limits.zipTotalBytes) throw new UnreadableDocument("archive_bomb", "too large when unpacked");
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    if (entry.uncompressedSize > limits.zipRatioFrom && ratio > limits.zipRatio) {
      throw new UnreadableDocument("archive_bomb", "compressed too well");
    }
    entries.push(entry);
    if (entries.length > limits.zipEntries) throw new UnreadableDocument("archive_bomb", "too many entries");
  }
  return entries;
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const data = chunk as Buffer;
      size += data.length;
      if (size > entry.uncompressedSize) throw new UnreadableDocument("archive_bomb", "larger than declared");
      chunks.push(data);
    }
  } catch (error) {
    const tooMany = error instanceof Error && error.message.startsWith("too many bytes");
    if (tooMany) throw new UnreadableDocument("archive_bomb", "larger than declared");
    throw error;
  } finally {
    stream.destroy();
  }
  return Buffer.concat(chunks);
}
