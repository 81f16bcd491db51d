import { crc32, deflateRawSync } from "node:zlib";
import { writeZip } from "../writeZip.ts";

export interface ZipFileContent {
  name: string;
  data: Uint8Array | string;
  /** A size to declare instead of the true one. */
  declaredSize?: number;
}

/** Makes a deflated zip archive, which may lie about its sizes. */
export function makeZip(files: readonly ZipFileContent[]): Uint8Array {
  return writeZip(
    files.map(({ name, data, declaredSize }) => {
      const bytes = Buffer.from(data);
      return {
        name,
        method: 8,
        packed: deflateRawSync(bytes),
        crc: crc32(bytes),
        size: declaredSize ?? bytes.length,
      };
    }),
  );
}
