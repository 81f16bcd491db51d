import words from "./clauseWords.json" with { type: "json" };
import type { Mention } from "./mentions.ts";
import type { PlacedLine } from "./placedLine.ts";
import { levelWordsOf, ofTime } from "./requiredLevel.ts";
import { toSentences } from "./sentences.ts";

/** Words so alike name one thing: "loodgieter" and "loodgieterswerk", "operator" and "operation". */
const shortestStem = 5;
const stemShare = 0.6;
/** Lines at the head of an ad in which its title is. */
const titleLines = 5;
const longestTitle = 90;
const asWhat =
  /(?<!\p{L})(?:als|as(?: an?)?|been an?|rol van|role of|functie van|position of)\s+(?:\(?(?:all-?round|senior|medior|junior|zelfstandig|ervaren|experienced)\)?\s+)*([^,.;:!?()]{4,60})/u;
/** "John has run the place for 22 years" asks for none. */
const ofExperience =
  /ervaring|experience|at least|(?:couple of|few|several) years|(?:paar|enkele|aantal) ja|minim|ten ?minste|minstens|(?<!\p{L})min\.? |\d ?\+|(?:you|je|jij|u)(?:'ve|'ll)? (?:\p{L}+ )?(?:have|been|worked|hebt|werkt)/u;
/** "A couple of years on a commercial kit", "een paar jaar in de bouw": time without a number. */
const someYears = /(?:couple of|few|paar|enkele|aantal|several) (?:years|jaar|jaren)/u;
const empty = new Set([
  ...words.function,
  ...words.connectors,
  "senior",
  "junior",
  "medior",
  "vacature",
  "vacancy",
]);

/**
 * Gives years that no skill's own words state ("5 years as a crane operator", "Experience: 3 years") to the skill that
 * the job is named after.
 */
export function addYearsInJob(
  mentions: readonly Mention[],
  lines: readonly PlacedLine[],
  text: string,
): Mention[] {
  const titles = text
    .split("\n")
    .filter((line) => /^\s*[\p{L}\p{N}(["'#*]/u.test(line) && line.length <= longestTitle)
    .slice(0, titleLines);
  const added = new Map<Mention, Mention>();
  for (const { line, section } of lines) {
    if (section === "offer" || section === "about" || section === "apply" || section === "foot") continue;
    for (const { from, to } of toSentences(line.folded)) {
      const folded = line.folded.slice(from, to);
      if (!ofTime.test(folded)) continue;
      const years = levelWordsOf(folded, false).find(
        (one) => one.isYears || someYears.test(folded.slice(one.from, one.to)),
      );
      if (years === undefined) continue;
      const isInside = ({ start, end }: Mention) => start >= line.start + from && end <= line.start + to;
      if (mentions.some((one) => isInside(one) && one.level !== null)) continue;
      const named = asWhat.exec(folded)?.[1];
      if (named === undefined && !ofExperience.test(folded)) continue;
      const found =
        (named && skillNamedLike([named], mentions, text)) || skillNamedLike(titles, mentions, text);
      if (found && !added.has(found)) added.set(found, { ...found, level: years.level });
    }
  }
  return mentions.map((one) => added.get(one) ?? one);
}

/** The skill most like some words, of those whose level no place states. */
function skillNamedLike(
  titles: readonly string[],
  mentions: readonly Mention[],
  text: string,
): Mention | null {
  const keys = titles.flatMap(wordsOf);
  let best: Mention | null = null;
  let most = 0;
  for (const mention of mentions) {
    if (mention.weight === "unneeded" || mention.isLicence) continue;
    const own = wordsOf(text.slice(mention.start, mention.end));
    const alike = Math.max(0, ...own.flatMap((word) => keys.map((key) => likeness(word, key))));
    if (alike > most) [best, most] = [mention, alike];
  }
  const conceptId = best?.conceptId;
  const isStated = mentions.some((one) => one.conceptId === conceptId && one.level !== null);
  return isStated ? null : best;
}

function wordsOf(text: string): string[] {
  const all = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return all.filter((word) => !empty.has(word));
}

/** Letters that two words begin with alike; 0 where these are too few of the shorter word. */
function likeness(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same >= shortestStem && same >= stemShare * Math.min(a.length, b.length) ? same : 0;
}
