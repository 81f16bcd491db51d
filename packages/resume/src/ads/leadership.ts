import type { SkillLinker } from "../skills/skillLinker.ts";
import words from "./leadershipWords.json" with { type: "json" };
import { PhraseSet } from "./phraseSet.ts";
import type { SentencePlace } from "./sentences.ts";

const leading = new PhraseSet(words.phrases, words.classes);
const conceptName = "people management";
/** Only the name itself, not one that looks like it. */
const surely = 0.99;

/** Finds where a sentence asks to lead people, whatever these are called: "you supervise four plasterers". */
export function leadershipIn(folded: string): SentencePlace[] {
  return leading.placesIn(folded);
}

/** Linking costs as much as reading a long paragraph. */
const concepts = new WeakMap<object, string | null>();

/** The concept of leading people; null where the taxonomy has none. */
export function leadershipConcept(linker: Pick<SkillLinker, "link">): string | null {
  const known = concepts.get(linker);
  if (known !== undefined) return known;
  const conceptId = linker.link(conceptName, { k: 1, minScore: surely })[0]?.conceptId ?? null;
  concepts.set(linker, conceptId);
  return conceptId;
}
