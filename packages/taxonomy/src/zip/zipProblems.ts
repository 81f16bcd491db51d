import type { ZipRefusal } from "./zipVerdict.ts";

/** What a refusal of an archive means for anyone who sent the document inside it. */
export const ZIP_PROBLEMS: Record<ZipRefusal, "corrupt" | "encrypted" | "archive_bomb"> = {
  unreadable: "corrupt",
  checksum: "corrupt",
  encrypted: "encrypted",
  "too-many-entries": "archive_bomb",
  "too-large": "archive_bomb",
  ratio: "archive_bomb",
  "size-mismatch": "archive_bomb",
};
