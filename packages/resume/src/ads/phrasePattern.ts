import type { SentencePlace } from "./sentences.ts";

/** One expression for any of some phrases as whole words; phrases are sources of expressions, matched in compared form. */
export function phrasePattern(phrases: readonly string[], after = "(?![\\p{L}\\p{N}])"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})${after}`, "gu");
}

/** All places at which an expression matches from a place on. */
export function matchesOf(pattern: RegExp, text: string, from = 0): SentencePlace[] {
  pattern.lastIndex = from;
  return [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Whether an expression matches anywhere in a text. */
export function hasMatch(pattern: RegExp, text: string): boolean {
  return firstMatch(pattern, text, 0) !== null;
}

/** The first match from a place on. */
export function firstMatch(pattern: RegExp, text: string, from: number): SentencePlace | null {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match === null ? null : { from: match.index, to: match.index + match[0].length };
}
