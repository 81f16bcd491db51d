import functionWords from "../data/functionWords.json" with { type: "json" };
import type { DocumentText } from "../documentText.ts";

const FEWEST = 8;
/** How much more of the best language there must be than of another that shares words with it. */
const AHEAD = 1.15;
const languages = Object.entries(functionWords).map(([code, words]) => ({ code, words: new Set(words) }));

/** The language (ISO 639-1) that most of a document is written in, by its small words; null where there are too few or two are even. */
export function mainLanguage({ lines }: DocumentText): string | null {
  const words = lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const counts = languages
    .map(({ code, words: own }) => ({ code, count: words.filter((word) => own.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [best, next] = counts;
  if (!best || best.count < FEWEST || best.count < AHEAD * (next?.count ?? 0)) return null;
  return best.code;
}
