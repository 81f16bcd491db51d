import { constants, inflateSync } from "node:zlib";
import { limits } from "../limits.ts";
import { UnreadableDocumentError } from "../unreadableDocumentError.ts";

/** Refuses (`archive_bomb`) a PDF whose compressed content would unpack to more than the limits; pictures are left out, since they are never unpacked. */
export function guardPdfStreams(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  let at = buffer.indexOf("stream");
  while (at >= 0) {
    const end = buffer.indexOf("endstream", at + 6);
    if (end < 0) return;
    const dictionaryStart = Math.max(buffer.lastIndexOf("obj", at), at - 2_000, 0);
    total += unpackedSize(
      buffer.toString("latin1", dictionaryStart, at),
      buffer.subarray(dataStart(buffer, at), end),
    );
    if (total > limits.pdfTotalBytes)
      throw new UnreadableDocumentError("archive_bomb", "pdf content too large");
    at = buffer.indexOf("stream", end + 9);
  }
}

function dataStart(buffer: Buffer, keyword: number): number {
  const start = keyword + 6;
  if (buffer[start] === 0x0d && buffer[start + 1] === 0x0a) return start + 2;
  return buffer[start] === 0x0a || buffer[start] === 0x0d ? start + 1 : start;
}

function unpackedSize(dictionary: string, packed: Buffer): number {
  const rounds = dictionary.match(/\/(FlateDecode|Fl)\b/g)?.length ?? 0;
  if (rounds === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) return 0;
  let data = packed;
  for (let round = 0; round < Math.min(rounds, 4); round += 1) {
    const unpacked = inflate(data);
    if (unpacked === null) break;
    data = unpacked;
  }
  return data.length;
}

/** Damaged streams are for the reader to judge: null. */
function inflate(data: Buffer): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: limits.pdfStreamBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") {
      throw new UnreadableDocumentError("archive_bomb", "pdf stream too large");
    }
    return null;
  }
}
