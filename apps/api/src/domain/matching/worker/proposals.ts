import type { Claim } from "@vaardig/matching/model";
import type { SkillTable } from "@vaardig/matching/skillTable";
import { jobsInAd } from "@vaardig/resume/adFacts/jobsInAd";
import { languageOf, SUPPORTED_AD_LANGUAGES } from "@vaardig/resume/adFacts/languageOf";
import { namesInAd } from "@vaardig/resume/adFacts/namesInAd";
import { partsOfTitle } from "@vaardig/resume/adFacts/partsOfTitle";
import { readAdFacts } from "@vaardig/resume/adFacts/readAdFacts";
import { readAd } from "@vaardig/resume/ads/readAd";
import type { DocumentText } from "@vaardig/resume/documentText";
import { parseResume } from "@vaardig/resume/parseResume";
import { proposeSkills } from "@vaardig/resume/proposeSkills";
import type { OccupationSkills, SkillLinker, SkillRelatedness } from "@vaardig/resume/skills/skillLinker";
import { dutchToday } from "../../jobs/deadline.ts";
import type { ProposedSkill, RequestedSkill } from "../matchEngine.ts";
import type { TaxonomyTexts } from "./taxonomyTexts.ts";

/** Level fields of a proposal without a stated level. */
const OPEN_LEVEL = { level: null, levelSource: null, suggestedLevel: 2 };
const PER_PERSON = 24;
/** Minimum score: a skill that few similar jobs require is no suggestion. */
const MIN_TITLE_SCORE = 0.15;

/** Adapts the taxonomy to the interface of the résumé and ad readers. */
export function linkerOf(texts: TaxonomyTexts): SkillLinker {
  return {
    link: (phrase, options) => texts.linker.link(phrase, options),
    spot: (text) => texts.spotter.spot(text),
  };
}

/** Adapts the taxonomy's titles to the interface of the résumé reader. */
export function occupationsOf(texts: TaxonomyTexts): OccupationSkills {
  return {
    forTitle: (title) =>
      texts.heldTitles.suggest(title).map(({ skillId, score, becauseOf }) => ({
        conceptId: skillId,
        label: texts.titleLabels.get(becauseOf) ?? title,
        score,
        rarity: texts.rarityOf(skillId),
      })),
  };
}

/** The idf of a skill that one in a hundred jobs requires. */
const NARROW = Math.log(100);

/** Returns which skills belong together, by their groups and the jobs that require them. */
export function relatednessOf(skills: SkillTable): SkillRelatedness {
  const isNeighbour = (id: string, other: string) =>
    skills.neighbours(id).some(({ skillId }) => skillId === other);
  return {
    isNarrow: (id) =>
      skills.neighbours(id).length > 0 ? skills.idf(id) > NARROW : skills.groupOf(id).size > 0,
    areRelated: (id, other) =>
      [...skills.groupOf(id)].some((group) => skills.groupOf(other).has(group)) ||
      isNeighbour(id, other) ||
      isNeighbour(other, id),
  };
}

/**
 * Returns the content of a résumé, its skills with levels and the words they came from, and list items that
 * no skill resembles.
 */
export function proposeFromResume(
  { texts, skills }: { texts: TaxonomyTexts; skills: SkillTable },
  document: DocumentText,
  now: Date,
) {
  const { sections, ...parsed } = parseResume(document);
  const { proposals, unlinked } = proposeSkills(
    { sections, ...parsed },
    {
      linker: linkerOf(texts),
      occupations: occupationsOf(texts),
      kinship: relatednessOf(skills),
      today: { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 },
    },
  );
  return {
    parsed,
    proposals: proposals.map(
      ({ conceptId, label: _label, section: _section, ...proposal }): ProposedSkill => ({
        skillId: conceptId,
        ...proposal,
        because: { text: proposal.words },
      }),
    ),
    unlinked,
  };
}

/** Returns the skills required for the most similar job titles. */
export function proposeFromTitle(texts: TaxonomyTexts, title: string): ProposedSkill[] {
  return texts.titles
    .suggest(title)
    .filter(({ score }) => score >= MIN_TITLE_SCORE)
    .map(({ skillId, becauseOf }) => ({
      skillId,
      ...OPEN_LEVEL,
      certainty: "inferred",
      words: null,
      excerpt: null,
      lastUsedYears: null,
      because: { job: texts.titleLabels.get(becauseOf) ?? title },
    }));
}

const CONTEXT = 60;

