import { crc32 } from "node:zlib";

export interface ZipPart {
  name: string;
  /** 0 stored, 8 deflated. */
  method: 0 | 8;
  /** The bytes as they stand in the archive. */
  packed: Uint8Array;
  crc: number;
  /** Declared size after unpacking. */
  size: number;
}

/** A part kept as it is, without compression. */
export function storedPart(name: string, data: Uint8Array): ZipPart {
  return { name, method: 0, packed: data, crc: crc32(data), size: data.length };
}

/** Writes a zip archive from ready parts (no zip64, no encryption). */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name, "utf8");
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(part.method, 4);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(part.crc, 10);
    common.writeUInt32LE(part.packed.length, 14);
    common.writeUInt32LE(part.size, 18);
    common.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    chunks.push(signature(0x04034b50), common, name, Buffer.from(part.packed));
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), common, tail, name);
    offset += 30 + name.length + part.packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...chunks, central, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
