import type { Level } from "../skills/statedLevel.ts";
import { beginsNewPhrase } from "./clauses.ts";
import { phrasePattern } from "./phrasePattern.ts";
import data from "./requiredLevels.json" with { type: "json" };
import { isConnected, openBracket } from "./scopes.ts";
import type { SentencePlace } from "./sentences.ts";

/** Words that state a level. */
export interface LevelWords extends SentencePlace {
  level: Level;
  /** Counts years. */
  isYears: boolean;
}

type LevelList = Record<string, readonly string[]>;

const numbers: Record<string, number> = data.numbers;
const years = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,2}|${Object.keys(numbers).join("|")})(?:[.,]5)?\\s*(?:\\+|(?:-|to|tot|a|of|or)\\s*(\\d{1,2}|\\p{L}{3,5}))?\\s*\\+?\\s*(?:or more|of meer|plus)?\\s*(?:full |volle )?(?:years?|yrs?|jaar|jaren|jr)(?:'s?|s')?(?![\\p{L}\\p{N}])(?:\\s*(?:or more|of meer|of langer|plus))?(?: (?:of|aan|relevante?|recente?|aantoonbare?|professional|hands-on|proven))*`,
  "gu",
);
const months = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,2}|${Object.keys(numbers).join("|")})(?: (?:or more|of meer))? (?:months?|maanden)(?:'s?|s')?(?! (?:proeftijd|probation|notice|training|opleiding))(?![\\p{L}\\p{N}])(?: (?:of|aan|relevante?|aantoonbare?))*`,
  "gu",
);
/** "een jaar of drie" */
const about = new RegExp(
  `(?<!\\p{L})jaar(?:tje)? of (\\d{1,2}|${Object.keys(numbers).join("|")})(?![\\p{L}\\p{N}])(?: (?:aan|relevante?|aantoonbare?))*`,
  "gu",
);
const notLevels = phrasePattern(data.notLevels);
const general = patternsOf(data.levels);
const ofLanguages = patternsOf(data.languageLevels);
/** "Python (advanced)", "Python – expert level", "Python at an advanced level", "Engels op C1-niveau". */
const joinsAfter =
  /^\s*(?:[()[\]:,/-]|has|have|holds?|needs?|must|should|be|moet|moeten|dient|zijn|hoort|is|are|to|for|during|already|al|gedurende|sinds|ruim|zo'n|meer dan|more than|over|some|about|de|the|(?:afgelopen|last|past)|at|on|op|tot|met|with|in|an?|een|minimaal|minimum|min\.?|ten ?minste|at least|van|of|niveau|level|ervaring|experience|kennis|beheersing|taal|language|woord|en|and|geschrift|mondeling|schriftelijk|spreken|spreek|spreekt|ken|kent|beheers|beheerst|schrijven|schrijf|je|you|skills?|zowel|als|both|speak|written|spoken|speaking|writing|vaardigheden|cefr|\s)*$/u;

/** "You know Word, including mail merge, inside out". */
const included = /(?<!\p{L})(?:inclusief|including|incl\.|met name|especially)\s[^,;.:]{0,60}(?:,\s|$)/u;
/** "Five years as an adviser, of which some in government": the whole time was spent on what stands before. */
const partly =
  /(?<!\p{L})(?:waarvan|waaronder|of which|some of (?:it|them|which)|part of (?:it|them|which))(?!\p{L})/u;
/** Words that may stand between years and what they were spent on. */
const yearsReach = 4;

const longestLabel = 60;
/** Level words that, last in the name of a skill, are no part of it: "writes well", as against "Visual Basic". */
const adverb = /^(?:(?:zeer|heel|very) )?(?:goed|uitstekend|well|prima|vlot)$/;
/** "Basic IT skills are sufficient (e-mail, Word)". */
const isEnough = /\s(?:is|are|zijn)\s+(?:sufficient|enough|adequate|voldoende|genoeg)(?!\p{L})/u;
const listEnd =
  /^\s*(?:(?:working )?(?:knowledge|skills?|level|niveau|kennis|beheersing|command|vaardigheid|please|s\.?v\.?p)\s*)*[.;!)]*\s*$/;
/** "Experience with SQL is a must, at least two years". */
const isDemanded =
  /\s(?:is|are|zijn) (?:an? |een )?(?:must|eis|vereiste?|required|essential|noodzakelijk|onmisbaar)(?!\p{L})/u;
/** ", at least two years" */
const atItsEnd = /(?:,|\s-)\s*(?:minimaal|minimum|min\.?|minstens|ten ?minste|at least)?\s*$/;
/** Names of a list that the taxonomy may lack. */
const unknownNames = 2;

