import {
  LEVEL_JOINS,
  LEVEL_NOUNS,
  LEVEL_WORDS,
  type Level,
  leadingLevel,
  parseLevel,
  trailingLevel,
} from "./statedLevel.ts";

const clauseEnd = /[.;:•\n](?=\s|$)/gu;
/** Words for a level that need no noun before "in" or "with". */
const able =
  "expert|specialist|sterk|goed|zeer goed|uitstekend|strong|good|very good|excellent|proficient|skilled|highly skilled|experienced|very experienced|highly experienced|ervaren|zeer ervaren|bedreven|bekwaam|vaardig";
/** Words that state a level of what follows them, as far as the clause goes on listing. */
const lead = new RegExp(
  `(?<!\\p{L})(?<level>(?:${LEVEL_WORDS})(?=\\s+(?:\\p{L}+e\\s+)?(?:${LEVEL_NOUNS}))|${able})(?:\\s+(?:\\p{L}+e\\s+)?(?:${LEVEL_NOUNS}))?\\s+(?:${LEVEL_JOINS})\\s+(?<list>[^.;:•]{0,80})$`,
  "iu",
);
/** A second statement or a verb of its own ends what the first one says. */
const turn =
  /\b(?:but|maar|however|while|terwijl|and (?:i|we)|en (?:ik|we)|comfortable|familiar|bekend|ervaring|experience|knowledge|kennis)\b/iu;
const article = /^(?:an?|the|een|de|het|our|onze|ons|their|hun)$/iu;
const WORDS_BEFORE = 3;

/** The level that running text states of the skill at `start`–`end`: "expert in Excel", "Office: goed", "advanced SQL". */
export function levelInText(text: string, start: number, end: number): Level | null {
  const { from, to } = clauseAround(text, start, end);
  const before = text.slice(from, start);
  const match = lead.exec(before);
  if (match?.groups && !turn.test(match.groups.list ?? "")) {
    return parseLevel(match.groups.level ?? "")?.level ?? null;
  }
  const skill = text.slice(start, end);
  const words = before.trimStart().split(/\s+/).filter(Boolean);
  for (let count = Math.min(WORDS_BEFORE, words.length); count > 0; count -= 1) {
    const read = leadingLevel([...words.slice(-count), skill].join(" "));
    // "with a strong works council" is about the council.
    const isOfAnother = article.test(words[words.length - count - 1] ?? "");
    if (read.level !== null && read.phrase === skill && !isOfAnother) return read.level;
  }
  const rest = text.slice(start, to);
  // "Welding (electric, TIG basic)": the bracket was opened before the skill.
  const after = trailingLevel(rest.replace(rest.includes("(") ? /[.;]$/ : /[.;)]+$/, ""));
  return after.phrase === skill ? after.level : null;
}

function clauseAround(text: string, start: number, end: number): { from: number; to: number } {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(clauseEnd)) {
    if (match.index < start) from = match.index + 1;
    // "Office: goed" goes on behind its colon.
    else if (match.index >= end && !match[0].startsWith(":")) {
      to = match.index;
      break;
    }
  }
  return { from, to };
}
