import { limits } from "../limits.ts";
import { levelInText } from "./levelInText.ts";
import { isNegated } from "./negation.ts";
import { excerptOf, type SkillEvidence } from "./skillEvidence.ts";
import type { LinkedConcept, SkillLinker } from "./skillLinker.ts";
import type { SkillPhrase } from "./skillPhrases.ts";
import { type Level, leadingLevel } from "./statedLevel.ts";

/** From this score a phrase is a skill. Below it a guess is wrong eleven times of twelve, so that none is made. */
const FOUND = 0.8;
/** From this score a name is the phrase itself but for its form. */
const SAME = 0.95;

interface Hit {
  words: string;
  concept: LinkedConcept;
  level: Level | null;
}

export interface LinkedPhrases {
  evidence: SkillEvidence[];
  unlinked: string[];
  /** Concepts named as lacking or wished for. */
  negated: string[];
}

/** Links the items of a skills list to concepts: whole, without a leading level, in parts, then by the skills spotted in it. */
export function linkPhrases(phrases: readonly SkillPhrase[], linker: SkillLinker): LinkedPhrases {
  const result: LinkedPhrases = { evidence: [], unlinked: [], negated: [] };
  const best = bestLink(linker);
  for (const phrase of phrases) {
    const hits = hitsIn(phrase, best, linker);
    if (hits.length === 0) result.unlinked.push(phrase.text);
    for (const hit of hits) {
      const at = phrase.line.indexOf(hit.words, phrase.start);
      const start = at < 0 ? phrase.start : at;
      if (isNegated(phrase.line, start, start + hit.words.length)) result.negated.push(hit.concept.conceptId);
      else result.evidence.push(toEvidence(phrase, hit, start));
    }
  }
  return result;
}

function toEvidence(phrase: SkillPhrase, hit: Hit, start: number): SkillEvidence {
  const { conceptId, label } = hit.concept;
  return {
    conceptId,
    label,
    certainty: "found",
    words: hit.words,
    excerpt: excerptOf(phrase.line, start, start + hit.words.length),
    section: "skills",
    level: phrase.level ?? hit.level,
    years: phrase.years,
    span: null,
  };
}

function hitsIn(
  phrase: SkillPhrase,
  best: (text: string) => LinkedConcept | null,
  linker: SkillLinker,
): Hit[] {
  const whole = best(phrase.text);
  const named = linker.spot(phrase.text);
  // What is named in words is surer than a name that is only similar: "ECG interpretation" is no data interpretation.
  const isOther = named.length > 0 && named.every(({ conceptId }) => conceptId !== whole?.conceptId);
  const led = leadingLevel(phrase.text);
  const bare = led.phrase === phrase.text ? whole : best(led.phrase);
  if (whole && (whole.score >= SAME || !isOther)) {
    // "Advanced Excel" is the name of a skill and a level of another; "basic life support" is the name of one alone.
    const isRated = bare !== null && bare.score >= SAME && bare.conceptId !== whole.conceptId;
    return [{ words: phrase.text, concept: whole, level: isRated ? led.level : null }];
  }
  if (bare && (bare.score >= SAME || !isOther))
    return [{ words: led.phrase, concept: bare, level: led.level }];
  const parts = led.phrase
    .split(/\s*\/\s*|\s+(?:and|en|&|\+)\s+/i)
    .filter((part) => part.length > 1 || /^[CR]$/.test(part));
  const linked =
    parts.length > 1 ? parts.map((words) => ({ words, concept: best(words), level: led.level })) : [];
  const hits = linked.filter(isHit);
  if (hits.length > 0) return hits;
  return named.map((spot) => ({
    words: phrase.text.slice(spot.start, spot.end),
    concept: { conceptId: spot.conceptId, label: spot.label, score: 1 },
    level: led.level ?? levelInText(phrase.text, spot.start, spot.end),
  }));
}

function isHit(part: { words: string; concept: LinkedConcept | null; level: Level | null }): part is Hit {
  return part.concept !== null;
}

/** "Computer" is a word of "computer vision", but "Illustrator" is its own name in "Adobe Illustrator". */
function isWordOfOther(text: string, { label }: LinkedConcept): boolean {
  const word = text.trim();
  return !/[\s-]/.test(word) && !(/^\p{Lu}/u.test(word) && label.split(" ").includes(word));
}

/** Each different text costs one search, and only so many are made for one document. */
function bestLink(linker: SkillLinker): (text: string) => LinkedConcept | null {
  const known = new Map<string, LinkedConcept | null>();
  return (text) => {
    const key = text.toLowerCase();
    const cached = known.get(key);
    if (cached !== undefined || known.size >= limits.linkedPhrases) return cached ?? null;
    const found = linker.link(text, { k: 1, minScore: FOUND })[0] ?? null;
    const best = found && found.score >= (isWordOfOther(text, found) ? SAME : FOUND) ? found : null;
    known.set(key, best);
    return best;
  };
}
