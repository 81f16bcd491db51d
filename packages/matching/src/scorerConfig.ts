/** Incremented with every change of this file's numbers or of the formula; stored with every saved score. */
export const SCORER_VERSION = "2.1.0";

export const LEVEL_MAX = 5;

export const ROLE_WEIGHT = { essential: 1, optional: 0.6 } as const;
/** The importance, of 1 to 5, that has weight 1. */
export const NEUTRAL_IMPORTANCE = 3;
/** Part of a weight that does not depend on rarity. */
export const RARITY_FLOOR = 0.2;
/** Inverse document frequency (natural logarithm) from which a skill counts as fully rare. */
export const RARITY_FULL_IDF = 5;
/** For skills without occupations, such as a company's own: neither common nor rare. */
export const UNKNOWN_IDF = 2.5;

export const EVIDENCE = { confirmed: 1, self: 0.9, inferred: 0.7, language: 0.9 } as const;
/** Evidence factor of a stated level, up to the level that colleagues endorsed. */
export const ENDORSED_EVIDENCE = 0.95;
export const UNUSED_PERIOD_YEARS = 3;
export const UNUSED_PERIOD_FACTOR = 0.9;
export const EVIDENCE_FLOOR = 0.5;
/**
 * Value of an unknown level, whatever is required: stating this level or a higher one never lowers a score.
 */
export const UNKNOWN_LEVEL = 2;

/** Cosine from which a neighbour counts; at 1 it earns all of SIMILAR_CREDIT. */
export const SIMILARITY_START = 0.5;
export const SIMILAR_CREDIT = 0.4;
/** Must stay below EVIDENCE_FLOOR, so that a skill never earns more as a group member than as itself. */
export const SAME_GROUP_CREDIT = 0.15;
export const NEIGHBOURS_PER_SKILL = 20;

/** Lowest score of each band, best band first; the last covers the rest. */
export const BAND_STARTS = [
  { band: "very_high", from: 0.8 },
  { band: "high", from: 0.6 },
  { band: "moderate", from: 0.4 },
  { band: "low", from: 0.2 },
  { band: "very_low", from: 0 },
] as const;
/**
 * Scores this close below a band's start belong to the band, so that 0.8 does not depend on the summation
 * order.
 */
export const BAND_TOLERANCE = 1e-9;
export const MUST_HAVE_CREDIT = 0.3;
export const MUST_HAVE_CAP = "moderate";

/** Attributes that cannot be inputs, because claims are all the scorer gets of a person. */
export const EXCLUDED_ATTRIBUTES = ["gender", "age", "name", "photo", "nationality"] as const;

/**
 * Number of similar occupations whose skills are suggested for a title, and the exponent that favours the
 * most similar.
 */
export const SUGGEST_OCCUPATIONS = 20;
export const SUGGEST_POWER = 4;
export const RELATION_WEIGHT = { essential: 1, optional: 0.5 } as const;
