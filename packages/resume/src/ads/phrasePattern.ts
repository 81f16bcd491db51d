import type { SentencePlace } from "./sentences.ts";

const letters = "a-z\\u00df-\\u024f";

/** Words of one role, by the name that phrases call them with. */
export type WordClasses = Record<string, readonly string[]>;

/**
 * One expression for any of some phrases as whole words; phrases are sources of expressions, matched in compared form.
 * In them "{be}" stands for any word of that class, "{art?}" for one or none with a space behind it, "{adv*}" for any
 * number of them.
 */
export function phrasePattern(phrases: readonly string[], classes: WordClasses = {}): RegExp {
  const source = phrases.map((phrase) => expand(phrase, classes)).join("|");
  return new RegExp(plainLetters(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`), "gu");
}

/**
 * Texts in compared form have few other letters than these; all letters of Unicode in every place make an expression
 * that takes longer to prepare than to read an ad with.
 */
function plainLetters(source: string): string {
  const inClass = (text: string) => text.replaceAll("\\p{L}", letters).replaceAll("\\p{N}", "0-9");
  return source
    .replace(/\[(?:\\.|[^\]])*\]/g, inClass)
    .replaceAll("\\p{L}", `[${letters}]`)
    .replaceAll("\\p{N}", "[0-9]");
}

function expand(phrase: string, classes: WordClasses): string {
  return phrase.replace(/\{([a-z]+)([?*]?)\}/g, (_whole, name: string, count: string) => {
    const words = classes[name];
    if (!words) throw new Error(`No class of words is called ${name}`);
    const any = `(?:${expand(words.join("|"), classes)})`;
    return count === "" ? any : `(?:${any} )${count}`;
  });
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
