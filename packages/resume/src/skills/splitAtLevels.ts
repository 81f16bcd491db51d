import { LEVEL_JOINS, LEVEL_NOUNS, LEVEL_WORDS } from "./statedLevel.ts";

/** A level before a colon: "Expert:", "Goede kennis van:". */
const head = new RegExp(
  `(?<![\\p{L}\\d]|[\\p{L}\\d][-–])(?:${LEVEL_WORDS})(?:\\s+(?:${LEVEL_NOUNS}))?(?:\\s+(?:${LEVEL_JOINS}))?\\s*:\\s+(?=\\S)`,
  "giu",
);

/** Splits a line that begins with one level and names others behind it: "Expert: Java, SQL  Advanced: Go  Basic: Rust". */
export function splitAtLevels(line: string): string[] {
  const starts = [...line.matchAll(head)].map(({ index }) => index);
  if (starts.length < 2 || !/^(?:•\s*)?$/u.test(line.slice(0, starts[0]))) return [line];
  return starts.map((start, at) =>
    line
      .slice(start, starts[at + 1])
      .trim()
      .replace(/\s*[;,.|•·–—-]+$/u, ""),
  );
}
