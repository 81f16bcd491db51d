import type { ZipEntry } from "./zipEntry.ts";

export type ZipRefusal =
  | "unreadable"
  | "encrypted"
  | "too-many-entries"
  | "too-large"
  | "ratio"
  | "size-mismatch"
  | "checksum";

export type ZipVerdict =
  | { ok: true; entries: ZipEntry[]; totalBytes: number; ignoredNames: string[] }
  | { ok: false; reason: ZipRefusal; entry?: string };
