import { readWords } from "./textWords.ts";
import type { WordForm, WordForms } from "./wordForms.ts";
import data from "./wordStems.json" with { type: "json" };

const KEPT = new Set(data.englishKept);
const DROPPED_VERBS = new Set(data.droppedVerbs);

/** The words of a name without determiners. */
export function nameWords(label: string, forms: WordForms): string[] {
  const words = readWords(label);
  const kept = words.filter((word) => word.isCapital || forms.of(word.text).role !== "determiner");
  return (kept.length > 0 ? kept : words).map((word) => word.text);
}

/** Whether a word leads what follows it, as in "managing budgets"; nouns of an activity do not. */
export function isLeadingVerb(word: string, lang: string): boolean {
  if (lang === "en") return word.length > 5 && word.endsWith("ing") && !KEPT.has(word);
  return lang === "nl" && word.length > 4 && word.endsWith("en");
}

/**
 * The key that a name and every way to write it share: "managing budgets" and "management of budgets" read as "budget
 * management", "opstellen van begrotingen" as "begrotingen opstellen".
 */
export function nameKey(words: readonly string[], forms: WordForms, lang: string): string {
  const all = words.map((word) => forms.of(word));
  const links = all.flatMap(({ role }, at) => (role === "link" && at > 0 && at < all.length - 1 ? [at] : []));
  const [link] = links;
  if (link !== undefined && links.length === 1) return join(all.slice(link + 1)) + join(all.slice(0, link));
  const [first] = words;
  if (lang === "en" && all.length > 1 && links.length === 0 && first && isLeadingVerb(first, lang))
    return join(all.slice(1)) + join(all.slice(0, 1));
  return join(all);
}

/** The key of words in the order in which they are written. */
export function literalNameKey(words: readonly string[], forms: WordForms): string {
  return join(words.map((word) => forms.of(word)));
}

function join(forms: readonly WordForm[]): string {
  return forms.map(({ key }) => key).join("");
}

/** The words of a Dutch name without a final verb that says no more than that it is done; null where too little is left. */
export function withoutFinalVerb(words: readonly string[], forms: WordForms): string[] | null {
  const rest = words.slice(0, -1);
  const [only] = rest;
  if (only === undefined || !DROPPED_VERBS.has(words.at(-1) ?? "")) return null;
  if (rest.some((word) => forms.of(word).role === "link")) return null;
  if (forms.of(rest.at(-1) ?? "").key === "&") return null;
  return rest.length > 1 || forms.of(only).isCompound ? rest : null;
}
