import { isLeadingVerb, literalNameKey, nameKey, nameWords, withoutFinalVerb } from "./labelKeys.ts";
import type { Label } from "./labelStore.ts";
import { NearWords } from "./nearWords.ts";
import { PrefixSet } from "./prefixSet.ts";
import { isFunctionWord } from "./textLanguage.ts";
import { tokenize } from "./tokenize.ts";
import { type WordForm, WordForms } from "./wordForms.ts";
import data from "./wordStems.json" with { type: "json" };
import { derivedStem } from "./wordStems.ts";

const PARTICLES = data.separablePrefixes;

/** "code review": nouns whose "-ing" and "-ed" alone are surely verbs. */
const VERB_NOUNS: ReadonlySet<string> = new Set(data.englishVerbNouns);
const ACTIVITY = /(?:ing|ment|ion|sis)$/;
/** An activity's noun has what it is done to before it or after "of". */
const ENGLISH_NOUN = /(?:ment|ion|sis|ance|ery)s?$/;
const DUTCH_NOUN = /(?:ing|ingen|atie|aties)$/;
/** A text of strange words may not fill the memory. */
const REMEMBERED = 20_000;

/** A label as it is found: its words, determiners left out. */
export interface Name {
  label: Label;
  words: readonly string[];
  /** The final verb is left out too. */
  isShortened: boolean;
  /** One word is left of a name with a determiner: "our socials". */
  isDetermined?: boolean;
}

/** The names of one language by the key that all their forms share. */
export class NameIndex {
  readonly lang: string;
  readonly forms: WordForms;
  readonly beginnings: PrefixSet;
  /** Stems of the activities that names begin or end with. */
  private readonly verbs = new Set<string>();
  private readonly names = new Map<string, Name[]>();
  private readonly near: NearWords;
  private readonly nearForms = new Map<string, WordForm | null>();

  constructor(lang: string, labels: readonly Label[]) {
    this.lang = lang;
    const vocabulary = new Set(labels.flatMap(({ label }) => tokenize(label).map((token) => token.text)));
    this.forms = new WordForms(lang, vocabulary);
    this.near = new NearWords(vocabulary);
    for (const label of labels) this.insert(label);
    this.beginnings = new PrefixSet([...this.names.keys()]);
  }

  at(key: string): readonly Name[] {
    return this.names.get(key) ?? [];
  }

  /** Whether names are about doing this. */
  isActivity(key: string): boolean {
    return this.verbs.has(key);
  }

  /** Whether a word does what names are about, so that what it is done to may follow. */
  isVerb(word: string, key: string): boolean {
    if (isFunctionWord(word, this.lang)) return false;
    if (VERB_NOUNS.has(word.replace(/s$/, "")) && this.lang === "en") return false;
    return this.verbs.has(key) && !(this.lang === "en" ? ENGLISH_NOUN : DUTCH_NOUN).test(word);
  }

  /** The form of the word that this one misspells. */
  nearForm(word: string): WordForm | null {
    const known = this.nearForms.get(word);
    if (known !== undefined) return known;
    const near = this.near.nearest(word);
    const form = near === null ? null : this.forms.of(near);
    if (this.nearForms.size < REMEMBERED) this.nearForms.set(word, form);
    return form;
  }

  private insert(label: Label): void {
    const words = nameWords(label.label, this.forms);
    if (words.length === 0) return;
    const key = nameKey(words, this.forms, this.lang);
    const isDetermined = words.length === 1 && tokenize(label.label).length > 1;
    this.add(key, { label, words, isShortened: false, isDetermined });
    // "handing over to the next shift": what stands between verb and noun keeps them from being found in any order.
    const written = literalNameKey(words, this.forms);
    if (written !== key && words.some((word) => isFunctionWord(word, this.lang)))
      this.add(written, { label, words, isShortened: false });
    this.learnVerbs(words);
    const rest = this.lang === "nl" ? withoutFinalVerb(words, this.forms) : null;
    if (rest) this.add(nameKey(rest, this.forms, this.lang), { label, words: rest, isShortened: true });
  }

  /** "opstellen" is also known by what stands alone in "stelt … op", "voorraadbeheer" by its head. */
  private learnVerbs(words: readonly string[]): void {
    const last = words.at(-1) ?? "";
    const form = this.forms.of(last);
    if (form.isCompound && (this.forms.isInfinitive(form.head) || DUTCH_NOUN.test(last)))
      this.verbs.add(form.head);
    if (words.length === 1) return;
    if (this.lang === "en" && (ACTIVITY.test(last) || VERB_NOUNS.has(last))) this.verbs.add(form.key);
    const verb = this.lang === "nl" ? last : (words[0] ?? "");
    if (!isLeadingVerb(verb, this.lang)) return;
    this.verbs.add(this.forms.of(verb).key);
    for (const particle of this.lang === "nl" ? PARTICLES : []) {
      if (verb.startsWith(particle)) this.verbs.add(derivedStem(verb.slice(particle.length), "nl"));
    }
  }

  private add(key: string, name: Name): void {
    const held = this.names.get(key);
    if (held) held.push(name);
    else this.names.set(key, [name]);
  }
}
