import { neededLetters } from "./neededLetters.ts";
import { matchesOf, phrasePattern, type WordClasses } from "./phrasePattern.ts";
import type { SentencePlace } from "./sentences.ts";

interface Phrase {
  pattern: RegExp;
  /** Without any of these letters the phrase is nowhere in a text. */
  needed: readonly string[] | null;
}

/** Many phrases, of which only those are tried on a text whose letters it has. */
export class PhraseSet {
  private readonly phrases: readonly Phrase[];

  constructor(phrases: readonly string[], classes: WordClasses = {}) {
    this.phrases = phrases.map((phrase) => {
      const pattern = phrasePattern([phrase], classes);
      return { pattern, needed: neededLetters(pattern.source) };
    });
  }

  /** All places of the phrases from left to right; of those that overlap the first, then that of the earlier phrase. */
  placesIn(text: string): SentencePlace[] {
    const found = this.phrases
      .filter(({ needed }) => needed === null || needed.some((letters) => text.includes(letters)))
      .flatMap(({ pattern }) => matchesOf(pattern, text))
      .sort((a, b) => a.from - b.from);
    let end = 0;
    return found.filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
  }
}
