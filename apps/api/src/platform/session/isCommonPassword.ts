import { COMMON_WORDS } from "./commonPasswords.ts";

/** Letters that a password must have beside a well-known word. */
const OWN_LETTERS = 4;
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

/** The password's letters as typed and as they read: `P4ssw0rd` is `password`. */
function readings(password: string): string[] {
  const read = password.toLowerCase().replace(/[@4305$7+89]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [
    letters(password),
    letters(read.replace(/[1!|]/g, "i")),
    letters(read.replace(/[1!|]/g, "l")),
    letters(read),
  ];
}

/** Words of the person and the company, which whoever knows them tries first. */
function contextWords(context: readonly string[]): string[] {
  return context
    .flatMap((text) => [...text.split(/[^\p{L}]+/u), text].map(letters))
    .filter((word) => word.length >= 4);
}

/**
 * Whether a password is a well-known word, or one of `context` (names, company, e-mail), with little more than digits
 * and signs around it, or a few characters over and over.
 */
export function isCommonPassword(password: string, context: readonly string[]): boolean {
  if (new Set(password.toLowerCase()).size < DIFFERENT_CHARACTERS) return true;
  const words = [...COMMON_WORDS, ...contextWords(context)];
  return readings(password).some((reading) =>
    words.some((word) => reading.includes(word) && reading.length - word.length < OWN_LETTERS),
  );
}
