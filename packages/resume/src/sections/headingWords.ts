import words from "../data/headingWords.json" with { type: "json" };
import type { SectionName } from "./headingSection.ts";

const { ignored, ...named } = words;
const small = new Set(ignored);
const sectionsOf = new Map<string, SectionName>(
  Object.entries(named).flatMap(([name, own]) =>
    own.map((word): [string, SectionName] => [word, name as SectionName]),
  ),
);
const MAX_WORDS = 6;

/** The section that the words of a line speak of when it is set as a heading ("Waar ik werkte", "My journey so far"), and whether all of them do; null when most do not. */
export function sectionOfHeadingWords(text: string): { name: SectionName; isSure: boolean } | null {
  const all = text
    .toLowerCase()
    .replace(/\s*\([^()]*\)?\s*:?$/u, "")
    .replace(/[’‘]/g, "'")
    .match(/\p{L}[\p{L}'-]*/gu);
  if (!all || all.length > MAX_WORDS) return null;
  const said = all.filter((word) => !small.has(word));
  const known = said.map((word) => sectionOfWord(word)).filter((name) => name !== null);
  const [first] = known;
  if (first === undefined || known.length * 2 <= said.length) return null;
  // "Honours, courses": what is certified counts more than what is honoured.
  const name = first === "hobbies" && known.includes("courses") ? "courses" : first;
  return { name, isSure: known.length === said.length };
}

function sectionOfWord(word: string): SectionName | null {
  return sectionsOf.get(word) ?? sectionsOf.get(word.replace(/[-']/g, "")) ?? null;
}
