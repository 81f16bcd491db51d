import { fold } from "./fold.ts";

/** A word in its compared form, with where it stands in the text (UTF-16 places, end exclusive). */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** A word: letters and digits, a leading dot (.net) and trailing + or # (c++, c#) included; apostrophes join. */
const WORD =
  /(?:(?<![\p{L}\p{N}\p{M}.])\.(?=\p{L}))?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*(?:(?<=\p{L})(?:\++|#)(?![\p{L}\p{N}]))?/gu;

/** The words of a text in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const folded = fold(match[0]);
    if (folded !== "") tokens.push({ text: folded, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** A text in compared form: its words, separated by single spaces. */
export function normalizeText(text: string): string {
  return tokenize(text)
    .map((token) => token.text)
    .join(" ");
}
