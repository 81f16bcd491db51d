import type { ZipRefusal } from "./zipVerdict.ts";

/** An archive, or one entry of it, that must not be read (further); `entry` is its path inside the archive. */
export class ZipRefusedError extends Error {
  readonly reason: ZipRefusal;
  readonly entry: string | undefined;

  constructor(reason: ZipRefusal, entry?: string) {
    super(entry === undefined ? reason : `${reason}: ${entry}`);
    this.name = "ZipRefusedError";
    this.reason = reason;
    this.entry = entry;
  }
}