/** "… and you write Python well". */
const newSubject = /(?:,|;|\s(?:and|en))\s+(?:je|jij|u|you|we|wij)\s/;

function patternsOf(levels: LevelList): { level: Level; pattern: RegExp }[] {
  return Object.entries(levels)
    .map(([level, words]) => ({
      level: Number(level) as Level,
      // The longest first: "deep" would end "deep down" early.
      pattern: phrasePattern(words.toSorted((a, b) => b.length - a.length)),
    }))
    .sort((a, b) => b.level - a.level);
}

/** Whether a text may count years or months. */
export const ofTime = /jaar|jaren|jr|year|yr|month|maanden/;

/** "Two new recipes a year", "twice a year": how often, not how long. */
function isHowOften(words: string, before: string, after: string): boolean {
  if (!/^(?:a year|een jaar)$/.test(words.trim())) return false;
  if (/(?:once|twice|times|eens|keer|maal)\s+$/.test(before)) return true;
  return !/^\s*(?:$|[).,;]|(?:experience|ervaring|in|with|met|as|als|on|op|or|of)(?!\p{L}))/u.test(after);
}

/** All words in a sentence that state a level, from left to right; the longest of those that overlap. */
export function levelWordsOf(folded: string, isOfLanguage: boolean): LevelWords[] {
  const found: LevelWords[] = [];
  for (const match of ofTime.test(folded) ? folded.matchAll(years) : []) {
    const count = numbers[match[1] ?? ""] ?? Number(match[1]);
    const to = match.index + match[0].length;
    if (isHowOften(match[0], folded.slice(0, match.index), folded.slice(to))) continue;
    found.push({ level: levelOfYears(count), from: match.index, to, isYears: true });
  }
  for (const { level, pattern } of isOfLanguage ? ofLanguages : general) {
    for (const match of folded.matchAll(pattern))
      found.push({ level, from: match.index, to: match.index + match[0].length, isYears: false });
  }
  for (const match of ofTime.test(folded) ? folded.matchAll(about) : []) {
    const count = numbers[match[1] ?? ""] ?? Number(match[1]);
    const from = Math.max(0, match.index - "een ".length);
    found.push({ level: levelOfYears(count), from, to: match.index + match[0].length, isYears: true });
  }
  for (const match of ofTime.test(folded) ? folded.matchAll(months) : []) {
    const count = numbers[match[1] ?? ""] ?? Number(match[1]);
    const to = match.index + match[0].length;
    found.push({ level: levelOfYears(count / 12), from: match.index, to, isYears: true });
  }
  const none = [...folded.matchAll(notLevels)];
  return found
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter((one, at, all) => !all.some((other, place) => place < at && other.to > one.from))
    .filter(
      ({ from, to }) => !none.some((match) => match.index < to && from < match.index + match[0].length),
    );
}

/** The level that is stated for a skill, by the words before it or those right after it; `spots` are all skills of the sentence. */
export function levelAt(
  folded: string,
  spot: SentencePlace,
  spots: readonly SentencePlace[],
  words: readonly LevelWords[],
): Level | null {
  const masked = (from: number, to: number): string =>
    spots
      .filter((other) => other.to > from && other.to <= to)
      .reduceRight(
        (text, other) => `${text.slice(0, Math.max(0, other.from - from))} ${text.slice(other.to - from)}`,
        folded.slice(from, to),
      );
  const inside = words.find((one) => isPartOf(one, spot, folded));
  const after = words.find(({ from }) => from >= spot.to);
  const isAfter =
    after !== undefined &&
    joinsAfter.test(masked(spot.to, after.from).replace(included, " ")) &&
    !newSubject.test(folded.slice(spot.to, after.from)) &&
    endsThere(folded, after) &&
    !isOfNext(folded, after, spots);
  if (isAfter && joinsAfter.test(folded.slice(spot.to, after.from).replace(included, " ")))
    return after.level;
  const bracket = openBracket(folded, spot.from);
  // "Basic computer skills (Word, e-mail)": of what is in brackets too.
  const from =
    bracket !== null && !words.some((word) => word.from > bracket && word.to <= spot.from)
      ? bracket
      : spot.from;
  const before = words.findLast(({ to }) => to <= from);
  const owner = before && spots.findLast((other) => other.to <= before.from);
  // "You know Python well, Docker is a plus": "well" is of Python.
  const isOthers =
    owner !== undefined &&
    before !== undefined &&
    joinsAfter.test(folded.slice(owner.to, before.from)) &&
    endsThere(folded, before);
  if (before && !isOthers && joinsBefore(masked(before.to, from), before.isYears)) return before.level;
  return inside?.level ?? (isAfter ? after.level : levelBehind(folded, spot, masked, words));
}

