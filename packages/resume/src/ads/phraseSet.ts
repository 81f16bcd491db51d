import { neededLetters } from "./neededLetters.ts";
import { matchesOf, phrasePattern, type WordClasses } from "./phrasePattern.ts";
import type { SentencePlace } from "./sentences.ts";

const nothing = /(?!)/gu;

/** Letters without any of which a phrase is nowhere in a text, and the phrase's number. */
interface Clue {
  letters: string;
  phrase: number;
}

/** Many phrases, of which only those are tried on a text whose letters it has. */
export class PhraseSet {
  private readonly patterns: readonly RegExp[];
  /** Phrases of which nothing certain is known. */
  private readonly always: readonly number[];
  /** Clues by their first two letters, so that a text is gone through once for all phrases. */
  private readonly clues = new Map<number, Clue[]>();

  constructor(phrases: readonly string[], classes: WordClasses = {}) {
    this.patterns = phrases.map((phrase) => phrasePattern([phrase], classes));
    const needed = this.patterns.map(({ source }) => neededLetters(source));
    this.always = needed.flatMap((one, phrase) => (one === null ? [phrase] : []));
    for (const [phrase, all] of needed.entries()) {
      for (const letters of all ?? []) {
        const start = pairAt(letters, 0);
        const held = this.clues.get(start);
        if (held) held.push({ letters, phrase });
        else this.clues.set(start, [{ letters, phrase }]);
      }
    }
  }

  /** All places of the phrases from left to right; of those that overlap the first, then that of the earlier phrase. */
  placesIn(text: string): SentencePlace[] {
    const found = this.possibleIn(text)
      .flatMap((phrase) => matchesOf(this.patterns[phrase] ?? nothing, text))
      .sort((a, b) => a.from - b.from);
    let end = 0;
    return found.filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
  }

  /** Numbers of the phrases that a text may hold, in order. */
  private possibleIn(text: string): number[] {
    const possible = new Set(this.always);
    for (let at = 0; at + 1 < text.length; at += 1) {
      for (const { letters, phrase } of this.clues.get(pairAt(text, at)) ?? [])
        if (!possible.has(phrase) && text.startsWith(letters, at)) possible.add(phrase);
    }
    return [...possible].sort((a, b) => a - b);
  }
}

function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);
}
