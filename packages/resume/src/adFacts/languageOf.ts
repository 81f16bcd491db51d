import { toAdText } from "../ads/adText.ts";
import words from "./functionWords.json" with { type: "json" };

/** Languages that an ad is told apart in, as ISO 639-1 codes. */
export type AdLanguage = keyof typeof words;

/** The languages in which ads are read. */
export const SUPPORTED_AD_LANGUAGES: ReadonlySet<AdLanguage> = new Set(["en", "nl"]);

const lists = (Object.keys(words) as AdLanguage[]).map((language) => ({
  language,
  all: new Set<string>(words[language]),
}));
/** Fewer small words than these tell nothing. */
const FEWEST = 5;
/** One word in so many is a small one, at least, in a text of sentences or of lists. */
const RAREST = 16;
/** Ads borrow whole English and Dutch phrases: another language must stand out. */
const AHEAD = 1.3;

/** The language that most of an ad is in, by its small words; null where too few of them tell. */
export function languageOf(source: string): AdLanguage | null {
  const tokens =
    toAdText(source)
      .text.toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counted = lists
    .map(({ language, all }) => ({ language, count: tokens.filter((token) => all.has(token)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counted;
  if (!first || first.count < FEWEST || first.count * RAREST < tokens.length) return null;
  const isClear = SUPPORTED_AD_LANGUAGES.has(first.language) || first.count > (second?.count ?? 0) * AHEAD;
  return isClear ? first.language : null;
}
