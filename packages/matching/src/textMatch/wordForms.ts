import { respellDutchStem } from "./dutchStems.ts";
import functionWords from "./functionWords.json" with { type: "json" };
import data from "./wordStems.json" with { type: "json" };
import { derivedStem, inflectedStem } from "./wordStems.ts";

/** What a word counts as in one language. */
export interface WordForm {
  /** Number and spelling apart. */
  inflected: string;
  /** Verb forms and the parts of a compound apart; the keys of names are made of these. */
  key: string;
  isCompound: boolean;
  /** Names hold this word in some form, or its parts. */
  isKnown: boolean;
  /** Last part of a compound, the word's key otherwise. */
  head: string;
  /** Determiners are left out of keys, links turn what stands around them, joins are "and". */
  role: "word" | "determiner" | "link";
}

const SHORTEST_COMPOUND = 7;
/** Shorter words in "t" may be nouns beside a verb: "plant". */
const SHORTEST_FINITE = 8;
const SHORTEST_LEFT = 3;
const SHORTEST_RIGHT = 4;
/** Words that begin others without being their first part. */
const PREFIXES = new Set([
  ...data.separablePrefixes,
  "ver",
  "her",
  "ont",
  "onder",
  "van",
  "met",
  "een",
  "het",
  "den",
  "tegen",
]);
/** A text of strange words may not fill the memory. */
const REMEMBERED = 50_000;

/** The forms of words in one language, with compounds split into words that the names of that language hold. */
export class WordForms {
  private readonly lang: string;
  private readonly roles = new Map<string, WordForm["role"]>();
  private readonly joins: ReadonlySet<string>;
  private readonly stems = new Set<string>();
  /** Stems of Dutch infinitives among the names' words. */
  private readonly infinitives = new Set<string>();
  private readonly firstParts = new Set<string>();
  private remembered = new Map<string, WordForm>();

  constructor(lang: string, vocabulary: Iterable<string>) {
    this.lang = lang;
    const words =
      lang === "en" || lang === "nl" ? functionWords[lang] : { determiners: [], links: [], joins: [] };
    for (const word of words.determiners) this.roles.set(word, "determiner");
    for (const word of words.links) this.roles.set(word, "link");
    this.joins = new Set(words.joins);
    for (const word of vocabulary) this.learn(word);
  }

  of(word: string): WordForm {
    const known = this.remembered.get(word);
    if (known) return known;
    const form = this.read(word);
    if (this.remembered.size >= REMEMBERED) this.remembered = new Map();
    this.remembered.set(word, form);
    return form;
  }

  /** Whether a stem is that of a Dutch infinitive among the names' words. */
  isInfinitive(stem: string): boolean {
    return this.infinitives.has(stem);
  }

  private learn(word: string): void {
    this.stems.add(inflectedStem(word, this.lang));
    this.stems.add(derivedStem(word, this.lang));
    if (this.lang !== "nl") return;
    if (word.length > 4 && word.endsWith("en")) this.infinitives.add(inflectedStem(word, "nl"));
    if (PREFIXES.has(word)) return;
    const bare = word.replace(/en$/, "");
    for (const part of [word, `${word}s`, bare, `${bare}e`, `${word}en`]) {
      if (part.length >= SHORTEST_LEFT && !PREFIXES.has(part)) this.firstParts.add(part);
    }
  }

  private read(word: string): WordForm {
    const parts = this.parts(word);
    return {
      inflected: inflectedStem(word, this.lang),
      key: this.joins.has(word) ? "&" : parts.join(""),
      isCompound: parts.length > 1,
      isKnown: parts.length > 1 || this.isKnown(word),
      head: parts.at(-1) ?? word,
      role: this.roles.get(word) ?? "word",
    };
  }

  private parts(word: string): string[] {
    if (this.lang === "nl" && word.length >= SHORTEST_COMPOUND) {
      for (let at = word.length - SHORTEST_RIGHT; at >= SHORTEST_LEFT; at -= 1) {
        const right = word.slice(at);
        // "bestelt" orders, it does not count berries.
        if (at === SHORTEST_LEFT && this.finiteStem(word) !== null) break;
        if (this.firstParts.has(word.slice(0, at)) && this.isKnown(right))
          return [...this.parts(word.slice(0, at)), ...this.parts(right)];
      }
    }
    return [this.finiteStem(word) ?? derivedStem(word, this.lang)];
  }

  /** "houdt" as "houden" and "controleer" as "controleren", where that is a word of a name; a short word such as "plant" may be a name's own. */
  private finiteStem(word: string): string | null {
    if (this.lang !== "nl" || !/t$|[a-z]{4}eer$/.test(word)) return null;
    if (word.length < SHORTEST_FINITE && this.stems.has(inflectedStem(word, "nl"))) return null;
    const stem = respellDutchStem(inflectedStem(word.replace(/t$/, ""), "nl"));
    return this.infinitives.has(stem) ? derivedStem(`${stem}en`, "nl") : null;
  }

  private isKnown(word: string): boolean {
    return this.stems.has(inflectedStem(word, this.lang)) || this.stems.has(derivedStem(word, this.lang));
  }
}
