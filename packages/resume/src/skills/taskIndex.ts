import type { TextWord } from "@vaardig/matching/textMatch/textWords";
import { tokenize } from "@vaardig/matching/textMatch/tokenize";
import { inflectedStem } from "@vaardig/matching/textMatch/wordStems";
import grammar from "../data/fieldTasks/grammar.json" with { type: "json" };
import { isEnglishVerb, isModifier, isParticiple } from "./englishGrammar.ts";
import { type FieldTaskSource, taskClasses } from "./taskSources.ts";
import { particleOf, verbStems } from "./verbStems.ts";

/** What is done stands no further than this many words from what it is done to. */
const GAP = 7;
const REMEMBERED = 20_000;
/** Words of a verb or a thing stand this near to each other. */
const NEAR = 4;
const determiners: ReadonlySet<string> = new Set(grammar.determiners);
/** Dutch words that look like a form of a verb: "met" of "meten". */
const neverVerbs: ReadonlySet<string> = new Set(grammar.neverVerbs);

/** A verb of a task at a word, in a clause of the text. */
interface Act {
  at: number;
  clause: number;
}

interface Thing {
  task: number;
  from: number;
  to: number;
  clause: number;
}

interface Verb {
  task: number;
  /** Other words of the verb, all of them near: "look after", "bij elkaar zoeken". */
  beside: readonly string[];
}

interface Name {
  task: number;
  rest: readonly string[];
}

/** The tasks of one language by the words that they are told with. */
export class TaskIndex {
  readonly lang: "en" | "nl";
  private readonly verbs = new Map<string, Verb[]>();
  private readonly names = new Map<string, Name[]>();
  /** Last parts of compounds, longest first. */
  private readonly heads = new Map<string, Name[]>();
  private readonly owners: number[] = [];
  /** Tasks whose words need no verb. */
  private readonly alone = new Set<number>();
  private readonly knownVerbs = new Map<string, readonly Verb[]>();
  private readonly knownNames = new Map<string, readonly Name[]>();
  private shortestHead = Number.POSITIVE_INFINITY;

  constructor(lang: "en" | "nl", sources: readonly FieldTaskSource[]) {
    this.lang = lang;
    for (const [owner, source] of sources.entries()) {
      for (const rule of source[lang] ?? []) {
        const [things = "", verbs] = rule.split(" > ").reverse();
        const task = this.owners.push(owner) - 1;
        if (verbs === undefined) this.alone.add(task);
        for (const verb of this.parts(verbs ?? "")) this.addVerb(verb, task);
        for (const thing of this.parts(things)) this.addThing(thing, task);
      }
    }
  }

  /** The place in the sources of a task. */
  owner(task: number): number {
    return this.owners[task] ?? -1;
  }

  /** Whether a task's words show it by themselves. */
  isAlone(task: number): boolean {
    return this.alone.has(task);
  }

  /** Where the verb of each of some tasks stands. */
  done(words: readonly TextWord[], tasks: ReadonlySet<number>): Map<number, Act[]> {
    const acts = new Map<number, Act[]>();
    const clauses = clausesOf(words);
    for (const [at, word] of words.entries()) {
      if (this.lang === "en" ? !isEnglishVerb(words, at) : neverVerbs.has(word.text)) continue;
      for (const { task, beside } of this.verbsOf(word.text)) {
        if (!tasks.has(task) || !beside.every((other) => this.isNear(other, at, words, clauses))) continue;
        push(acts, task, { at, clause: clauses[at] ?? 0 });
      }
    }
    return acts;
  }

  /** What tasks are done to, wherever it stands. */
  things(words: readonly TextWord[]): Thing[] {
    const clauses = clausesOf(words);
    const stems = words.map(({ text }) => inflectedStem(text, this.lang));
    const found: Thing[] = [];
    for (const [at, stem] of stems.entries()) {
      for (const { task, rest } of this.namesOf(stem)) {
        const to = endOf(rest, at, stems, words);
        if (to === null || (this.lang === "en" && !this.alone.has(task) && isModifier(words, to))) continue;
        found.push({ task, from: at, to, clause: clauses[at] ?? 0 });
      }
    }
    return found;
  }

