import type { DocumentText, TextLine } from "../documentText.ts";
import { UnreadableDocumentError } from "../unreadableDocumentError.ts";
import { cleanText } from "./cleanText.ts";
import { decodeText } from "./decodeText.ts";
import { withoutDecoration } from "./decoratedHeadings.ts";
import { joinHyphenated } from "./joinHyphenated.ts";
import { joinWrappedDates } from "./joinWrappedDates.ts";
import { type MatrixCell, resolveLevelMatrix } from "./levelMatrix.ts";
import { withoutMarkdown } from "./markdown.ts";

/** A line that is drawn: "=====", "+----+----+", "┌──┬──┐". */
const drawn = /^[\s=\-_*~#+|:.\u2500-\u257f]*[=\-_*~#\u2500-\u257f]{3}[\s=\-_*~#+|:.\u2500-\u257f]*$/u;
/** A line of a drawn box: "| Python | expert |". */
const boxed = /^\s*[|│┃║]\s*(.*?)\s*[|│┃║]\s*$/u;

/** "[######    ]  6/10": a bar that the mark behind it says in numbers. */
const bar = /\s\[[#=*]{1,10}[-_. ]{0,10}\]\s+(?=\d{1,2}\s?\/\s?\d{1,2}\s*$)/u;

/** Reads a plain text file into lines; refuses binary files (`unsupported_type`) and blank ones (`empty`). */
export function readTxt(bytes: Uint8Array): DocumentText {
  const text = decodeText(bytes);
  if (text === null) throw new UnreadableDocumentError("unsupported_type", "binary content");
  const lines: TextLine[] = [];
  let gap = false;
  const rows = text.split(/\r\n|[\r\n\f]/).filter((line) => !drawn.test(line));
  const resolved = resolveLevelMatrix(rows.map(cellsOf));
  for (const [at, raw] of rows.entries()) {
    const row = resolved[at];
    if (row === "head") continue;
    const cleaned = cleanText(row ? `${row.name.text}\t${row.level}` : withTabs(raw));
    if (cleaned === "") {
      gap = true;
      continue;
    }
    lines.push({ text: cleaned, page: 1, column: "full", heading: false, gap });
    gap = false;
  }
  if (lines.length === 0) throw new UnreadableDocumentError("empty", "blank text file");
  return {
    kind: "txt",
    pages: 1,
    lines: joinWrappedDates(joinHyphenated(withoutMarkdown(withoutDecoration(lines)))),
  };
}

function withTabs(line: string): string {
  const inner = boxed.exec(line.replace(bar, "    "))?.[1]?.replace(/\s*[|│┃║]\s*/gu, "\t");
  return (inner ?? line.replace(bar, "    ")).replace(/(\S)(?: {4,}|\t+)(?=\S)/g, "$1\t");
}

const TAB = 8;

/** Pieces of a line that wide white space separates, by the letters before them. */
function cellsOf(line: string): MatrixCell[] {
  const spaced = line.replace(/\t/g, (_, at: number) => " ".repeat(TAB - (at % TAB)));
  return [...spaced.matchAll(/[^\s|│┃║]+(?: [^\s|│┃║]+)*/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}
