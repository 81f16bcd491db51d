import type { TextWord } from "@vaardig/matching/textMatch/textWords";
import grammar from "../data/fieldTasks/grammar.json" with { type: "json" };
import { isStrongForm } from "./verbStems.ts";

const beforeVerb: ReadonlySet<string> = new Set(grammar.beforeVerb);
const behindThing: ReadonlySet<string> = new Set(grammar.behindThing);
const noun = /(?:ment|ments|tion|tions|sion|sions|ance|ence|ers?|ors?)$/;
const past = /(?:ed|en)$/;
/** "can be given", "will be provided": offered rather than done. */
const offering = new Set(["be", "get"]);

/** Whether an English word is what is done there: "control" after "motor" is no verb, after "and" or a sign it is one. */
export function isEnglishVerb(words: readonly TextWord[], at: number): boolean {
  const word = words[at];
  if (!word || (noun.test(word.text) && !isStrongForm(word.text, "en"))) return false;
  const before = words[at - 1];
  if (!before || word.isApart || /ing$/.test(word.text)) return true;
  return isPast(word.text) || beforeVerb.has(before.text) || /ly$/.test(before.text);
}

/** Whether an English word says what was done to what stands before it. */
export function isParticiple(words: readonly TextWord[], at: number): boolean {
  return isPast(words[at]?.text ?? "") && !offering.has(words[at - 1]?.text ?? "");
}

/** Whether another noun follows, which the words only describe: "kitchen" in "kitchen floor". */
export function isModifier(words: readonly TextWord[], at: number): boolean {
  const next = words[at + 1];
  if (!next || next.isApart) return false;
  return !behindThing.has(next.text) && !/^\d|(?:ing|ed|ly)$/.test(next.text);
}

function isPast(word: string): boolean {
  return past.test(word) || isStrongForm(word, "en");
}
