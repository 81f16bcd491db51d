import { deriveDutch, inflectDutch } from "./dutchStems.ts";
import { deriveEnglish, inflectEnglish } from "./englishStems.ts";

/** Languages whose forms of a word are known; words of another language stay as they are. */
export type StemLanguage = "en" | "nl";

const SHORTEST = 4;
const LETTERS = /^[a-z]+$/;

function hasForms(word: string): boolean {
  return word.length >= SHORTEST && LETTERS.test(word);
}

/** The form that plural, diminutive, adjective ending and British or American spelling of a folded word share. */
export function inflectedStem(word: string, lang: string): string {
  if (!hasForms(word)) return word;
  if (lang === "en") return inflectEnglish(word);
  return lang === "nl" ? inflectDutch(word) : word;
}

/** The form that a verb, its participle and the noun of the activity share: "managing", "managed", "management". */
export function derivedStem(word: string, lang: string): string {
  if (!hasForms(word)) return word;
  if (lang === "en") return deriveEnglish(word);
  return lang === "nl" ? deriveDutch(word) : word;
}
