import type { Format } from "./language/format.ts";

/** Returns a readable file size: "2 kB", "1.4 MB". */
export function fileSize(bytes: number, format: Pick<Format, "number">): string {
  const inUnit = (size: number, unit: "kilobyte" | "megabyte", digits: number) =>
    format.number(size, { style: "unit", unit, maximumFractionDigits: digits });
  if (bytes < 1024 * 1024) return inUnit(Math.max(1, bytes / 1024), "kilobyte", 0);
  return inUnit(bytes / 1024 / 1024, "megabyte", 1);
}
