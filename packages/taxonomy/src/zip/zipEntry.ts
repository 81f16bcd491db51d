import type { Entry } from "yauzl";

/** One readable file of an archive; `raw` is what the zip library needs to open it again. */
export interface ZipEntry {
  /** Path inside the archive with forward slashes; never absolute, never with `..`. */
  name: string;
  /** Declared bytes after unpacking. */
  bytes: number;
  raw: Entry;
}
