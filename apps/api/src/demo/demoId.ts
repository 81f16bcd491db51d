import { createHash } from "node:crypto";

/**
 * 1 January 2026, 00:00 UTC: the time part of every id, so that the same thing has the same id everywhere.
 */
const TIME_HEX = Date.UTC(2026, 0, 1).toString(16).padStart(12, "0");

/** Returns a UUIDv7 that depends only on the given words. */
export function demoId(...words: (string | number)[]): string {
  const hash = createHash("sha256")
    .update(["vaardig demo", ...words].join("\n"))
    .digest("hex");
  const variant = "89ab"[Number.parseInt(hash.slice(3, 4), 16) % 4];
  return [
    TIME_HEX.slice(0, 8),
    TIME_HEX.slice(8),
    `7${hash.slice(0, 3)}`,
    `${variant}${hash.slice(4, 7)}`,
    hash.slice(7, 19),
  ].join("-");
}
