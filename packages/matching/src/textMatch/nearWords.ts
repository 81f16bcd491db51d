import { isCommonWord } from "./meaning.ts";
import nearby from "./nearbyWords.json" with { type: "json" };

/** Words with fewer letters have too many neighbours that are words themselves. */
const SHORTEST = 8;
/** The last letters are where forms of one word differ. */
const ENDING = 2;
/** Words of a dictionary that are one letter away from a word of the skills' names. */
const CORRECT: ReadonlySet<string> = new Set(nearby.words);

/** Finds the word of a vocabulary that a long word misspells by one letter, by the half that has no mistake. */
export class NearWords {
  private readonly halves = new Map<string, string[]>();

  constructor(vocabulary: Iterable<string>) {
    for (const word of vocabulary) {
      if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue;
      for (const half of halvesOf(word, word.length)) {
        const held = this.halves.get(half);
        if (held) held.push(word);
        else this.halves.set(half, [word]);
      }
    }
  }

  /** The word meant, null where none or more than one is near. */
  nearest(word: string): string | null {
    if (word.length < SHORTEST || CORRECT.has(word) || isCommonWord(word)) return null;
    const near = new Set<string>();
    for (const length of [word.length - 1, word.length, word.length + 1]) {
      for (const half of halvesOf(word, length)) {
        for (const known of this.halves.get(half) ?? []) if (isOneEditInside(word, known)) near.add(known);
      }
    }
    const [only] = near;
    return only !== undefined && near.size === 1 ? only : null;
  }
}

function halvesOf(word: string, length: number): string[] {
  const half = length >> 1;
  return [`${length} ${word.slice(0, half)}`, `${length}${word.slice(-half)}`];
}

/** One letter more, less, other or two swapped, neither at the beginning nor in the ending. */
function isOneEditInside(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const shorter = Math.min(a.length, b.length);
  let end = 0;
  while (end < shorter - same && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  if (same === 0 || end < ENDING) return false;
  const changedA = a.slice(same, a.length - end);
  const changedB = b.slice(same, b.length - end);
  if (changedA.length === 2 && changedB.length === 2)
    return changedA[0] === changedB[1] && changedA[1] === changedB[0];
  return changedA.length <= 1 && changedB.length <= 1;
}