  /** Whether something is done to a thing; in English it stands behind the verb save with a participle. */
  belongs({ at }: Act, { from, to }: Thing, words: readonly TextWord[]): boolean {
    const between = at < from ? from - at : at - to;
    if (between > GAP || between < 1) return false;
    return at < from || this.lang === "nl" || isParticiple(words, at);
  }

  /** The verbs that a word may be a form of; a text of strange words may not fill the memory. */
  private verbsOf(word: string): readonly Verb[] {
    const known = this.knownVerbs.get(word);
    if (known) return known;
    const found = [...verbStems(word, this.lang)].flatMap((stem) => this.verbs.get(stem) ?? []);
    if (this.knownVerbs.size < REMEMBERED) this.knownVerbs.set(word, found);
    return found;
  }

  private namesOf(stem: string): readonly Name[] {
    const known = this.knownNames.get(stem);
    if (known) return known;
    const found = [...(this.names.get(stem) ?? []), ...this.compounds(stem)];
    if (this.knownNames.size < REMEMBERED) this.knownNames.set(stem, found);
    return found;
  }

  /** A particle may stand anywhere behind its verb. */
  private isNear(other: string, at: number, words: readonly TextWord[], clauses: readonly number[]): boolean {
    const reach = other.startsWith("+") ? 12 : NEAR;
    const text = other.replace("+", "");
    const first = other.startsWith("+") ? at + 1 : at - NEAR;
    for (let place = Math.max(0, first); place <= at + reach && place < words.length; place += 1)
      if (place !== at && words[place]?.text === text && clauses[place] === clauses[at]) return true;
    return false;
  }

  private *compounds(stem: string): Iterable<Name> {
    for (let at = 3; stem.length - at >= this.shortestHead; at += 1)
      yield* this.heads.get(stem.slice(at)) ?? [];
  }

  /** The parts of a list, those of its classes included. */
  private parts(list: string): string[] {
    return (
      list
        .split(",")
        // Words of a text are compared without: "cv's" is read as "cvs".
        .map((part) => part.trim().replace(/['’]/g, ""))
        .flatMap((part) =>
          part.startsWith("@") ? this.parts(taskClasses[this.lang][part.slice(1)] ?? "") : part,
        )
        .filter((part) => part !== "")
    );
  }

  private addVerb(verb: string, task: number): void {
    const all = wordsOf(verb);
    const head = (this.lang === "en" ? all.shift() : all.pop()) ?? "";
    for (const stem of verbStems(head, this.lang)) push(this.verbs, stem, { task, beside: all });
    const separable = this.lang === "nl" ? particleOf(head) : null;
    if (separable === null) return;
    const beside = [...all, `+${separable.particle}`];
    for (const stem of verbStems(separable.verb, "nl")) push(this.verbs, stem, { task, beside });
  }

  private addThing(thing: string, task: number): void {
    const stems = wordsOf(thing.replace("~", "")).map((word) => inflectedStem(word, this.lang));
    const [first = "", ...rest] = stems;
    push(this.names, first, { task, rest });
    if (!thing.startsWith("~")) return;
    push(this.heads, first, { task, rest });
    this.shortestHead = Math.min(this.shortestHead, first.length);
  }
}

function push<Key, Value>(to: Map<Key, Value[]>, key: Key, value: Value): void {
  const held = to.get(key);
  if (held) held.push(value);
  else to.set(key, [value]);
}

/** The words as a text has them: "x-ray" is two, "foto's" has no sign. */
function wordsOf(rule: string): string[] {
  return tokenize(rule).map(({ text }) => text);
}

function clausesOf(words: readonly TextWord[]): number[] {
  let clause = 0;
  return words.map(({ isNewClause }) => {
    if (isNewClause) clause += 1;
    return clause;
  });
}

/** Where the words that follow a thing's first one end; null where they do not follow. */
function endOf(
  rest: readonly string[],
  from: number,
  stems: readonly string[],
  words: readonly TextWord[],
): number | null {
  let at = from;
  for (const stem of rest) {
    at += 1;
    while (determiners.has(words[at]?.text ?? "")) at += 1;
    if (stems[at] !== stem) return null;
  }
  return at;
}
