import words from "../ads/askWords.json" with { type: "json" };
import type { SpottedConcept } from "./skillLinker.ts";

const letterBefore = "(?<![\\p{L}])";
const person = new RegExp(`(?:${words.personNouns.join("|")})$`, "iu");
const plural = /(?:s|en)$/iu;
/** "overleg met de bedrijfsarts", "reports to the operations manager"; "werkte als de …" is oneself. */
const article = new RegExp(
  `(?<!${letterBefore}(?:als|as) )${letterBefore}(?:the|our|their|de|onze|hun) (?:\\p{Ll}+ )?$`,
  "iu",
);

/** "product owners" where the name is "product owner": more people than one, who do that work beside the writer or reader. */
export function namesSeveralPeople(
  words: string,
  { isReworded, label }: Pick<SpottedConcept, "isReworded" | "label">,
): boolean {
  const isOfOne = !plural.test(label) && (person.test(label) || person.test(`${label}s`));
  return isReworded === true && isOfOne && plural.test(words) && person.test(words);
}

/** Whether the name of a job in a résumé's running text is that of someone whom the person works with. */
export function namesSomeoneElse(text: string, spot: SpottedConcept): boolean {
  const named = text.slice(spot.start, spot.end);
  if (namesSeveralPeople(named, spot)) return true;
  return person.test(named) && article.test(text.slice(Math.max(0, spot.start - 40), spot.start));
}
