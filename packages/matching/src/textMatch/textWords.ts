import { tokenize } from "./tokenize.ts";
import data from "./wordStems.json" with { type: "json" };

/** A word of a text in compared form, its place (UTF-16, end exclusive) and what stands before it. */
export interface TextWord {
  text: string;
  start: number;
  end: number;
  /** A sign or a line's end stands before it, which no name goes across. */
  isApart: boolean;
  /** What stands before it ends a clause; a comma does not. */
  isNewClause: boolean;
  isCapital: boolean;
  /** "netwerk-" in "netwerk- en systeembeheer": the rest of the word follows later. */
  isCut: boolean;
}

const PARTICLES = new Set(data.separablePrefixes);
/** A name may go across a line's end only where the next line goes on in small letters. */
const APART = /[,;:!?()[\]{}|•·"“”]|\.\s|\.$|\n\s*(?![\p{Ll}\s])|\n\s*\n|\t|\s[-–—]\s/u;
const JOINED = /[&+]/;

/** The words of a text; "op te stellen" reads as "opstellen", "&" as "and". */
export function readWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  let before = 0;
  for (const token of tokenize(text)) {
    const gap = text.slice(before, token.start);
    const last = words.at(-1);
    const isApart = last !== undefined && isApartBy(gap, text, token.start);
    if (last && /^-[\s/,]/.test(gap)) last.isCut = true;
    if (last && !isApart && JOINED.test(gap)) words.push(wordAt("&", before, token.start));
    words.push({
      ...token,
      isApart,
      isNewClause: isApart && !/^,\s*$/.test(gap),
      isCapital: /^\p{Lu}/u.test(text.charAt(token.start)),
      isCut: false,
    });
    before = token.end;
    joinSeparated(words);
  }
  return words;
}

function isApartBy(gap: string, text: string, next: number): boolean {
  return gap.length > 1 || gap === ","
    ? APART.test(gap.includes("\n") ? gap + text.charAt(next) : gap)
    : /[,;:!?()|\n\t]/.test(gap);
}

function wordAt(text: string, start: number, end: number): TextWord {
  return { text, start, end, isApart: false, isNewClause: false, isCapital: false, isCut: false };
}

/** "op", "te", "stellen" become one word. */
function joinSeparated(words: TextWord[]): void {
  const [particle, to, verb] = words.slice(-3);
  if (!particle || !to || !verb || to.text !== "te" || verb.isApart || to.isApart) return;
  if (!PARTICLES.has(particle.text) || !verb.text.endsWith("en")) return;
  words.splice(-3, 3, { ...particle, text: particle.text + verb.text, end: verb.end });
}
