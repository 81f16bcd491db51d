import { limits } from "../limits.ts";
import type { YearMonth } from "../sections/dates.ts";
import type { ExperienceEntry } from "../sections/experience.ts";
import { spanOf } from "../sections/monthSpan.ts";
import { toParagraphs } from "../sections/paragraphs.ts";
import { isNegated } from "./negation.ts";
import { excerptOf, type SkillEvidence } from "./skillEvidence.ts";
import type { ImpliedSkill, LinkedConcept, OccupationSkills, SkillLinker } from "./skillLinker.ts";

/**
 * A skill that the title of a job makes likely is meant by words that are only similar to its name: "klachten oplossen"
 * of a shop manager is complaint handling. Measured on the reading corpus, seven of eight are right within these limits.
 */
const TITLE_SCORE = 0.3;
const LINK_SCORE = 0.45;
/** Every title makes "communicating" likely. */
const RARITY = 3.05;
const CANDIDATES = 8;
const MOST_WORDS = 6;
const FEWEST_LETTERS = 4;

const clauseEnd =
  /[,;:.()•]|\s(?:en|and|of|or|met|with|voor|for|in|aan|to|using|via|volgens|van|bij|at|by|from|naar|over|on)(?=\s)/u;

interface Sources {
  linker: SkillLinker;
  occupations: OccupationSkills;
  today: YearMonth;
}

/** Skills that a job's description names loosely and its title makes likely; the latest jobs first, as far as searches go. */
export function impliedInText(jobs: readonly ExperienceEntry[], sources: Sources): SkillEvidence[] {
  const link = boundedLink(sources.linker);
  return jobs.flatMap((job) => {
    const likely = likelySkills(job.title, sources.occupations);
    return likely.size === 0 ? [] : evidenceIn(job, likely, link, sources.today);
  });
}

function likelySkills(
  title: string | null,
  occupations: OccupationSkills,
): ReadonlyMap<string, ImpliedSkill> {
  if (title === null) return new Map();
  const likely = occupations
    .forTitle(title)
    .filter(({ score, rarity }) => score >= TITLE_SCORE && rarity >= RARITY);
  return new Map(likely.map((skill) => [skill.conceptId, skill]));
}

function evidenceIn(
  job: ExperienceEntry,
  likely: ReadonlyMap<string, ImpliedSkill>,
  link: (text: string) => LinkedConcept[],
  today: YearMonth,
): SkillEvidence[] {
  const span = job.period ? spanOf(job.period, today) : null;
  const found = toParagraphs(job.description).flatMap((text) =>
    clausesOf(text).flatMap(({ words, start }) =>
      link(words)
        .filter(({ conceptId }) => likely.has(conceptId) && !isNegated(text, start, start + words.length))
        .map((concept) => ({ ...concept, text, words, start })),
    ),
  );
  const best = new Map(found.toSorted((a, b) => a.score - b.score).map((one) => [one.conceptId, one]));
  return [...best.values()].map(({ conceptId, label, text, words, start }) => ({
    ...{ conceptId, label, words, span, certainty: "did_you_mean", section: "experience" },
    excerpt: excerptOf(text, start, start + words.length),
    ...{ level: null, years: null },
  }));
}

function clausesOf(text: string): { words: string; start: number }[] {
  let at = 0;
  return text.split(clauseEnd).flatMap((piece) => {
    const words = piece.trim();
    const start = text.indexOf(words, at);
    at = start + words.length;
    const count = words.split(/\s+/).length;
    return words.length >= FEWEST_LETTERS && count <= MOST_WORDS ? [{ words, start }] : [];
  });
}

/** Each different clause costs one search, and only so many are made for one document. */
function boundedLink(linker: SkillLinker): (text: string) => LinkedConcept[] {
  const known = new Map<string, LinkedConcept[]>();
  return (text) => {
    const key = text.toLowerCase();
    const held = known.get(key);
    if (held || known.size >= limits.linkedClauses) return held ?? [];
    const found = linker.link(text, { k: CANDIDATES, minScore: LINK_SCORE });
    known.set(key, found);
    return found;
  };
}
