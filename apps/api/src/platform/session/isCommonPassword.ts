import { commonCores, foldLetters } from "./commonCores.ts";
import { COMMON_WORDS } from "./commonPasswords.ts";
import { isKeyboardWalk } from "./keyboardWalk.ts";

/** Letters that a password must have beside a well-known word. */
const OWN_LETTERS = 4;
/** Letters with signs between them are a word by chance when they are fewer. */
const SPREAD_LETTERS = 6;
/** A letter apart from the word, put there for a class. */
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

/** A text as typed and as it reads: `p4ssw0rd` is `password`. */
function readings(text: string): string[] {
  const read = text.replace(/[@4305$7+89]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [text, read.replace(/[1!|]/g, "i"), read.replace(/[1!|]/g, "l"), read];
}

/** What may be the word of a password: all of its letters, what is left without digits and signs around it, or a run of them. */
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

/** Whether a word, alone or twice in a row, is what well-known passwords are made of. */
function isCommonCore(core: string): boolean {
  const half = core.slice(0, core.length / 2);
  return commonCores().has(core) || (half + half === core && commonCores().has(half));
}

/** Words of the person and the company, which whoever knows them tries first. */
function contextWords(context: readonly string[]): string[] {
  return context
    .flatMap((text) => [...text.split(/[^\p{L}]+/u), text].map(letters))
    .filter((word) => word.length >= 4);
}

/**
 * Whether a password is a well-known word, or one of `context` (names, company, e-mail), with little more than digits
 * and signs around it, a walk over the keyboard, or a few characters over and over.
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
