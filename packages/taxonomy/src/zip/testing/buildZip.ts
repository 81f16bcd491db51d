import { crc32, deflateRawSync } from "node:zlib";

export interface TestEntry {
  name: string;
  data: string | Uint8Array;
  deflate?: boolean;
  /** Size written into the headers instead of the true one. */
  declaredBytes?: number;
  encrypted?: boolean;
  /** Points at the packed bytes of the entry before instead of bringing its own; name and data must be of the same length. */
  sharesPrevious?: boolean;
  wrongChecksum?: boolean;
}

/** Builds a zip archive from entries; headers can be made to lie. */
export function buildZip(entries: readonly TestEntry[]): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let previous = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    const packed = entry.deflate ? deflateRawSync(data) : data;
    const name = Buffer.from(entry.name, "utf8");
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(0x0800 | (entry.encrypted ? 1 : 0), 2);
    header.writeUInt16LE(entry.deflate ? 8 : 0, 4);
    header.writeUInt16LE(0x21, 8);
    header.writeUInt32LE(entry.wrongChecksum ? 1 : crc32(data), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(entry.declaredBytes ?? data.length, 18);
    header.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    previous = entry.sharesPrevious ? previous : offset;
    place.writeUInt32LE(previous, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), header, place, name);
    if (entry.sharesPrevious) continue;
    body.push(Buffer.from("PK\x03\x04", "latin1"), header, name, packed);
    offset += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...body, central, end]);
}
