import type { ParsedResume } from "./parseResume.ts";
import { monthIndex, type YearMonth } from "./sections/dates.ts";
import type { SectionName } from "./sections/headingSection.ts";
import { type MonthSpan, monthsCovered, spanOf } from "./sections/monthSpan.ts";
import { type EvidenceSources, gatherEvidence } from "./skills/gatherEvidence.ts";
import type { Certainty, Excerpt, SkillEvidence } from "./skills/skillEvidence.ts";
import type { Level } from "./skills/statedLevel.ts";
import { unknownWordsIn } from "./skills/unknownWords.ts";

export interface SkillProposal {
  conceptId: string;
  label: string;
  /** Null where nothing in the document states or supports one. */
  level: Level | null;
  /** Whether the document states the level or its years give it. */
  levelSource: "stated" | "years" | null;
  /** A level to choose from where there is none; no one said so. */
  suggestedLevel: Level | null;
  certainty: Certainty;
  /** The exact words it came from. */
  words: string;
  excerpt: Excerpt;
  section: SectionName;
  /** Whole years since the last job it was used in, 0 when that job goes on, null when unknown. */
  lastUsedYears: number | null;
}

export interface SkillProposals {
  proposals: SkillProposal[];
  /** Items of the skills list that no concept is close to, as written. */
  unlinked: string[];
}

/** Suggested for a skill that is named and no more, by someone who works for years already and by others. */
const SUGGESTED_AFTER_YEARS: Level = 3;
const SUGGESTED: Level = 2;
const YEARS = 5;
/** Where a skill shows best, after what states its level: at work, then by what the person says, then by study. */
const bestSections: readonly SectionName[] = [
  "experience",
  "projects",
  "skills",
  "summary",
  "courses",
  "education",
];
const certainties: readonly Certainty[] = ["found", "inferred"];

/** Proposes skills with levels from a résumé, one proposal per concept with its best evidence: stated levels first, then by certainty and frequency. */
export function proposeSkills(resume: ParsedResume, sources: EvidenceSources): SkillProposals {
  const { evidence, unlinked, negated } = gatherEvidence(resume, sources);
  const career = resume.experience.flatMap(({ period }) => (period && spanOf(period, sources.today)) || []);
  const byConcept = Map.groupBy(evidence, (each) => each.conceptId);
  const strangers = sources.kinship ? unknownWordsIn(byConcept, sources.kinship) : new Set();
  const ranked = [...byConcept].flatMap(([id, all]) => {
    if (strangers.has(id)) return [];
    const best = all.toSorted(byStrength)[0];
    if (!best || (best.certainty === "inferred" && negated.has(best.conceptId))) return [];
    return [{ proposal: propose(best, all, { today: sources.today, career }), frequency: all.length }];
  });
  ranked.sort(
    (a, b) =>
      Number(b.proposal.levelSource === "stated") - Number(a.proposal.levelSource === "stated") ||
      certainties.indexOf(a.proposal.certainty) - certainties.indexOf(b.proposal.certainty) ||
      b.frequency - a.frequency ||
      compare(a.proposal.label, b.proposal.label) ||
      compare(a.proposal.conceptId, b.proposal.conceptId),
  );
  return { proposals: ranked.map(({ proposal }) => proposal), unlinked };
}

/** The surer evidence first, and within it what states a level. */
function byStrength(a: SkillEvidence, b: SkillEvidence): number {
  return (
    certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty) ||
    Number(b.level !== null) - Number(a.level !== null) ||
    Number(b.years !== null) - Number(a.years !== null) ||
    Number(isBare(a)) - Number(isBare(b)) ||
    placeOf(a) - placeOf(b)
  );
}

/** A title by itself shows less than a sentence. */
function isBare({ section, excerpt }: SkillEvidence): boolean {
  return section === "experience" && excerpt.before === "" && excerpt.after === "";
}

function placeOf({ section }: SkillEvidence): number {
  const place = bestSections.indexOf(section);
  return place < 0 ? bestSections.length : place;
}

interface Career {
  today: YearMonth;
  /** The time of every job. */
  career: readonly MonthSpan[];
}

/** Months worked from the first job that shows a skill to the last: who has it does not lose it in between. */
function monthsSince(spans: readonly MonthSpan[], career: readonly MonthSpan[]): number {
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  const clipped = career.map((span) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) }));
  return monthsCovered([...spans, ...clipped.filter((span) => span.to > span.from)]);
}

function propose(
  best: SkillEvidence,
  all: readonly SkillEvidence[],
  { today, career }: Career,
): SkillProposal {
  const { conceptId, label, certainty, words, excerpt, section } = best;
  // What a title implies says nothing about the years of a skill that is named elsewhere.
  const counted = certainty === "inferred" ? all : all.filter((each) => each.certainty !== "inferred");
  const spans = counted.flatMap((each) => each.span ?? []);
  const lastMonth = Math.max(...spans.map((span) => span.to));
  return {
    conceptId,
    label,
    ...levelFor(certainty, counted, monthsSince(spans, career), monthsCovered(career)),
    certainty,
    words,
    excerpt,
    section,
    lastUsedYears:
      spans.length === 0 ? null : Math.max(0, Math.floor((monthIndex(today, 6) + 1 - lastMonth) / 12)),
  };
}

function levelFor(
  certainty: Certainty,
  evidence: readonly SkillEvidence[],
  months: number,
  careerMonths: number,
) {
  const stated = Math.max(...evidence.map((each) => each.level ?? 0));
  if (stated > 0) return { level: stated as Level, levelSource: "stated" as const, suggestedLevel: null };
  const years = Math.max(months / 12, ...evidence.map((each) => each.years ?? 0));
  if (certainty !== "inferred" && years > 0)
    return { level: levelOfYears(years), levelSource: "years" as const, suggestedLevel: null };
  // What only a title implies is one step below what its years would give.
  const named = careerMonths >= YEARS * 12 ? SUGGESTED_AFTER_YEARS : SUGGESTED;
  const suggestedLevel = years > 0 ? (Math.max(1, levelOfYears(years) - 1) as Level) : named;
  return { level: null, levelSource: null, suggestedLevel };
}

/** One step lower than years might justify; the highest level is for the person to claim. */
function levelOfYears(years: number): Level {
  if (years < 1) return 1;
  if (years < 3) return 2;
  return years < 6 ? 3 : 4;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
