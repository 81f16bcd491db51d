import { neededLetters } from "./neededLetters.ts";
import { matchesOf, phrasePattern, type WordClasses } from "./phrasePattern.ts";
import type { SentencePlace } from "./sentences.ts";

const nothing = /(?!)/gu;

/** A phrase by its list and its place there. */
interface Place {
  list: number;
  at: number;
}

/** Letters without any of which a phrase is nowhere in a text. */
interface Clue {
  letters: string;
  place: Place;
}

/** Several lists of phrases, of which only those are tried on a text whose letters it has; a text is gone through once for all. */
export class PhraseLists {
  private readonly lists: readonly (readonly RegExp[])[];
  /** Phrases of which nothing certain is known. */
  private readonly always: readonly Place[];
  /** Clues by their first two letters. */
  private readonly clues = new Map<number, Clue[]>();

  constructor(lists: readonly (readonly string[])[], classes: WordClasses = {}) {
    this.lists = lists.map((phrases) => phrases.map((phrase) => phrasePattern([phrase], classes)));
    const always: Place[] = [];
    for (const [list, patterns] of this.lists.entries()) {
      for (const [at, { source }] of patterns.entries()) {
        const place = { list, at };
        const needed = neededLetters(source);
        if (needed === null) always.push(place);
        for (const letters of needed ?? []) this.addClue({ letters, place });
      }
    }
    this.always = always;
  }

  /** All places of each list's phrases from left to right; of those that overlap the first, then that of the earlier phrase. */
  placesIn(text: string): SentencePlace[][] {
    const possible = this.lists.map((): number[] => []);
    for (const { list, at } of this.possibleIn(text)) possible[list]?.push(at);
    return possible.map((phrases, list) => this.placesOf(list, phrases, text));
  }

  private placesOf(list: number, phrases: readonly number[], text: string): SentencePlace[] {
    if (phrases.length === 0) return [];
    const found = phrases
      .toSorted((a, b) => a - b)
      .flatMap((at) => matchesOf(this.lists[list]?.[at] ?? nothing, text))
      .sort((a, b) => a.from - b.from);
    let end = 0;
    return found.filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
  }

  /** The phrases that a text may hold. */
  private possibleIn(text: string): ReadonlySet<Place> {
    const possible = new Set(this.always);
    for (let at = 0; at + 1 < text.length; at += 1) {
      for (const { letters, place } of this.clues.get(pairAt(text, at)) ?? [])
        if (!possible.has(place) && text.startsWith(letters, at)) possible.add(place);
    }
    return possible;
  }

  private addClue(clue: Clue): void {
    const start = pairAt(clue.letters, 0);
    const held = this.clues.get(start);
    if (held) held.push(clue);
    else this.clues.set(start, [clue]);
  }
}

/** One list of phrases. */
export class PhraseSet {
  private readonly lists: PhraseLists;

  constructor(phrases: readonly string[], classes: WordClasses = {}) {
    this.lists = new PhraseLists([phrases], classes);
  }

  /** All places of the phrases from left to right; of those that overlap the first, then that of the earlier phrase. */
  placesIn(text: string): SentencePlace[] {
    return this.lists.placesIn(text)[0] ?? [];
  }
}

function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);
}
