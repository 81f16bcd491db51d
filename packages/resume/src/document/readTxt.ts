import type { DocumentText, TextLine } from "../documentText.ts";
import { UnreadableDocument } from "../unreadableDocument.ts";
import { cleanText } from "./cleanText.ts";
import { decodeText } from "./decodeText.ts";
import { joinHyphenated } from "./joinHyphenated.ts";

/** Reads a plain text file into lines; refuses binary files (`unsupported_type`) and blank ones (`empty`). */
export function readTxt(bytes: Uint8Array): DocumentText {
  const text = decodeText(bytes);
  if (text === null) throw new UnreadableDocument("unsupported_type", "binary content");
  const lines: TextLine[] = [];
  let gap = false;
  for (const raw of text.split(/\r\n|[\r\n\f]/)) {
    const cleaned = cleanText(raw.replace(/(\S)(?: {4,}|\t+)(?=\S)/g, "$1\t"));
    if (cleaned === "") {
      gap = true;
      continue;
    }
    if (/^[=\-_*~#]{3,}$/.test(cleaned)) continue;
    lines.push({ text: cleaned, page: 1, column: "full", heading: false, gap });
    gap = false;
  }
  if (lines.length === 0) throw new UnreadableDocument("empty", "blank text file");
  return { kind: "txt", pages: 1, lines: joinHyphenated(lines) };
}
