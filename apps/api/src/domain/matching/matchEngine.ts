import type { Band, Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { EvidenceSource } from "@vaardig/matching/model";
import type { JobInAd } from "@vaardig/resume/adFacts/jobsInAd";
import type { AdLanguage } from "@vaardig/resume/adFacts/languageOf";
import type { AdFacts } from "@vaardig/resume/adFacts/readAdFacts";
import type { DocumentText } from "@vaardig/resume/documentText";
import type { ParsedResume } from "@vaardig/resume/parseResume";
import type { CareerMap, CareerQuestion } from "./careerMap.ts";

declare module "../../platform/services.ts" {
  interface TxServices {
    matching: MatchEngine;
  }
}

/** A required skill, as a vacancy or job profile states it. */
export interface RequiredSkill {
  skillId: string;
  level: number;
  kind: "essential" | "optional";
  importance: number;
  mustHave: boolean;
}

export interface RankedRecord {
  id: string;
  /** Null when nothing is required or the person's profile says too little: "not enough information". */
  score: number | null;
  band: Band | null;
}

export interface RankedPerson extends RankedRecord {
  /** Required skills that are met, and that are short; the heaviest first, at most three each. */
  strengthIds: string[];
  gapIds: string[];
}

export interface PeopleRanking {
  page: RankedPerson[];
  /** Everyone allowed: no score hides a person. */
  total: number;
}

/** People, and the vacancies that are open to them. */
export interface BestVacancyGroup {
  userIds: string[];
  vacancyIds: string[];
}

export interface BestVacancy {
  userId: string;
  vacancyId: string;
  score: number;
  band: Band | null;
}

/** Whose people: the company's own, external ones or both. */
export type PeopleSide = "all" | "internal" | "external";

/** Whom to look for beside what they can do; an empty list or text and null ask for nothing. */
export interface PeopleFilter {
  /** Part of a name, headline, role or job, whatever its capitals and accents. */
  search: string;
  departments: string[];
  locations: string[];
  /** Available for so many hours a week, at least; anyone who did not say is not found. */
  hours: number | null;
}

/** A page from 0. */
export interface Page {
  page: number;
  size: number;
}

export interface PeopleByName {
  ids: string[];
  /** Everyone the filter finds. */
  total: number;
}

export interface FoundSkill {
  id: string;
  /** The label that matched, when it is not the preferred one. */
  matched: string | null;
}

/** What was typed into one box: skills by name with the level they are asked at, and the rest. */
export interface ReadSearch {
  /** Places (UTF-16, end exclusive) hold the words of a skill and its level. */
  skills: { skillId: string; level: number | null; start: number; end: number }[];
  rest: string;
  /** Skills that the rest may have meant, nearest first. */
  nearIds: string[];
}

export interface LinkedSkill {
  skillId: string;
  /** The name that looks like the phrase. */
  label: string;
  /** 0–1; 1 exactly when they are equal but for case, accents and signs. */
  score: number;
}

export interface ProposedSkill {
  skillId: string;
  /** Stated, or supported by years; null where neither is so. */
  level: number | null;
  levelSource: "stated" | "years" | null;
  /** Where there is no level: one to begin with, which no one claims. */
  suggestedLevel: number | null;
  certainty: "found" | "inferred";
  words: string | null;
  excerpt: { before: string; match: string; after: string } | null;
  /** Whole years since it was used last, if the source tells. */
  lastUsedYears: number | null;
  /** What the proposal rests on: words, a job that asks for it, or a skill that is there. */
  because: { text: string } | { job: string } | { skillId: string };
}

/** A résumé taken apart, without its text. */
export type ReadResume = Omit<ParsedResume, "sections">;

/** A skill that a job text asks for, with every place (UTF-16, end exclusive) where it does. */
export interface AskedSkill {
  skillId: string;
  /** Null where the text states none. */
  level: number | null;
  /** Where there is no level: one to begin with, which no one claims. */
  suggestedLevel: number | null;
  weight: "must" | "neutral" | "plus";
  places: { start: number; end: number }[];
}

/** A shared job profile that a title of an ad looks like; 0–1, 1 is its name. */
export interface TitledJob {
  title: string;
  jobProfileId: string;
  score: number;
}

/** What an ad says beside what it asks for. */
export interface TextFacts extends AdFacts {
  /** Null where too few words tell. */
  language: AdLanguage | null;
  /** The ads of a text that holds several; the facts are of the first. */
  ads: JobInAd[];
  /** The shared job profiles that its titles look like, best first. */
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
  /** The last day of validity of the person's licence, also when it has passed. */
  expiresOn: string | null;
}

export interface Sheet {
  scorerVersion: string;
  score: number | null;
  band: Band | null;
  cappedBySkillId: string | null;
  confidence: number;
  requirements: SheetRequirement[];
  lift: { band: Band; changes: { skillId: string; from: number | null; to: number; gain: number }[] } | null;
  notUsedSkillIds: string[];
}

/** As much of a viewer as says whose skills count. */
export interface SkillStateViewer {
  companyId: string;
  userId: string;
  role: Role;
}

/** People whose job asks for a skill: all of them, those who have the level, and those who are short of it. */
export interface SkillCover {
  skillId: string;
  asked: number;
  met: number;
  /** Not there or below the level; a level that no one stated is neither short nor enough. */
  short: number;
}

export interface SkillState {
  /** Skill by skill, unordered. */
  cover: SkillCover[];
  /** People who keep skills here and have none: how many, and up to three of them, those who were added first. */
  withoutSkills: { count: number; firstIds: string[] };
}

/**
 * Matching and linking, kept in a worker thread so that no request waits for a ranking. Its indexes are derived
 * from the rows and brought up to date before every answer.
 */
export interface MatchEngine {
  searchSkills(
    companyId: string,
    text: string,
    language: Language,
    page: number,
    size: number,
  ): Promise<{ found: FoundSkill[]; total: number }>;
  /** What a search asks for; `titles` are names of jobs beside those of the taxonomy. */
  readSearch(companyId: string, text: string, language: Language, titles: string[]): Promise<ReadSearch>;
  /** Skills whose names look like each phrase, best first; with `proposed` also those no one decided on yet. */
  linkSkills(
    companyId: string,
    phrases: string[],
    options: { minScore: number; size: number; proposed?: boolean },
  ): Promise<LinkedSkill[][]>;
  /** What a résumé says: its jobs, studies, languages and certificates, and the skills that it shows. */
  proposeFromResume(
    companyId: string,
    text: DocumentText,
  ): Promise<{ parsed: ReadResume; proposals: ProposedSkill[]; unlinked: string[] }>;
  /** Skills that the most similar job titles ask for. */
  proposeFromTitle(companyId: string, title: string): Promise<ProposedSkill[]>;
  /** Skills named in running text. */
  proposeFromText(companyId: string, text: string): Promise<ProposedSkill[]>;
  /** Skills that a job text asks for, in the order of the text. */
  requirementsOfText(companyId: string, text: string): Promise<AskedSkill[]>;
  /** What a job ad says beside what it asks for. */
  factsOfText(companyId: string, text: string): Promise<TextFacts>;
  /** Skills near to what the person has. */
  proposeFromPerson(companyId: string, userId: string): Promise<ProposedSkill[]>;
  /**
   * Active people of the company, best first and those without a score after them, newest first; `userIds`,
   * `withoutIds` and `filter`, if given, narrow who may be shown.
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
  /** Reads a company's people ahead, for anyone who is about to look for some. */
  readyPeople(companyId: string): Promise<void>;
  /** A page of active people by name; null, and they are read ahead, while answering would have to wait for that. */
  peopleByName(
    companyId: string,
    options: { people: PeopleSide; filter: PeopleFilter } & Page,
  ): Promise<PeopleByName | null>;
  /** These vacancies, best first; the whole list, because the caller filters by band and counts. */
  rankVacancies(companyId: string, userId: string, vacancyIds: string[]): Promise<RankedRecord[]>;
  /** For each person the one of the group's vacancies that fits best; people that none of them fits are left out. */
  bestVacancies(companyId: string, groups: BestVacancyGroup[]): Promise<BestVacancy[]>;
  explain(companyId: string, userId: string, required: RequiredSkill[]): Promise<Sheet>;
  /** Where a person's career can lead in the company; with a target the ways to that job. */
  careerMap(companyId: string, question: CareerQuestion): Promise<CareerMap>;
  /** What the jobs of the active people whose list the viewer may see ask for, and who of them has no skills. */
  skillState(viewer: SkillStateViewer): Promise<SkillState>;
  close(): Promise<void>;
}
