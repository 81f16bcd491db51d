import levelWords from "../data/languageLevels.json" with { type: "json" };
import languageNames from "../data/languages.json" with { type: "json" };

export type LanguageLevel = keyof typeof levelWords;

export interface SpokenLanguage {
  /** ISO 639 code, or "sign" for a sign language. */
  code: string;
  level: LanguageLevel | null;
  /** The exact words it was read from. */
  words: string;
}

const codes = new Map(
  Object.entries(languageNames).flatMap(([code, names]) => names.map((name) => [name, code])),
);
const namePattern = new RegExp(`(?<![\\p{L}])(?:${alternatives([...codes.keys()])})(?![\\p{L}])`, "giu");
const levels = Object.entries(levelWords).flatMap(([level, words]) =>
  words.map((word): [string, LanguageLevel] => [word, level as LanguageLevel]),
);
const levelOf = new Map(levels);
const levelPattern = new RegExp(
  `(?<![\\p{L}])(?:${alternatives(levels.map(([word]) => word))})(?![\\p{L}])`,
  "giu",
);
const joined = /^\s*(?:,|&|\/|en|and|und|et)\s*$/iu;
const LONGEST_CLAUSE = 90;
const LONGEST_NAMED = 40;
const NAMED = 0.8;
const stars = /[★●⬤◉■]+(?=[☆○◯□]*)/u;

/** A level that a sign sets apart: "Italian (basic)", "Duits: goed". */
const setApart = /^\p{L}+\s*[:(–—\t-]/u;
/** Behind a language: not spoken. */
const unspoken = /^\p{L}+\s*[-–—:(]\s*(?:niet|geen|none|not?|nee)(?![\p{L}])/iu;
/** "Marokkaans-Arabisch": the first names the kind of the second. */
const kindOf = /^-$/u;

/** Whether a text names a spoken language. */
export function namesLanguage(text: string): boolean {
  return text.match(namePattern) !== null;
}

/** Whether a text is nothing but the level of a language. */
export function isLanguageLevel(text: string): boolean {
  return levelOf.has(text.trim().toLowerCase());
}

/** Reads spoken languages with their levels from the lines of a languages section: level words in English and Dutch, CEFR levels, stars out of five. */
export function readLanguages(lines: readonly string[]): SpokenLanguage[] {
  const found = new Map<string, SpokenLanguage>();
  const mentioned: SpokenLanguage[] = [];
  let levelOfLine: LanguageLevel | null = null;
  for (const line of lines) {
    const mentions = [...line.matchAll(namePattern)];
    const bareLevel = mentions.length === 0 ? readLevel(line) : null;
    if (bareLevel !== null) {
      // A level on a line of its own belongs to the language above it.
      const last = [...found.values()].at(-1);
      if (last && last.level === null) last.level = bareLevel;
      else levelOfLine = bareLevel;
      continue;
    }
    const lead = line.slice(0, mentions[0]?.index ?? 0);
    if (/:\s*$/.test(lead)) levelOfLine = readLevel(lead);
    const before = readLevel(lead);
    let shared: LanguageLevel | null = null;
    let isSetApart = false;
    for (const [index, mention] of [...mentions.entries()].reverse()) {
      const whole = line.slice(mention.index, mentions[index + 1]?.index);
      const words = whole.replace(/[\s,;|•/·&]+(?:en|and|und|et)?\s*$/i, "");
      const own = readLevel(words);
      // "Dutch and French: fluent" says it of both.
      const between = whole.slice(mention[0].length);
      if (kindOf.test(between) || unspoken.test(whole)) {
        shared = null;
        continue;
      }
      // "Nederlands en Twents, Duits goed" says it of the last alone.
      const isJoined: boolean = joined.test(between) && (isSetApart || !between.includes(","));
      isSetApart = own === null ? isSetApart && isJoined : setApart.test(words);
      shared = own ?? (isJoined ? shared : null);
      const level = shared ?? (index === 0 ? before : null) ?? levelOfLine;
      mentioned.unshift({ code: codes.get(mention[0].toLowerCase()) ?? "", level, words });
    }
    for (const language of mentioned.splice(0)) {
      const known = found.get(language.code);
      // "Berber (Tarifit): fluent" names one language twice.
      if (!known || (known.level === null && language.level !== null)) found.set(language.code, language);
    }
    levelOfLine = null;
  }
  return [...found.values()];
}

/** Whether a line of whatever section only lists languages with their levels: "Czech (native), English (fluent)". */
export function isLanguageLine(text: string): boolean {
  const found = readLanguages([text]);
  const named = found.reduce((sum, { words }) => sum + words.length, 0);
  return (
    found.length >= 2 &&
    named >= NAMED * text.length &&
    found.filter(({ level }) => level !== null).length * 2 >= found.length &&
    found.every(({ words }) => words.length <= LONGEST_NAMED)
  );
}

/** Spoken languages with a level that running text names ("vloeiend Engels"), for documents without a section for them. */
export function languagesInText(lines: readonly string[]): SpokenLanguage[] {
  const clauses = lines
    .flatMap((line) => line.split(/[.;|•\t]\s*/u))
    .flatMap((clause) => (clause.length < LONGEST_CLAUSE ? [clause] : clause.split(/\s[–—-]\s/u)));
  const named = clauses.filter(
    (clause) => namesLanguage(clause) && readLevel(clause) !== null && clause.length < LONGEST_CLAUSE,
  );
  return readLanguages(named).filter(({ level }) => level !== null);
}

/** The level in a text: the first one that words say, then stars. */
function readLevel(text: string): LanguageLevel | null {
  const [said] = text.match(levelPattern) ?? [];
  if (said !== undefined) return levelOf.get(said.toLowerCase()) ?? null;
  const filled = [...(stars.exec(text)?.[0] ?? "")].length;
  if (filled === 0) return null;
  return filled >= 5 ? "Native" : filled === 4 ? "Advanced" : filled >= 2 ? "Intermediate" : "Beginner";
}

function alternatives(words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).join("|");
}
