import type { DocumentText, TextLine } from "../documentText.ts";
import { findDateRange } from "./dates.ts";

/** Of the lines of a document that begin with a letter: fewer with a capital are written all in small letters. */
const FEW = 0.2;
const FEWEST_LINES = 12;
const LONGEST = 90;

/** A document that is written all in small letters, with a capital at the beginning of its short lines, by which headings and names are known. */
export function withCapitals(document: DocumentText): DocumentText {
  const begun = document.lines.filter(({ text }) => /^(?:• )?\p{L}/u.test(text));
  const capitals = begun.filter(({ text }) => /^(?:• )?\p{Lu}/u.test(text));
  if (begun.length < FEWEST_LINES || capitals.length > FEW * begun.length) return document;
  return { ...document, lines: document.lines.map(capitalised) };
}

function capitalised(line: TextLine): TextLine {
  if (line.text.length > LONGEST) return line;
  const text = line.text.replace(
    /^((?:• )?)(\p{Ll})(?=\p{Ll})/u,
    (_, sign: string, letter: string) => sign + letter.toUpperCase(),
  );
  return {
    ...line,
    text: isDated(line.text) ? withNames(text) : text,
    heading: line.heading || looksLikeHeading(line),
  };
}

function isDated(text: string): boolean {
  return findDateRange(text) !== null;
}

/** "2018 - nu, servicemonteur, flevo elektra": each name with a capital. */
function withNames(text: string): string {
  return text.replace(/(?<=,\s)\p{Ll}(?=\p{Ll}{2})/gu, (letter) => letter.toUpperCase());
}

/** Two or three words with white space above them. */
function looksLikeHeading({ text, gap }: TextLine): boolean {
  return gap && text.length <= 30 && /^\p{L}[\p{L}' &/-]*:?$/u.test(text);
}
