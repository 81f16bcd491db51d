import type { TextLine } from "../documentText.ts";
import { limits } from "../limits.ts";

/** A line shorter than this ended because its text did, not because the column was full. */
const fullLine = 45;

/** Lines as one text to show, list signs left out. */
export function wordsOf(lines: readonly TextLine[]): string {
  return lines.map((line) => line.text.replace(/^•\s*/, "").replace(/\t/g, " ")).join(" · ");
}

/** Joins the lines of running text into paragraphs, so that words broken over two lines are found; list items and headings stay apart. */
export function toParagraphs(lines: readonly TextLine[]): string[] {
  const paragraphs: string[] = [];
  let previous: TextLine | null = null;
  for (const line of lines) {
    const last = paragraphs.length - 1;
    const above = paragraphs[last] ?? "";
    const continues =
      previous !== null &&
      above.length < limits.lineCharacters &&
      previous.column === line.column &&
      !line.gap &&
      !line.heading &&
      !previous.heading &&
      !line.text.startsWith("•") &&
      (/^\p{Ll}/u.test(line.text) || (previous.text.length >= fullLine && !/[:;]$/.test(previous.text)));
    if (continues && last >= 0) paragraphs[last] = `${above} ${line.text}`;
    else paragraphs.push(line.text);
    previous = line;
  }
  return paragraphs.map((paragraph) => paragraph.replace(/\t/g, " "));
}
