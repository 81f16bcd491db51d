import { LIMITS } from "@vaardig/contract/limits";

interface Kind {
  /** File extensions of the file dialog; the server checks the content. */
  accept: string;
  endings: readonly string[];
  maxBytes: number;
}

const kind = (endings: readonly string[], maxBytes: number): Kind => ({
  endings,
  accept: endings.join(","),
  maxBytes,
});

export const RESUME = kind([".pdf", ".docx", ".odt", ".txt"], LIMITS.resumeBytes);
export const PICTURE = kind([".png", ".jpg", ".jpeg", ".webp"], LIMITS.pictureBytes);
export const SCAN = kind([".pdf", ...PICTURE.endings], LIMITS.scanBytes);

export const SHEET = kind([".csv", ".tsv", ".txt", ".xlsx"], LIMITS.bulkUploadBytes);
export const SHEET_OR_JSON = kind([...SHEET.endings, ".json", ".jsonl", ".ndjson"], LIMITS.bulkUploadBytes);

export type UploadProblem = "empty" | "too-large" | "wrong-type";

/** Returns a problem that is known before sending, or null. */
export function uploadProblemOf(file: { name: string; size: number }, limits: Kind): UploadProblem | null {
  const name = file.name.toLowerCase();
  if (!limits.endings.some((ending) => name.endsWith(ending))) return "wrong-type";
  if (file.size === 0) return "empty";
  return file.size > limits.maxBytes ? "too-large" : null;
}
