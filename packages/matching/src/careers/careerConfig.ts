/** Weights of the parts of a move's fit; a perfect move with level step 0 is 1. */
export const FIT_WEIGHTS = { coverage: 0.6, groups: 0.2, family: 0.12, title: 0.08 } as const;
/** Deducted for each level of seniority between the two jobs, up or down. */
export const STEP_COST = 0.05;
/** Minimum fit of a move: 0.30, less a tolerance so that the summation order cannot decide. */
export const FIT_MIN = 0.3 - 1e-9;
export const STEP_MAX = 1;
/** Maximum moves per job, best first. */
export const MOVES_MAX = 25;

export const HOPS_MAX = 3;
/** Maximum routes returned per target. */
export const PATHS_MAX = 3;

/** Maximum jobs shown besides the present one, and how many of them are one, two and three moves away. */
export const SHOWN_MAX = 24;
export const SHOWN_BY_HOPS = [12, 8, 4] as const;

/** Maximum number of courses for which the cheapest set is found exactly. */
export const EXACT_COURSES = 15;
