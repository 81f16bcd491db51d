import type { Band } from "@vaardig/contract/limits";

/** A hypothetical level. */
export interface WhatIfLevel {
  skillId: string;
  level: number;
}

export interface CareerMapQuery {
  userId: string;
  /** The person's current job profile. */
  presentId: string | null;
  /** Job profiles to leave out. */
  dismissedIds: string[];
  /** Levels to assume in addition to the person's own. */
  tried: WhatIfLevel[];
  /** Limits the result to the routes to this job profile. */
  targetId: string | null;
}

/** Null fields mean that there is not enough information. */
interface Scored {
  score: number | null;
  band: Band | null;
}

export interface CareerMapJob extends Scored {
  id: string;
  /** The match without the hypothetical levels. */
  before: Scored;
  /** Not within three moves without the hypothetical levels. */
  isNew: boolean;
  hops: number;
  fit: number;
  /** Levels of seniority above the current job profile. */
  step: number | null;
  isOtherFamily: boolean;
  missing: number;
  belowLevel: number;
  effort: number;
  /** The most costly gaps. */
  gaps: { skillId: string; need: number; have: number | null; mustHave: boolean }[];
}

/** The job profiles that a person's career can lead to. */
export interface CareerMap {
  /** Number of job profiles with requirements. */
  jobsCount: number;
  hasSkills: boolean;
  /** Whether the current job profile has requirements, so that it can stand in for missing skills. */
  hasPresent: boolean;
  /** The current job profile first, if there is one. */
  jobs: CareerMapJob[];
  /** `source` null is the person's current situation. */
  edges: { source: string | null; target: string; fit: number }[];
  /** Routes to the target, best first; ids of job profiles. */
  routes: { jobIds: string[]; fit: number }[];
}
