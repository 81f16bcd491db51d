import type { Claim } from "@vaardig/matching/model";
import type { SkillTable } from "@vaardig/matching/skillTable";
import { jobsInAd } from "@vaardig/resume/adFacts/jobsInAd";
import { languageOf, READ_LANGUAGES } from "@vaardig/resume/adFacts/languageOf";
import { namesInAd } from "@vaardig/resume/adFacts/namesInAd";
import { partsOfTitle } from "@vaardig/resume/adFacts/partsOfTitle";
import { readAdFacts } from "@vaardig/resume/adFacts/readAdFacts";
import { readAd } from "@vaardig/resume/ads/readAd";
import type { DocumentText } from "@vaardig/resume/documentText";
import { parseResume } from "@vaardig/resume/parseResume";
import { proposeSkills } from "@vaardig/resume/proposeSkills";
import type { OccupationSkills, SkillKinship, SkillLinker } from "@vaardig/resume/skills/skillLinker";
import type { AskedSkill, ProposedSkill } from "../matchEngine.ts";
import type { TaxonomyTexts } from "./taxonomyTexts.ts";

/** What a proposal has that no text states a level for. */
const OPEN_LEVEL = { level: null, levelSource: null, suggestedLevel: 2 };
const PER_PERSON = 24;
/** A skill that fewer of the similar jobs ask for is no suggestion. */
const MIN_TITLE_SCORE = 0.15;

/** The taxonomy in the shape that the reader of résumés and ads asks for. */
export function linkerOf(texts: TaxonomyTexts): SkillLinker {
  return {
    link: (phrase, options) => texts.linker.link(phrase, options),
    spot: (text) => texts.spotter.spot(text),
  };
}

/** The titles of the taxonomy in the shape that the résumé reader asks for. */
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

/** The idf of a skill that one in a hundred jobs asks for. */
const NARROW = Math.log(100);

/** What goes together by the skills' groups and the jobs that ask for them. */
export function kinshipOf(skills: SkillTable): SkillKinship {
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

/** What a résumé says, skills with levels that it shows, each with the words it came from, and list items that no skill is close to. */
export function fromResume(
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
      kinship: kinshipOf(skills),
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

/** Skills that the most similar job titles ask for. */
export function fromTitle(texts: TaxonomyTexts, title: string): ProposedSkill[] {
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

/** Skills named in running text, in the order they appear. */
export function fromText(texts: TaxonomyTexts, text: string): ProposedSkill[] {
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

/** A level to begin with where a job text states none; no one claims it. */
const SUGGESTED_FOR_JOB = 3;

/** Skills that a job text asks for, each with its weight, the level it states, and every place that asks for it. */
export function fromJobText(texts: TaxonomyTexts, text: string): AskedSkill[] {
  const language = languageOf(text);
  const linker = linkerOf(texts);
  const asked =
    language === null || READ_LANGUAGES.has(language)
      ? readAd(text, linker).asked
      : namesInAd(text, linker, texts.isProperName);
  return asked.map(({ conceptId, level, weight, places }) => ({
    skillId: conceptId,
    level,
    suggestedLevel: level === null ? SUGGESTED_FOR_JOB : null,
    weight,
    places,
  }));
}

/** As much as two names of one job have in common. */
const SAME_JOB = 0.75;

const EQUAL_JOB = 0.98;

/** Names among which one is looked for that says as much as the title. */
const NEAR_JOBS = 5;

/** "Medewerker" may be of any work: it is no "HR-medewerker". */
function isHeadOf(title: string, label: string): boolean {
  const [head, name] = [title, label].map((text) => text.trim().toLowerCase());
  return [" ", "-"].some((joint) => name?.endsWith(`${joint}${head}`));
}

/** What a job ad says beside what it asks for, and the jobs that its titles look like; of several ads in one text the first. */
export function factsOfText(texts: TaxonomyTexts, source: string) {
  const named = (title: string) =>
    [title, title.split(/,|\s[–-]\s/)[0] ?? ""].flatMap((name) =>
      texts.jobs.link(name, { k: 1, minScore: EQUAL_JOB }),
    )[0]?.conceptId ?? null;
  const ads = jobsInAd(source, named);
  const text = ads[0] ? source.slice(ads[0].start, ads[0].end) : source;
  const near = (title: string) =>
    texts.jobs
      .link(title, { k: NEAR_JOBS, minScore: SAME_JOB })
      .filter(({ label }) => !isHeadOf(title, label))
      .slice(0, 1);
  const facts = readAdFacts(text, (title) => near(title).length > 0);
  // Of part of a title only the name itself: "Kok zorglocatie" is a "Kok", and no "Data scientist" is made of "Data".
  const within = (title: string) =>
    partsOfTitle(title).flatMap((part) => texts.jobs.link(part, { k: 1, minScore: EQUAL_JOB }));
  const jobsOf = (title: string) => [...near(title), ...within(title)].slice(0, 1);
  const jobs = facts.titles.flatMap(({ value: title }) =>
    jobsOf(title).map(({ conceptId, score }) => ({ title, jobProfileId: conceptId, score })),
  );
  return { ...facts, language: languageOf(text), ads, jobs: jobs.toSorted((a, b) => b.score - a.score) };
}

/** Skills that occur in the same jobs as what a person has, nearest first. */
export function fromClaims(skills: SkillTable, claims: readonly Claim[]): ProposedSkill[] {
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
