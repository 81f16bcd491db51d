/** What each part of a move's fit weighs; with a level step of 0 a perfect move is 1. */
export const FIT_WEIGHTS = { coverage: 0.6, groups: 0.2, family: 0.12, title: 0.08 } as const;
/** Taken off for each level of seniority between the two jobs, up or down. */
export const STEP_COST = 0.05;
/**
 * A move with less fit is none: 0.30, less what the order of a sum can change, so that its last bits never decide
 * whether a move is one.
 */
export const FIT_MIN = 0.3 - 1e-9;
export const STEP_MAX = 1;
/** Moves kept from each job, best first. */
export const MOVES_MAX = 25;

export const HOPS_MAX = 3;
/** Routes told to one target. */
export const PATHS_MAX = 3;

/** Jobs shown at once besides the present one, and how many of them are one, two and three moves away. */
export const SHOWN_MAX = 24;
export const SHOWN_BY_HOPS = [12, 8, 4] as const;

/** Courses among which the cheapest set is found for certain. */
export const EXACT_COURSES = 15;
