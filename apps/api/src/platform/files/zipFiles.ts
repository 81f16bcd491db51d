import { crc32, deflateRawSync } from "node:zlib";

export interface ZippedFile {
  /** Consists of letters, digits, `-`, `_`, `.` and `/`. */
  name: string;
  bytes: Uint8Array;
}

const VERSION = 20;
const DEFLATE = 8;
/** Flag: names are UTF-8. */
const UTF8 = 0x800;
/** 1 January 1980, the first date of the format. */
const NO_DAY = 0x21;

/** Returns the fields that both headers of an entry share, from the version on. */
function facts({ name, bytes }: ZippedFile, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(DEFLATE, 4);
  fields.writeUInt16LE(NO_DAY, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

/** Returns a zip archive (unencrypted, below 4 GB) of a few files in memory. */
export function zipFiles(files: readonly ZippedFile[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const packed = deflateRawSync(file.bytes);
    const name = Buffer.from(file.name);
    const shared = facts(file, packed);
    const entry = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), shared, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), Buffer.from([VERSION, 0]), shared, place, name]),
    );
    local.push(entry);
    offset += entry.length;
  }
  const index = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, index, Buffer.from("PK\x05\x06", "latin1"), end]);
}
