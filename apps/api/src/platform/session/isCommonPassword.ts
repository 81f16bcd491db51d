import { commonCores, foldLetters } from "./commonCores.ts";
import { COMMON_WORDS } from "./commonPasswords.ts";
import { isKeyboardWalk } from "./keyboardWalk.ts";

/** Letters that a password must have beside a well-known word. */
const OWN_LETTERS = 4;
/** Fewer letters with symbols between them form a word only by chance. */
const SPREAD_LETTERS = 6;
/** Stray letters apart from the word, added for a password rule. */
const STRAY_LETTERS = 1;
const DIFFERENT_CHARACTERS = 5;

const LOOKALIKES: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
  "8": "b",
  "9": "g",
};

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** Returns a text as typed and with look-alikes replaced: `p4ssw0rd` is `password`. */
function readings(text: string): string[] {
  const read = text.replace(/[@4305$7+89]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [text, read.replace(/[1!|]/g, "i"), read.replace(/[1!|]/g, "l"), read];
}

/**
 * Returns the possible words in a password: all of its letters, the part without digits and symbols around
 * it, or a run of letters.
 */
function coresOf(password: string): string[] {
  const text = foldLetters(password);
  const first = text.search(/[a-z]/);
  const last = text.length - [...text].reverse().join("").search(/[a-z]/);
  if (first < 0) return [];
  const cores = readings(text)
    .map(letters)
    .filter((all) => all.length >= SPREAD_LETTERS);
  for (const from of new Set([0, first]))
    for (let to = last; to <= text.length; to += 1) cores.push(...readings(text.slice(from, to)));
  for (const [run] of password.matchAll(/[A-Z]?[a-z]{3,}|[A-Z]{4,}/g))
    if (letters(password).length - run.length <= STRAY_LETTERS) cores.push(run.toLowerCase());
  return cores;
}

/** Returns whether a word, alone or repeated once, is the core of a well-known password. */
function isCommonCore(core: string): boolean {
  const half = core.slice(0, core.length / 2);
  return commonCores().has(core) || (half + half === core && commonCores().has(half));
}

/** Returns words about the person and company, which an acquaintance would try first. */
function contextWords(context: readonly string[]): string[] {
  return context
    .flatMap((text) => [...text.split(/[^\p{L}]+/u), text].map(letters))
    .filter((word) => word.length >= 4);
}

/**
 * Returns whether a password is a well-known word, or one of `context` (names, company, email), with little
 * more than digits and symbols around it, a keyboard walk, or a few repeated characters.
 */
export function isCommonPassword(password: string, context: readonly string[]): boolean {
  if (new Set(password.toLowerCase()).size < DIFFERENT_CHARACTERS) return true;
  if (isKeyboardWalk(password) || coresOf(password).some(isCommonCore)) return true;
  const words = [...COMMON_WORDS, ...contextWords(context)];
  return readings(password.toLowerCase())
    .map(letters)
    .some((reading) =>
      words.some((word) => reading.includes(word) && reading.length - word.length < OWN_LETTERS),
    );
}
