import { crc32 } from "node:zlib";
import { openZip } from "./openZip.ts";
import type { ZipEntry } from "./zipEntry.ts";
import { zipRefusalOf } from "./zipRefusalOf.ts";
import { ZipRefusedError } from "./zipRefusedError.ts";

/**
 * Streams the unpacked bytes of one entry and throws `ZipRefusedError` as soon as they exceed the declared size,
 * or at the end when they fall short of it or the checksum differs.
 */
export async function* readZipEntry(source: Uint8Array | string, entry: ZipEntry): AsyncGenerator<Buffer> {
  const zip = await openZip(source);
  try {
    const stream = await zip.openReadStreamPromise(entry.raw);
    let bytes = 0;
    let checksum = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > entry.bytes) throw new ZipRefusedError("size-mismatch", entry.name);
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    } finally {
      stream.destroy();
    }
    if (bytes !== entry.bytes) throw new ZipRefusedError("size-mismatch", entry.name);
    if (checksum !== entry.raw.crc32) throw new ZipRefusedError("checksum", entry.name);
  } catch (error) {
    throw error instanceof ZipRefusedError ? error : new ZipRefusedError(zipRefusalOf(error), entry.name);
  } finally {
    zip.close();
  }
}