/** Returns the skills named in running text, in order of appearance. */
export function proposeFromText(texts: TaxonomyTexts, text: string): ProposedSkill[] {
  const seen = new Set<string>();
  return texts.spotter.spot(text).flatMap(({ conceptId, start, end }): ProposedSkill[] => {
    if (seen.has(conceptId)) return [];
    seen.add(conceptId);
    const match = text.slice(start, end);
    const excerpt = {
      before: text.slice(Math.max(0, start - CONTEXT), start),
      match,
      after: text.slice(end, end + CONTEXT),
    };
    const because = { text: match };
    return [
      {
        skillId: conceptId,
        ...OPEN_LEVEL,
        certainty: "found",
        words: match,
        excerpt,
        lastUsedYears: null,
        because,
      },
    ];
  });
}

/** Default level where a job text states none; no one claims it. */
const SUGGESTED_FOR_JOB = 3;

/**
 * Returns the skills required by a job text, each with its weight, stated level, and every position that
 * mentions it.
 */
export function proposeFromJobText(
  { texts, skills }: { texts: TaxonomyTexts; skills: SkillTable },
  text: string,
): RequestedSkill[] {
  const language = languageOf(text);
  const linker = linkerOf(texts);
  const asked =
    language === null || SUPPORTED_AD_LANGUAGES.has(language)
      ? readAd(text, linker, relatednessOf(skills)).asked
      : namesInAd(text, linker, texts.isProperName);
  return asked.map(({ conceptId, level, weight, places }) => ({
    skillId: conceptId,
    level,
    suggestedLevel: level === null ? SUGGESTED_FOR_JOB : null,
    weight,
    places,
  }));
}

/** Minimum similarity of two names of the same job. */
const SAME_JOB = 0.75;

const EQUAL_JOB = 0.98;

/** Number of names among which an equally specific one is sought. */
const NEAR_JOBS = 5;

/**
 * Returns whether a title is only the head of a label: "Medewerker" may be any work, and is no
 * "HR-medewerker".
 */
function isHeadOf(title: string, label: string): boolean {
  const [head, name] = [title, label].map((text) => text.trim().toLowerCase());
  return [" ", "-"].some((joint) => name?.endsWith(`${joint}${head}`));
}

/**
 * Returns the facts of a job ad beside its required skills, and the job profiles that its titles resemble; of
 * several ads in one text those of the first.
 */
export function factsOfText(texts: TaxonomyTexts, source: string) {
  const named = (title: string) =>
    [title, title.split(/,|\s[–-]\s/)[0] ?? ""].flatMap((name) =>
      texts.jobs.link(name, { k: 1, minScore: EQUAL_JOB }),
    )[0]?.conceptId ?? null;
  const ads = jobsInAd(source, named);
  const text = ads[0] ? source.slice(ads[0].start, ads[0].end) : source;
  const language = languageOf(text);
  // An English "Museum conservator" is no Dutch "Conservator": in an English ad Dutch names count when they are equal.
  const isReadable = ({ lang, score }: { lang: string; score: number }) =>
    language !== "en" || lang !== "nl" || score >= EQUAL_JOB;
  const near = (title: string) =>
    texts.jobs
      .link(title, { k: NEAR_JOBS, minScore: SAME_JOB })
      .filter((one) => !isHeadOf(title, one.label) && isReadable(one))
      .slice(0, 1);
  const facts = readAdFacts(text, (title) => near(title).length > 0, dutchToday());
  // For part of a title only the exact name counts: "Kok zorglocatie" is a "Kok", but "Data" is no "Data
  // scientist".
  const within = (title: string) =>
    partsOfTitle(title).flatMap((part) => texts.jobs.link(part, { k: 1, minScore: EQUAL_JOB }));
  const jobsOf = (title: string) => [...near(title), ...within(title)].slice(0, 1);
  const jobs = facts.titles.flatMap(({ value: title }) =>
    jobsOf(title).map(({ conceptId, score }) => ({ title, jobProfileId: conceptId, score })),
  );
  return { ...facts, language, ads, jobs: jobs.toSorted((a, b) => b.score - a.score) };
}

/** Returns skills that occur in the same jobs as a person's skills, nearest first. */
export function proposeFromClaims(skills: SkillTable, claims: readonly Claim[]): ProposedSkill[] {
  const has = new Set(claims.map((claim) => skills.canonical(claim.skillId)));
  const near = new Map<string, { score: number; best: number; because: string }>();
  for (const own of has) {
    for (const { skillId, sim } of skills.neighbours(own)) {
      if (has.has(skillId)) continue;
      const entry = near.get(skillId) ?? { score: 0, best: 0, because: own };
      entry.score += sim;
      if (sim > entry.best) Object.assign(entry, { best: sim, because: own });
      near.set(skillId, entry);
    }
  }
  return [...near]
    .sort(([idA, a], [idB, b]) => b.score - a.score || (idA < idB ? -1 : 1))
    .slice(0, PER_PERSON)
    .map(([skillId, { because }]) => ({
      skillId,
      ...OPEN_LEVEL,
      certainty: "inferred",
      words: null,
      excerpt: null,
      lastUsedYears: null,
      because: { skillId: because },
    }));
}
