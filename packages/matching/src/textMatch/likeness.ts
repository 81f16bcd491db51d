import { isDutchVerbForm } from "./dutchStems.ts";
import { isCommonWord } from "./meaning.ts";
import type { Name, NameIndex } from "./nameIndex.ts";
import type { AnalyzedWord, Reading } from "./readings.ts";
import { isFunctionWord } from "./textLanguage.ts";
import { normalizeText } from "./tokenize.ts";
import data from "./wordStems.json" with { type: "json" };

/** How much a stretch of a text resembles a name, 0 not enough: misspelt, same activity, same words, same letters. */
export type Likeness = 0 | 1 | 2 | 3 | 4;

/** Shorter names are not found written together or apart. */
const SHORTEST_JOINED = 6;
/** Shorter verbs have forms that are other words. */
const SHORTEST_VERB = 8;

/** Shorter words may be a verb's stem and something else. */
const SHORTEST_BARE = 7;
/** Shorter verbs have nouns that mean something else: "vertalen" is done, a "vertaling" is there. */
const SHORTEST_WITH_NOUN = 10;
const ADJECTIVE = /[a-z]{4}(?:e|isch)$/;
const IRREGULAR: ReadonlySet<string> = new Set(Object.keys(data.englishIrregular));

/** Compares a stretch of a text with a name of the same key. */
export function likenessOf(
  name: Name,
  reading: Reading,
  words: readonly AnalyzedWord[],
  index: NameIndex,
): Likeness {
  const read = words.slice(reading.from, reading.to + 1).filter((word) => word.form.role !== "determiner");
  const [only] = read;
  const [onlyName] = name.words;
  if (!only || onlyName === undefined) return 0;
  if (name.isDetermined && words[reading.from - 1]?.form.role !== "determiner") return 0;
  if (name.isShortened && name.words.every((word) => isCommonWord(word))) return 0;
  // "go to the market" is no "go-to-market".
  const isInterrupted = reading.isPlain && read.length < reading.to - reading.from + 1;
  if (
    isInterrupted &&
    read.some((word) => isFunctionWord(word.text, index.lang)) &&
    !isWrittenOut(name, words.slice(reading.from, reading.to + 1))
  )
    return 0;
  if (!reading.isPlain && (isHalfSaid(reading, words, index) || hasOtherSmallWord(read, name, index.lang)))
    return 0;
  if (reading.isLoose) return isLooselyLike(name, reading, read, index) ? 1 : 0;
  if (read.some((word) => word.isTypo)) return name.isShortened ? 0 : 1;
  const isOne = read.length === 1 && name.words.length === 1 && !only.isCut;
  const texts = read.map((word) => word.text);
  if (reading.isPlain && texts.join(" ") === name.words.join(" ")) return name.isShortened ? 2 : 4;
  if (isOne && !only.form.isCompound) return likenessOfWords(only, onlyName, name, index);
  const isSimpleName = name.words.length === 1 && !index.forms.of(onlyName).isCompound;
  const isSameCount = read.length === name.words.length;
  if (!isSameCount && name.words.join("").length < SHORTEST_JOINED) return 0;
  if (reading.isPlain && texts.join("") === name.words.join(""))
    return isWrittenApart(name, read, index.lang) ? 3 : 0;
  if (isSimpleName) return 0;
  if (reading.isPlain && !isSameCount && read.some((word) => isFunctionWord(word.text, index.lang))) return 0;
  if (read.length === 1 && !only.form.isCompound && !only.isCut) return 0;
  if (index.lang === "en" && reading.isPlain && isPast(texts.at(-1)) && !isPast(name.words.at(-1))) return 0;
  const isInflected =
    reading.isPlain &&
    isSameCount &&
    read.every((word, at) => word.form.inflected === index.forms.of(name.words[at] ?? "").inflected);
  return isInflected && !name.isShortened ? 3 : 2;
}

/** "controleert de interne processen" is about processes: the adjective alone is not what is checked. */
function isHalfSaid({ to, isPart }: Reading, words: readonly AnalyzedWord[], { lang }: NameIndex): boolean {
  const [last, next] = [words[to], words[to + 1]];
  if (lang !== "nl" || isPart || !last || !next || next.isApart) return false;
  return ADJECTIVE.test(last.text) && next.form.role === "word" && !isFunctionWord(next.text, lang);
}

/** "houd je bij" is not about bees ("bijen houden"). */
function hasOtherSmallWord(read: readonly AnalyzedWord[], name: Name, lang: string): boolean {
  return read.some(
    ({ text, form }) =>
      form.role === "word" && form.key !== "&" && isFunctionWord(text, lang) && !name.words.includes(text),
  );
}

/** "observaties in de klas" is a name with its article. */
function isWrittenOut(name: Name, read: readonly AnalyzedWord[]): boolean {
  return normalizeText(name.label.label) === read.map((word) => word.text).join(" ");
}

/** A verb and what it is about may stand apart in a clause, but both must be in the name. */
function isLooselyLike(
  name: Name,
  reading: Reading,
  read: readonly AnalyzedWord[],
  index: NameIndex,
): boolean {
  const isWhole = name.words.length > 1 || index.forms.of(name.words[0] ?? "").isCompound;
  const [only] = read;
  if (read.length === 1 && only && !reading.isPart && isCommonWord(only.text)) {
    if (reading.isFar || only.text.length < SHORTEST_JOINED) return false;
  }
  return (
    isWhole &&
    !name.isShortened &&
    read.every((word) => !word.isTypo && !isFunctionWord(word.text, "en") && !isFunctionWord(word.text, "nl"))
  );
}

/** "in design" is not "InDesign": small words and small letters do not make a name with capitals inside. */
function isWrittenApart(name: Name, read: readonly AnalyzedWord[], lang: string): boolean {
  if (read.some((word) => isFunctionWord(word.text, lang))) return false;
  return !/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(name.label.label) || (read[0]?.isCapital ?? false);
}

/** "dessert made" is a thing, "making desserts" is done. */
function isPast(word: string | undefined): boolean {
  return word !== undefined && (word.endsWith("ed") || IRREGULAR.has(word));
}

/** Of single words only number and spelling may differ, and the finite forms of long Dutch verbs. */
function likenessOfWords(word: AnalyzedWord, nameWord: string, name: Name, index: NameIndex): Likeness {
  const isBare = index.lang === "nl" && nameWord.endsWith("en");
  if (word.form.inflected === index.forms.of(nameWord).inflected) {
    // "tap" is no form of "tappen" to rely on, "rekenblad" is one of "rekenbladen".
    if (isBare && !word.text.endsWith("en") && word.text.length < SHORTEST_BARE) return 0;
    return name.isShortened ? 2 : 3;
  }
  const isVerb = index.lang === "nl" && nameWord.length >= SHORTEST_VERB && nameWord.endsWith("en");
  const isItsNoun =
    nameWord.length >= SHORTEST_WITH_NOUN && word.text.replace(/en$/, "") === nameWord.replace(/en$/, "ing");
  if (isVerb && isItsNoun && !name.isShortened) return 2;
  return isVerb && !name.isShortened && isDutchVerbForm(word.text, nameWord) ? 2 : 0;
}
