import type { TextLine } from "../documentText.ts";

const heading = /^#{1,6}\s+(?=\S)/u;
/** "**Aire Valley Colleges** -- Keighley", not the stars of "Sentinel ***, Splunk **". */
const strong = /(?<![*_\p{L}\p{N}])(\*\*|__)(?=[\p{L}\p{N}"“(])([^*_]+?)(?<=\S)\1(?![*_\p{L}\p{N}])/gu;
const emphasis = /(?<![*_\p{L}\p{N}])([*_])(?=[\p{L}\p{N}"“(])([^*_]+?)(?<=[^\s*_])\1(?![*_\p{L}\p{N}])/gu;
const link = /\[([^\][]+)\]\((\S+?)\)/gu;
const FEWEST_HEADINGS = 2;

/** Takes the marks of Markdown off: "## Jobs" becomes a heading, and words in bold stand apart; other text stays as it is. */
export function withoutMarkdown(lines: readonly TextLine[]): TextLine[] {
  if (lines.filter(({ text }) => heading.test(text)).length < FEWEST_HEADINGS) return [...lines];
  return lines.map((line) => {
    const isHeading = heading.test(line.text);
    const text = line.text
      .replace(heading, "")
      .replace(link, "$1 $2")
      .replace(strong, "\t$2\t")
      .replace(emphasis, "$2")
      .replace(/`([^`]+)`/gu, "$1")
      .replace(/\s--\s/gu, " – ")
      .replace(/\s*\t[\t\s]*(?=[,.;:)])/gu, "")
      .replace(/\s*\t\s*/gu, "\t")
      .replace(/^\t|\t$/gu, "");
    const isStrong = line.text.replace(strong, "").trim() === "" && line.text.trim() !== "";
    return { ...line, text, heading: line.heading || isHeading || isStrong };
  });
}
