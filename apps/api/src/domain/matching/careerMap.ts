import type { Band } from "@vaardig/contract/limits";

/** A level that is tried out. */
export interface TriedLevel {
  skillId: string;
  level: number;
}

export interface CareerQuestion {
  userId: string;
  /** The job profile that the person has. */
  presentId: string | null;
  /** Jobs that nothing leads to. */
  dismissedIds: string[];
  /** What the person would have on top of what they have. */
  tried: TriedLevel[];
  /** Asks for the ways to this job instead of all that is in reach. */
  targetId: string | null;
}

/** Null when there is not enough information. */
interface Scored {
  score: number | null;
  band: Band | null;
}

export interface CareerMapJob extends Scored {
  id: string;
  /** The match without what is tried. */
  before: Scored;
  /** Not within three moves without what is tried. */
  isNew: boolean;
  hops: number;
  fit: number;
  /** Levels of seniority up from the present job. */
  step: number | null;
  isOtherFamily: boolean;
  missing: number;
  belowLevel: number;
  effort: number;
  /** Those that cost most. */
  gaps: { skillId: string; need: number; have: number | null; mustHave: boolean }[];
}

/** Where someone's career can lead. */
export interface CareerMap {
  /** Jobs that ask for something. */
  jobsCount: number;
  hasSkills: boolean;
  /** Whether the present job asks for something, so that it can stand in for skills. */
  hasPresent: boolean;
  /** The present job first, if there is one. */
  jobs: CareerMapJob[];
  /** `source` null is where the person stands. */
  edges: { source: string | null; target: string; fit: number }[];
  /** Ways to the target, best first; ids of job profiles. */
  routes: { jobIds: string[]; fit: number }[];
}
