import languages from "../data/languages.json" with { type: "json" };
import type { SkillLinker } from "../skills/skillLinker.ts";
import { foldKeepingPlaces } from "./fold.ts";
import words from "./languageWords.json" with { type: "json" };
import type { SentencePlace } from "./sentences.ts";

/** A spoken language that a sentence names as a language, not as a country's. */
export interface SpokenLanguage extends SentencePlace {
  /** Code in data/languages.json. */
  code: string;
}

const codeOf = new Map(
  Object.entries(languages).flatMap(([code, names]) =>
    names.flatMap((name): [string, string][] => {
      const word = foldKeepingPlaces(name);
      return [
        [word, code],
        [word.endsWith("s") ? `${word}e` : word, code],
      ];
    }),
  ),
);
const names: Record<string, readonly string[]> = languages;
/** Only the name itself, not one that looks like it. */
const surely = 0.99;
const anyName = [...codeOf.keys()].sort((a, b) => b.length - a.length).join("|");
const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(${anyName})(?:(talige?)|(?:[- ](?:speaking|sprekende?)))?(?![\\p{L}\\p{N}])`,
  "gu",
);
/** "Portuguese" is the name of a language itself. */
function isOwnName(word: string): boolean {
  return Object.values(names).some((all) => all.includes(word));
}
/** "Nederlandse" and "Duitse" name a language only with its noun. */
const dutchAdjectives = new Set(
  Object.values(languages)
    .flat()
    .filter((name) => name.endsWith("s") && !isOwnName(`${foldKeepingPlaces(name)}e`))
    .map((name) => `${foldKeepingPlaces(name)}e`),
);
const another = `(?:${anyName}|belgische?|belgian|europese?|european|swiss|zwitserse?|oostenrijkse?|austrian)`;
/** What a people's name must not be followed by to be a language: any word but those that speak of it. */
const otherThing = new RegExp(
  `^(?:\\s*(?:[/,&+-]|en|and|of|or|and/or|en/of)\\s*${another})*(?:\\s+|-)(?!(?:${words.after.join("|")})(?![\\p{L}\\p{N}]))\\p{L}`,
  "u",
);
const hasNoun = new RegExp(
  `^(?:\\s*(?:[/,&+-]|en|and|of|or|and/or|en/of)\\s*${another})*[\\s-]+(?:taal|talen|taalvaardigheid|taalbeheersing|grammatica|spelling)`,
  "u",
);

/** "Have texts translated into Japanese and Korean": others write them. */
const translatedInto =
  /(?:have|get|has|gets|laat|laten|laat je|are|is|worden|wordt)\s[^.;:]{0,40}(?:translated|localised|localized|vertaald|vertalen)\s+(?:in)?(?:to|naar|in)\s[^.;:]{0,60}$/u;

/** Finds languages that someone speaks or writes; "Dutch customers" and "Nederlandse markt" are none. */
export function spokenLanguagesIn(folded: string): SpokenLanguage[] {
  return [...folded.matchAll(named)].flatMap((match) => {
    const [whole, name = "", speaking] = match;
    const from = match.index;
    const rest = folded.slice(from + whole.length);
    if (whole !== name && speaking === undefined && /^\s*\p{L}/u.test(rest)) return [];
    if (dutchAdjectives.has(name) ? !hasNoun.test(rest) : otherThing.test(rest)) return [];
    if (translatedInto.test(folded.slice(Math.max(0, from - 120), from))) return [];
    const code = codeOf.get(name);
    return code === undefined ? [] : [{ code, from, to: from + name.length }];
  });
}

/** Concepts of languages by code, for each linker: linking costs as much as reading a long paragraph. */
const knownBy = new WeakMap<object, Map<string, string | null>>();

/** Finds the concept of a language by any of its names, each language once; null where the taxonomy has none. */
export function languageConcepts(linker: Pick<SkillLinker, "link">): (code: string) => string | null {
  const known = knownBy.get(linker) ?? new Map<string, string | null>();
  knownBy.set(linker, known);
  return (code) => {
    const held = known.get(code);
    if (held !== undefined) return held;
    const linked = (name: string) => linker.link(name, { k: 1, minScore: surely })[0]?.conceptId;
    const name = names[code]?.find((one) => linked(one) !== undefined);
    const conceptId = name === undefined ? null : (linked(name) ?? null);
    known.set(code, conceptId);
    return conceptId;
  };
}

/** Whether words are the name of a language and nothing else. */
export function isLanguageName(folded: string): boolean {
  return codeOf.has(folded.replace(/\s+(?:taal|language)$/, ""));
}
