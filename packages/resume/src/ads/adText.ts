import { readableMarkup } from "./readableMarkup.ts";

/** The words of an ad without what no one sees, and where each character stands in the source. */
export interface AdText {
  text: string;
  /** Where words of the text stand in the source: UTF-16, end exclusive. */
  inSource(place: { start: number; end: number }): { start: number; end: number };
}

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const blank = /[^\P{Cc}\n\t]|[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ue000-\uf8ff]/u;
const joiningWord = /^(?:en|of|and|or)(?!\p{L})/u;
const mark = /[\u0300-\u036f]/;

/** Cleans plain text or HTML: composed letters, spaces for control characters but tabs, no soft hyphens or direction marks. */
export function toAdText(source: string): AdText {
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  /** The line ends behind the word that it cut in two. */
  let movesBreak = false;
  for (const { text, at, until } of readableMarkup(source)) {
    for (let index = 0; index < text.length; index += 1) {
      const letter = text[index] ?? "";
      if (invisible.test(letter)) continue;
      const start = until === undefined ? at + index : at;
      const end = until ?? start + 1;
      if (mark.test(letter) && joins(letters, letter)) {
        ends[ends.length - 1] = end;
        continue;
      }
      const plain = blank.test(letter) ? " " : letter;
      const written = movesBreak && plain === " " ? "\n" : plain;
      if (written === "\n") movesBreak = false;
      const last = letters.at(-1);
      if (last === "\n" && written === " ") continue;
      const isCut = last === "\n" && isCutWord(letters, text.slice(index, index + 4));
      movesBreak ||= isCut;
      const isTrailing = written === "\n" && last === " " && letters.at(-2) !== " ";
      if (isCut || isTrailing) for (const list of [letters, starts, ends]) list.length -= isCut ? 2 : 1;
      letters.push(written);
      starts.push(start);
      ends.push(end);
    }
  }
  return {
    text: letters.join(""),
    inSource: ({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? source.length }),
  };
}

/** "stedenbouwkundige plan-" at a line's end, before "nen"; in "in- en verkoop" the hyphen stands for the rest of the word. */
function isCutWord(letters: readonly string[], next: string): boolean {
  if (letters.at(-2) !== "-") return false;
  return /\p{Ll}/u.test(letters.at(-3) ?? "") && /^\p{Ll}/u.test(next) && !joiningWord.test(next);
}

/** Joins an accent with the letter before it, where the two make one character. */
function joins(letters: string[], accent: string): boolean {
  const composed = `${letters.at(-1) ?? ""}${accent}`.normalize("NFC");
  if (composed.length !== 1) return false;
  letters[letters.length - 1] = composed;
  return true;
}
