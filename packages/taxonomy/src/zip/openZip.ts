import { fromBufferPromise, openPromise, type ZipFile } from "yauzl";

/** Opens an archive from memory or by path; names stay raw because the library would stop at the first unsafe one. The caller closes it. */
export function openZip(source: Uint8Array | string): Promise<ZipFile> {
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
  if (typeof source === "string") return openPromise(source, options);
  return fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options);
}