/** "Zeer [goede contactuele eigenschappen]", "[je schrijft goed]": the skill's name begins or ends with what says how well. */
function isPartOf({ from, to }: LevelWords, spot: SentencePlace, folded: string): boolean {
  if (to > spot.to || to <= spot.from) return false;
  return from <= spot.from || (to === spot.to && adverb.test(folded.slice(from, to)));
}

/**
 * After an adjective at most one word that is not known, after years some more ("five years in practice preparing …"); in
 * the list after "knowledge of" names may be unknown.
 */
function joinsBefore(between: string, isYears: boolean): boolean {
  const unknown = isYears ? yearsReach : 1;
  const gap = between.replace(/^([^:;!?]*):/, "$1 ").replace(isEnough, " ");
  const isClosedList = /\s(?:en|and|or|of)\s+,/.test(gap);
  if (isClosedList || beginsNewPhrase(gap) || /^\s*\)/.test(gap) || partly.test(gap)) return false;
  if (isConnected(gap.replace(/\([^)]*\)/g, " "), gap.includes(",") && !isYears ? 1 : unknown)) return true;
  const head =
    /^\s*(?:[\p{L}-]+\s+){0,2}?(?:knowledge|experience|understanding|command|skills|exposure|notion|grip|grasp|acquaintance|awareness|kennis|ervaring|werkervaring|begrip|beheersing|vaardigheden|notie|besef|inzicht)\s+(?:of|in|on|to|with|van|met|op het gebied van)\s/u.exec(
      gap,
    );
  return head !== null && isConnected(gap.slice(head[0].length), 3);
}

/** "SQL: two years of it", "SQL, Minitab or R, good working knowledge": what a row or a list ends with holds for all of it. */
function levelBehind(
  folded: string,
  { to }: SentencePlace,
  masked: (from: number, to: number) => string,
  words: readonly LevelWords[],
): Level | null {
  const colon = folded.indexOf(":");
  if (colon >= to && colon <= longestLabel) return levelOfRow(folded, colon + 1, words);
  const [only, second] = words;
  const isOne = words.length === 1 || (words.length === 2 && second?.from === (only?.to ?? 0) + 1);
  if (!only || !isOne || only.from < to || !listEnd.test(folded.slice((second ?? only).to))) return null;
  const between = masked(to, only.from).replace(isDemanded, "");
  return atItsEnd.test(between) && isConnected(between.replace(atItsEnd, ""), unknownNames)
    ? only.level
    : null;
}

/** "Deep expertise in Python, working knowledge of SQL": the words lead to the next skill. */
function isOfNext(folded: string, { to }: LevelWords, spots: readonly SentencePlace[]): boolean {
  const next = spots.find(({ from }) => from >= to);
  return (
    next !== undefined &&
    /^\s*(?:[\p{L}-]+ )?(?:of|in|with|van|met|on)\s*$/u.test(folded.slice(to, next.from))
  );
}

/** The adjective of the next phrase ("SQL, good knowledge of …") is not about the skill before. */
function endsThere(folded: string, { to }: LevelWords): boolean {
  return /^\s*(?:$|[).,;!\]/]|-?\s*(?:niveau|level|proficiency|(?:understanding|knowledge|skills|command|grasp|kennis|begrip|beheersing|vaardigheden)\s*(?:$|[).,;!]))|(?:of |aan )?(?:relevant\p{L}* )?(?:werk)?(?:ervaring|experience)\s*(?:$|[).,;!]|is\b|vereist|required)|(?:in|op|en|and|or|of|beheersen|beheerst|spreken|kunnen|is|zijn|are|vereist|required|or|higher|hoger|te|communiceren|proficiency|will|volstaat|volstaan|suffices?|enough|genoeg|volkomen|uit|\+)(?![\p{L}]))/u.test(
    folded.slice(to),
  );
}

/** The level that the value of a row states first, of all that its label names: "SQL: good, our data are untidy". */
export function levelOfRow(folded: string, valueAt: number, words: readonly LevelWords[]): Level | null {
  const first = words.find(({ from }) => from >= valueAt);
  return first && isConnected(folded.slice(valueAt, first.from), 1) ? first.level : null;
}

/** The level that words before a list state of all its items: "Thorough knowledge of:". */
export function levelOfLead(folded: string): Level | null {
  const last = /[:…]\s*$/.test(folded) ? levelWordsOf(folded, false).at(-1) : undefined;
  return last && isConnected(folded.slice(last.to).replace(/[:…]\s*$/, "")) ? last.level : null;
}

function levelOfYears(count: number): Level {
  if (count >= 8) return 5;
  if (count >= 4) return 4;
  return count >= 2 ? 3 : 2;
}
