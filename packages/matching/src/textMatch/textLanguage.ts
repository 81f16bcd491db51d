import functionWords from "./functionWords.json" with { type: "json" };
import type { TextWord } from "./textWords.ts";

/** Fewer say nothing about the language of a text. */
const FEWEST = 4;
const TIMES = 3;
const COMMON: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (["en", "nl"] as const).map((lang) => [lang, new Set(functionWords[lang].language)] as const),
);

/** Whether a word is one of the small ones of a language: "with", "at", "is". */
export function isFunctionWord(word: string, lang: string): boolean {
  return COMMON.get(lang)?.has(word) ?? false;
}

/** Whether the small words of a text are those of another language than the given one. */
export function isInAnotherLanguage(words: readonly TextWord[], lang: string): boolean {
  const counts = new Map(
    [...COMMON].map(([one, small]) => [one, words.filter(({ text }) => small.has(text)).length]),
  );
  const own = counts.get(lang);
  if (own === undefined) return false;
  const most = Math.max(...counts.values());
  return most >= FEWEST && most > TIMES * own;
}
