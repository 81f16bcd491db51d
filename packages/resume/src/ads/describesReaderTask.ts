import { matchesOf, phrasePattern } from "./phrasePattern.ts";
import words from "./readerActs.json" with { type: "json" };

/** What the reader does in the job: "Je geeft alle vakken", "verder bestel je", "you own the backlog". */
const acts = phrasePattern(words.acts, words.classes);
const gets = new RegExp(`^(?:${phrasePattern(words.gets, words.classes).source})`, "u");
const clauseStart = /(?:^|[.!?;:,(]|\s(?:en|and|then|maar|but))\s*(?:\p{L}[\p{L}'-]*\s+){0,4}$/u;

/** Whether a sentence says what the reader does in the job, rather than what the reader gets or where the job is. */
export function describesReaderTask(folded: string): boolean {
  return matchesOf(acts, folded).some(
    ({ from }) => clauseStart.test(folded.slice(0, from)) && !gets.test(folded.slice(from)),
  );
}
