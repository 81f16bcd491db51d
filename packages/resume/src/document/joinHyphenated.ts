import type { TextLine } from "../documentText.ts";

const brokenWord = /\p{Ll}[-\u00ad\u2010]$/u;
const continuation = /^(\p{Ll}[\p{L}\p{M}]*\S*)\s*(.*)$/u;
/** An address keeps its hyphen: "linkedin.com/in/daan-" and "okafor". */
const address = /(?:[\w-]\.\w{2,}\/|www\.|@)\S*$/u;
const conjunctions = new Set(["en", "of", "and", "or", "und"]);

/** Moves the second half of a word broken at a line end up to its first half; "project-" before "en" stays, being a shared ending. */
export function joinHyphenated(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    const match = continuation.exec(line.text);
    const tail = match?.[1];
    if (
      !previous ||
      previous.page !== line.page ||
      previous.column !== line.column ||
      !brokenWord.test(previous.text) ||
      tail === undefined ||
      conjunctions.has(tail)
    ) {
      joined.push({ ...line });
      continue;
    }
    const isAddress = address.test(previous.text);
    previous.text = (isAddress ? previous.text : previous.text.slice(0, -1)) + tail;
    const rest = match?.[2] ?? "";
    if (rest !== "") joined.push({ ...line, text: rest });
  }
  return joined;
}
