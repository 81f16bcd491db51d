import type { Band, Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { EvidenceSource } from "@vaardig/matching/model";
import type { JobInAd } from "@vaardig/resume/adFacts/jobsInAd";
import type { AdLanguage } from "@vaardig/resume/adFacts/languageOf";
import type { AdFacts } from "@vaardig/resume/adFacts/readAdFacts";
import type { DocumentText } from "@vaardig/resume/documentText";
import type { ParsedResume } from "@vaardig/resume/parseResume";
import type { CareerMap, CareerMapQuery } from "./careerMap.ts";
import type {
  ChosenSkills,
  CountedPeople,
  CountedSkills,
  SinglePointPage,
  SkillCount,
} from "./skillCount.ts";

declare module "../../platform/services.ts" {
  interface TxServices {
    matching: MatchEngine;
  }
}

/** A required skill of a job or job profile. */
export interface RequiredSkill {
  skillId: string;
  level: number;
  kind: "essential" | "optional";
  importance: number;
  mustHave: boolean;
}

export interface RankedRecord {
  id: string;
  /** Null when nothing is required or the profile says too little: "not enough information". */
  score: number | null;
  band: Band | null;
}

export interface RankedPerson extends RankedRecord {
  /** Required skills that are met, and missing ones; the heaviest first, at most three each. */
  strengthIds: string[];
  gapIds: string[];
}

export interface PeopleRanking {
  page: RankedPerson[];
  /** Number of people allowed; no score hides a person. */
  total: number;
}

/** People and the jobs open to them. */
export interface BestOpenJobGroup {
  userIds: string[];
  vacancyIds: string[];
}

export interface BestOpenJob {
  userId: string;
  vacancyId: string;
  score: number;
  band: Band | null;
}

/** Which people to include: the company's own, external ones or both. */
export type PeopleSide = "all" | "internal" | "external";

/** Filters beside skills; an empty list, empty text or null means no filter. */
export interface PeopleFilter {
  /** Part of a name, headline, role or job profile; ignores case and accents. */
  search: string;
  departments: string[];
  locations: string[];
  /** Minimum availability in hours per week; people without a stated one are not found. */
  hours: number | null;
}

/** A page, counted from 0. */
export interface Page {
  page: number;
  size: number;
}

export interface PeopleByName {
  ids: string[];
  /** Number of people that match the filter. */
  total: number;
}

export interface FoundSkill {
  id: string;
  /** The label that matched, if not the preferred one. */
  matched: string | null;
}

/** A search typed into one box, split into skills with requested levels and the rest. */
export interface ParsedSearch {
  /** Positions (UTF-16, end exclusive) of the words for a skill and its level. */
  skills: { skillId: string; level: number | null; start: number; end: number }[];
  rest: string;
  /** Skills that the rest may mean, nearest first. */
  nearIds: string[];
}

export interface LinkedSkill {
  skillId: string;
  /** The label that resembles the phrase. */
  label: string;
  /** 0–1; 1 exactly when they are equal apart from case, accents and punctuation. */
  score: number;
}

export interface ProposedSkill {
  skillId: string;
  /** Stated, or derived from years; null without either. */
  level: number | null;
  levelSource: "stated" | "years" | null;
  /** Without a level: a default to start with, which no one claims. */
  suggestedLevel: number | null;
  certainty: "found" | "inferred";
  words: string | null;
  excerpt: { before: string; match: string; after: string } | null;
  /** Whole years since the last use; null when the source does not say. */
  lastUsedYears: number | null;
  /** The reason for the proposal: a text, a job that requires the skill, or a skill the person has. */
  because: { text: string } | { job: string } | { skillId: string };
}

/** A parsed résumé without its text. */
export type ResumeContent = Omit<ParsedResume, "sections">;

/** A skill required by a job text, with every position (UTF-16, end exclusive) that mentions it. */
export interface RequestedSkill {
  skillId: string;
  /** Null when the text states no level. */
  level: number | null;
  /** Without a level: a default to start with, which no one claims. */
  suggestedLevel: number | null;
  weight: "must" | "neutral" | "plus";
  places: { start: number; end: number }[];
}

/** A shared job profile that resembles a title in an ad; score 0–1, 1 for its exact name. */
export interface TitledJob {
  title: string;
  jobProfileId: string;
  score: number;
}

/** The facts of an ad beside its required skills. */
export interface TextFacts extends AdFacts {
  /** Null when there are too few words to decide. */
  language: AdLanguage | null;
  /** The ads in a text that holds several; the facts are those of the first. */
  ads: JobInAd[];
  /** The shared job profiles that resemble its titles, best first. */
  jobs: TitledJob[];
}

export interface SheetRequirement {
  skillId: string;
  status: "met" | "below_level" | "adjacent" | "missing" | "level_unknown";
  need: number;
  have: number | null;
  kind: "essential" | "optional";
  importance: number;
  mustHave: boolean;
  viaSkillId: string | null;
  viaLevel: number | null;
  credit: number;
  points: number;
  lost: number;
  source: EvidenceSource | null;
  lastUsed: string | null;
  /** Last day of validity of the person's licence, even when it has passed. */
  expiresOn: string | null;
}

export interface ScoreSheet {
  scorerVersion: string;
  score: number | null;
  band: Band | null;
  cappedBySkillId: string | null;
  confidence: number;
  requirements: SheetRequirement[];
  lift: { band: Band; changes: { skillId: string; from: number | null; to: number; gain: number }[] } | null;
  notUsedSkillIds: string[];
}

/** The viewer's fields that decide whose skills are counted. */
export interface SkillStateViewer {
  companyId: string;
  userId: string;
  role: Role;
}

/** People whose job profile requires a skill: all, those at the level, and those below. */
export interface SkillCoverage {
  skillId: string;
  asked: number;
  met: number;
  /** Without the skill or below the level; a skill without a stated level counts as neither short nor met. */
  short: number;
}

export interface SkillState {
  /** Per skill, in no particular order. */
  cover: SkillCoverage[];
  /** Active people without skills: the count, and up to three of them, longest present first. */
  withoutSkills: { count: number; firstIds: string[] };
}

/**
 * Matching and linking, run in a worker thread so that no request is blocked by a ranking. Its indexes are
 * derived from the database and brought up to date before every response.
 */
export interface MatchEngine {
  searchSkills(
    companyId: string,
    text: string,
    language: Language,
    page: number,
    size: number,
  ): Promise<{ found: FoundSkill[]; total: number }>;
  /** Splits a search text; `titles` are names of jobs beside those of the taxonomy. */
  readSearch(companyId: string, text: string, language: Language, titles: string[]): Promise<ParsedSearch>;
  /**
   * Returns the skills whose names resemble each phrase, best first; with `proposed` also those not decided
   * on yet.
   */
  linkSkills(
    companyId: string,
    phrases: string[],
    options: { minScore: number; size: number; proposed?: boolean },
  ): Promise<LinkedSkill[][]>;
  /** Returns the content of a résumé: jobs, studies, languages and certificates, and the skills it shows. */
  proposeFromResume(
    companyId: string,
    text: DocumentText,
  ): Promise<{ parsed: ResumeContent; proposals: ProposedSkill[]; unlinked: string[] }>;
  /** Returns the skills required for the most similar job titles. */
  proposeFromTitle(companyId: string, title: string): Promise<ProposedSkill[]>;
  /** Returns the skills named in running text. */
  proposeFromText(companyId: string, text: string): Promise<ProposedSkill[]>;
  /** Returns the skills required by a job text, in the order of the text. */
  requirementsOfText(companyId: string, text: string): Promise<RequestedSkill[]>;
  /** Returns the facts of a job ad beside its required skills. */
  factsOfText(companyId: string, text: string): Promise<TextFacts>;
  /** Returns skills related to those the person has. */
  proposeFromPerson(companyId: string, userId: string): Promise<ProposedSkill[]>;
  /**
   * Ranks active people of the company, best first; people without a score follow, newest first. `userIds`,
   * `withoutIds` and `filter` narrow the result.
   */
  rankPeople(
    companyId: string,
    required: RequiredSkill[],
    options: {
      people: PeopleSide;
      userIds?: string[] | undefined;
      withoutIds?: string[] | undefined;
      filter?: PeopleFilter | undefined;
      page: number;
      size: number;
    },
  ): Promise<PeopleRanking>;
  /** Preloads a company's people, before a search. */
  readyPeople(companyId: string): Promise<void>;
  /**
   * Returns a page of active people by name; null while the people are not loaded yet, which then starts in
   * the background.
   */
  peopleByName(
    companyId: string,
    options: { people: PeopleSide; filter: PeopleFilter } & Page,
  ): Promise<PeopleByName | null>;
  /**
   * Ranks the given jobs, best first; returns the whole list, because the caller filters by band and counts.
   */
  rankVacancies(companyId: string, userId: string, vacancyIds: string[]): Promise<RankedRecord[]>;
  /** Returns the best-matching job of the group for each person; people without a match are left out. */
  bestOpenJobs(companyId: string, groups: BestOpenJobGroup[]): Promise<BestOpenJob[]>;
  explain(companyId: string, userId: string, required: RequiredSkill[]): Promise<ScoreSheet>;
  /**
   * Returns the job profiles that a person's career can lead to in the company; with a target, the routes to
   * it.
   */
  careerMap(companyId: string, question: CareerMapQuery): Promise<CareerMap>;
  /**
   * Returns how the people that the viewer may list meet the requirements of their job profiles, and which of
   * them have no skills.
   */
  skillState(viewer: SkillStateViewer): Promise<SkillState>;
  /** Counts the skills that job profiles require, by department; with `asked` null, counts only people. */
  countSkills(companyId: string, whose: CountedPeople, asked: ChosenSkills | null): Promise<SkillCount>;
  /** Returns a page of skills that only one person has at the required level, the most required first. */
  singlePoints(companyId: string, whose: CountedPeople, asked: CountedSkills): Promise<SinglePointPage>;
  close(): Promise<void>;
}
