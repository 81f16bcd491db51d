import ambiguous from "./ambiguousWords.json" with { type: "json" };
import type { Label } from "./labelStore.ts";
import { PairTable } from "./pairTable.ts";
import { type Token, tokenize } from "./tokenize.ts";

/** A label found in a text; places are UTF-16, end exclusive. */
export interface Spot {
  conceptId: string;
  label: string;
  start: number;
  end: number;
}

const STOP_WORDS = new Set([...ambiguous.en, ...ambiguous.nl]);
const ROOT = 0;

interface Found {
  from: number;
  length: number;
  label: Label;
}

/**
 * Finds labels in running text (Aho–Corasick over words, so a label never begins or ends inside a word). Where labels
 * overlap the one that begins first wins, then the longest; single words that mostly mean something else are skipped.
 */
export class Spotter {
  private readonly words = new Map<string, number>();
  private readonly children = new PairTable();
  private readonly fallback: number[] = [ROOT];
  /** Words from the start to this state, and the label that ends here. */
  private readonly depths: number[] = [0];
  private readonly ends: (Label | undefined)[] = [undefined];
  /** Nearest shorter state, along the fallbacks, at which a label ends; −1 for none. */
  private readonly shorterEnds: number[] = [-1];

  constructor(labels: Iterable<Label>) {
    const arrows: { parent: number; word: number; state: number }[] = [];
    for (const label of labels) this.insert(label, arrows);
    arrows.sort((a, b) => (this.depths[a.state] ?? 0) - (this.depths[b.state] ?? 0) || a.state - b.state);
    for (const { parent, word, state } of arrows) {
      const shorter = parent === ROOT ? ROOT : this.step(this.fallback[parent] ?? ROOT, word);
      this.fallback[state] = shorter;
      this.shorterEnds[state] = this.ends[shorter] ? shorter : (this.shorterEnds[shorter] ?? -1);
    }
  }

  /** All labels in a text, in order, without overlaps. */
  spot(text: string): Spot[] {
    const tokens = tokenize(text);
    const found = this.findAll(tokens).sort((a, b) => a.from - b.from || b.length - a.length);
    const spots: Spot[] = [];
    let free = 0;
    for (const { from, length, label } of found) {
      const first = tokens[from];
      const last = tokens[from + length - 1];
      if (from < free || !first || !last) continue;
      spots.push({ conceptId: label.conceptId, label: label.label, start: first.start, end: last.end });
      free = from + length;
    }
    return spots;
  }

  private insert(label: Label, arrows: { parent: number; word: number; state: number }[]): void {
    const tokens = tokenize(label.label);
    const [only] = tokens;
    if (only === undefined || (tokens.length === 1 && STOP_WORDS.has(only.text))) return;
    let state = ROOT;
    for (const { text } of tokens) {
      const word = this.words.get(text) ?? this.words.size;
      this.words.set(text, word);
      let next = this.children.get(state, word);
      if (next < 0) {
        next = this.depths.length;
        this.children.set(state, word, next);
        arrows.push({ parent: state, word, state: next });
        this.depths.push((this.depths[state] ?? 0) + 1);
        this.ends.push(undefined);
        this.fallback.push(ROOT);
        this.shorterEnds.push(-1);
      }
      state = next;
    }
    const held = this.ends[state];
    if (!held || (label.preferred && !held.preferred)) this.ends[state] = label;
  }

  /** The longest state that the text read so far and this word end in. */
  private step(from: number, word: number): number {
    for (let state = from; ; state = this.fallback[state] ?? ROOT) {
      const next = this.children.get(state, word);
      if (next >= 0) return next;
      if (state === ROOT) return ROOT;
    }
  }

  private findAll(tokens: readonly Token[]): Found[] {
    const found: Found[] = [];
    let state = ROOT;
    for (const [at, token] of tokens.entries()) {
      const word = this.words.get(token.text);
      state = word === undefined ? ROOT : this.step(state, word);
      let ending = this.ends[state] ? state : (this.shorterEnds[state] ?? -1);
      while (ending >= 0) {
        const label = this.ends[ending];
        const length = this.depths[ending] ?? 0;
        if (label) found.push({ from: at - length + 1, length, label });
        ending = this.shorterEnds[ending] ?? -1;
      }
    }
    return found;
  }
}
