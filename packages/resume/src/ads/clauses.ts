import words from "./clauseWords.json" with { type: "json" };
import { firstMatch, hasMatch, matchesOf, phrasePattern } from "./phrasePattern.ts";

const contrast = new RegExp(`;|\\s-\\s|${phrasePattern(words.contrast).source}`, "gu");
const heads = words.phraseHeads.join("|");
const pronouns = "you|je|jij|u|we|wij|heb|wel|just|but|maar";
/** A comma or "and" behind which something new is said, rather than the next item of a list. */
const newPhrase = new RegExp(
  `(?:,(?:\\s+(?:and|en))?|\\s(?:and|en))\\s+(?=(?:${heads}|${pronouns})(?![\\p{L}\\p{N}]))`,
  "gu",
);
const conjunction = /\s(?:and|or|en|of)\s/;
const predicate = phrasePattern(words.predicate);
const headAtStart = new RegExp(`^\\s*(?:and |en |or |of )?(?:${heads})(?![\\p{L}\\p{N}])`, "u");
const verbs = "spreekt|werkt|kent|bent|hebt|beheerst|kunt|schrijft|speak|know|have|are|can|write";
const joinedHead = new RegExp(`\\s(?:and|en)\\s+(?=(?:${heads}|${verbs})(?![\\p{L}\\p{N}]))`, "gu");
/** "At least two years in care, …": a demand of its own. */
const amountAtStart = /^\s*(?:minimaal|minimum|min\.?|at least|ten ?minste|minstens|\d)(?![\p{L}])/u;
const functionWords = new Set(words.function);

/** Whether words say nothing themselves: "it is also", "for this role". */
export function isFillerText(text: string): boolean {
  return (text.match(/[\p{L}\p{N}'-]+/gu) ?? []).every((word) => functionWords.has(word));
}

/** Whether something new is said within words: ", experience with". */
export function beginsNewPhrase(text: string): boolean {
  return hasMatch(newPhrase, text);
}

/** Where a contrast or a semicolon ends what begins at `from`. */
export function contrastAt(folded: string, from: number): number {
  return firstMatch(contrast, folded, from)?.from ?? folded.length;
}

/** Where a clause ends that begins at `from`: at a contrast, a semicolon, or where a new phrase begins. */
export function clauseEnd(folded: string, from: number): number {
  const next = firstMatch(newPhrase, folded, from)?.from ?? folded.length;
  return Math.min(next, contrastAt(folded, from));
}

/**
 * Where that begins which words at `at` speak of: back over the items of a list, but not over a contrast, an earlier
 * phrase ("experience with A, knowledge of B is a plus") or another statement ("You know A, B is a plus").
 */
export function governedStart(folded: string, from: number, at: number): number {
  let start = Math.max(from, lastMatchEnd(contrast, folded, from, at));
  const items = itemStarts(folded, start, at);
  let index = items.length - 1;
  const itemText = (one: number) => folded.slice(items[one] ?? start, items[one + 1] ?? at);
  // "CAMS certification, familiarity with GDPR or some SQL": the "or" makes one list of all.
  const isList = conjunction.test(itemText(index));
  const begins = (one: number) => !isList && headAtStart.test(itemText(one));
  // "Good Dutch and German, English is a plus": the "and" has closed the list before.
  const isClosed = (one: number) => !isList && conjunction.test(itemText(one - 1));
  const isAmount = (one: number) => amountAtStart.test(itemText(one - 1)) && !isList;
  const stops = (one: number) =>
    begins(one) || isClosed(one) || isAmount(one) || hasMatch(predicate, itemText(one - 1));
  while (index > 0 && !stops(index)) index -= 1;
  start = items[index] ?? start;
  const own = folded.slice(start, at);
  if (hasMatch(predicate, own)) return Math.max(start, lastMatchEnd(joinedHead, folded, start, at));
  return start;
}

/** Starts of the items between commas, those in brackets left out. */
function itemStarts(folded: string, from: number, to: number): number[] {
  const starts = [from];
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    const letter = folded[at];
    if (letter === "(") depth += 1;
    else if (letter === ")") depth = Math.max(0, depth - 1);
    else if (letter === "," && depth === 0) starts.push(at + 1);
  }
  return starts;
}

function lastMatchEnd(pattern: RegExp, text: string, from: number, to: number): number {
  return matchesOf(pattern, text, from).findLast((match) => match.to <= to)?.to ?? from;
}
