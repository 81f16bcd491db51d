import ambiguous from "./ambiguousWords.json" with { type: "json" };
import common from "./commonWords.json" with { type: "json" };
import { normalizeText } from "./tokenize.ts";
import { inflectedStem } from "./wordStems.ts";

/** Letters on either side of a name in which its field shows. */
const AROUND = 120;
const SHORT = 5;
/** The field of names whose own capitals say enough. */
const ANY = "any";
/** Names this short are short forms whatever their letters. */
const VERY_SHORT = 3;

const FOLLOWERS: ReadonlySet<string> = new Set(ambiguous.languageFollowers);
const LOOSE: ReadonlySet<string> = new Set(ambiguous.looseShortForms);
const COMMON_EN: ReadonlySet<string> = new Set(common.en.map((word) => inflectedStem(word, "en")));
const COMMON_NL: ReadonlySet<string> = new Set(common.nl.map((word) => inflectedStem(word, "nl")));
const FIELDS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(ambiguous.fields).map(([field, beginnings]) => [
    field,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join("|")})`, "iu"),
  ]),
);
interface Meaning {
  /** Field in which the name is meant. */
  field: string;
  /** It always has a capital. */
  isProper: boolean;
}

/** What names that are also ordinary words mean, by compared form. */
const AMBIGUOUS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(ambiguous.words).flatMap(([field, words]) =>
    words.map((word) => [word.toLowerCase(), { field, isProper: hasCapital(word) }] as const),
  ),
);
/** Fields in which a name is another thing: "koken" of wort, a museum's "TMS". */
const ELSEWHERE: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(ambiguous.elsewhere).flatMap(([field, words]) => {
    const pattern = FIELDS.get(field);
    return pattern ? words.map((word) => [word, pattern] as const) : [];
  }),
);
/** "knowledge of …", "ervaring met …" right before a name. */
const SKILL_PHRASE = new RegExp(
  `(?<!\\p{L})(?:${ambiguous.skillPhrases.join("|")})\\s+(?:\\p{Ll}{2,4}\\s+)?(?:\\p{L}+\\s+)?$`,
  "iu",
);

/** A place in a text, end exclusive; the rest of the name may stand elsewhere. */
interface Place {
  start: number;
  end: number;
  isPart: boolean;
  isBareNoun: boolean;
}

/** Whether the words at a place of a text mean this name, not an ordinary word or another abbreviation. */
export function isIntendedMeaning(label: string, text: string, place: Place): boolean {
  const { start, end, isPart, isBareNoun } = place;
  // "vrachtwagens" alone do not plan themselves, "kennis van zorgplannen" is of making them.
  if (isBareNoun && !followsSkillPhrase(text, start)) return false;
  const written = text.slice(start, end);
  const name = normalizeText(label);
  const found = isPart ? name : normalizeText(written);
  const isShort = isShortForm(label);
  if (isShort && !isSpelledAs(label, written)) return false;
  if (!keepsShortForms(label, written)) return false;
  if ((ELSEWHERE.get(name) ?? ELSEWHERE.get(found))?.test(around(text, start, end))) return false;
  const meaning = AMBIGUOUS.get(name) ?? AMBIGUOUS.get(found);
  if (meaning) {
    if ((meaning.isProper || isShort) && isShouted(text, start, end)) return false;
    if (meaning.isProper && !hasCapital(written)) return false;
    if (meaning.field === "language") return found === name && isLanguage(text, start, end);
    return isInField(meaning, text, start, end);
  }
  if (name.includes(" ") || (!isCommonWord(name) && !isCommonWord(found))) return true;
  if (followsSkillPhrase(text, start)) return true;
  return (
    hasCapital(label) &&
    hasCapital(written) &&
    !isShouted(text, start, end) &&
    (!beginsSentence(text, start) || isListed(text, end))
  );
}

function isInField({ field, isProper }: Meaning, text: string, start: number, end: number): boolean {
  const pattern = FIELDS.get(field);
  if (!pattern) return false;
  // "Word jij onze collega?": at the beginning any word has a capital, unless the next one is of the field.
  const next = /^\s+(?!(?:and|en|or|of)\s)\p{Ll}+/u.exec(text.slice(end))?.[0];
  if (isProper && next !== undefined && beginsSentence(text, start))
    return field !== ANY && pattern.test(next);
  return (
    pattern.test(around(text, start, end)) ||
    (!isProper && field !== "never" && followsSkillPhrase(text, start))
  );
}

function followsSkillPhrase(text: string, start: number): boolean {
  return SKILL_PHRASE.test(text.slice(Math.max(0, start - AROUND), start));
}

/** A language that someone speaks, not "Dutch law" or "German customers". */
function isLanguage(text: string, start: number, end: number): boolean {
  const next = /^[-\s]+(\p{Ll}+)/u.exec(text.slice(end))?.[1];
  if (next !== undefined && !FOLLOWERS.has(next)) return false;
  return FIELDS.get("language")?.test(around(text, start, end)) ?? false;
}

/** Whether a word is so common that it says nothing by itself. */
export function isCommonWord(word: string): boolean {
  return COMMON_EN.has(inflectedStem(word, "en")) || COMMON_NL.has(inflectedStem(word, "nl"));
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}+#&]/gu, "");
}

function hasCapital(text: string): boolean {
  return /\p{Lu}/u.test(text);
}

/** Abbreviations with signs or digits, and names of up to three letters. */
function isShortForm(label: string): boolean {
  const name = letters(label);
  return name.length <= VERY_SHORT || (name.length <= SHORT && /[\p{Lu}\p{N}].*[\p{Lu}\p{N}]/u.test(name));
}

/** An abbreviation in its own capitals, a plural "s" apart; a few that are no other word also in small letters. */
function isSpelledAs(label: string, written: string): boolean {
  const own = letters(label);
  const read = letters(written);
  const singular = read.endsWith("s") && !own.endsWith("s") ? read.slice(0, -1) : read;
  if (read === own || singular === own) return true;
  return LOOSE.has(own.toLowerCase()) && singular.toLowerCase() === own.toLowerCase();
}

/** "support it" is no "IT support": abbreviations inside a name that are also words keep their capitals. */
function keepsShortForms(label: string, written: string): boolean {
  const forms = label.match(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? [];
  return forms.every((form) => !isCommonWord(form.toLowerCase()) || written.includes(form));
}

/** Whether the line is all capitals, where these say nothing. */
function isShouted(text: string, start: number, end: number): boolean {
  const from = text.lastIndexOf("\n", start) + 1;
  const to = text.indexOf("\n", end);
  const rest = text.slice(from, start) + text.slice(end, to < 0 ? text.length : to);
  return /\p{Lu}{5}/u.test(rest) && !/\p{Ll}/u.test(rest);
}

/** "Excel and PowerPoint": a name before another one. */
function isListed(text: string, end: number): boolean {
  return /^\s*(?:[,/&+]|and|en)\s*\p{Lu}/u.test(text.slice(end, end + 8));
}

function beginsSentence(text: string, start: number): boolean {
  return /(?:^|[.!?:\n•])\s*$/u.test(text.slice(Math.max(0, start - 5), start));
}

function around(text: string, start: number, end: number): string {
  return `${text.slice(Math.max(0, start - AROUND), start)} | ${text.slice(end, end + AROUND)}`;
}
