import type { Claim, ClaimSource } from "./model.ts";
import {
  ENDORSED_EVIDENCE,
  EVIDENCE,
  EVIDENCE_FLOOR,
  LEVEL_MAX,
  UNKNOWN_LEVEL,
  UNUSED_PERIOD_FACTOR,
  UNUSED_PERIOD_YEARS,
} from "./scorerConfig.ts";

export const CODE_COUNT = 256;
export const LEVEL_CODES = LEVEL_MAX + 1;
const SOURCES = Object.keys(EVIDENCE) as ClaimSource[];

/**
 * The parts of a claim that affect the score; level and endorsed level are 0 for none, `periods` counts
 * three-year periods without use.
 */
interface CodedClaim {
  level: number;
  source: ClaimSource;
  endorsed: number;
  periods: number;
}

/** Rounds a level to 1–5. */
export function clampLevel(level: number): number {
  return Math.min(LEVEL_MAX, Math.max(1, Math.round(level)));
}

/** Returns the evidence factor after full periods without use, at least the floor. */
function agedEvidence(base: number, periods: number): number {
  return Math.max(EVIDENCE_FLOOR, base * UNUSED_PERIOD_FACTOR ** periods);
}

/** Returns the number of periods after which the evidence factor stays at the floor. */
function periodsToFloor(base: number): number {
  let periods = 0;
  while (agedEvidence(base, periods) > EVIDENCE_FLOOR) periods += 1;
  return periods;
}

/** Only self-stated claims can be endorsed, and a spoken language does not age. */
function periodsOf(source: ClaimSource, endorsed: number): number {
  if (source === "language") return 0;
  return periodsToFloor(endorsed > 0 ? ENDORSED_EVIDENCE : EVIDENCE[source]);
}

/** All claims that score differently, indexed by code. */
const CLAIMS: readonly CodedClaim[] = Array.from({ length: LEVEL_CODES }, (_, level) =>
  SOURCES.flatMap((source) =>
    Array.from({ length: source === "self" ? level + 1 : 1 }, (_, endorsed) =>
      Array.from({ length: periodsOf(source, endorsed) + 1 }, (_, periods) => ({
        level,
        source,
        endorsed,
        periods,
      })),
    ).flat(),
  ),
).flat();

/** Number of distinct claims, at most {@link CODE_COUNT}, so that a code fits one byte. */
export const CLAIM_COUNT = CLAIMS.length;

/** First code by source, level and endorsed level; the codes of further periods follow. */
const STARTS = new Uint8Array(SOURCES.length * LEVEL_CODES * LEVEL_CODES);
const placeOf = (source: number, level: number, endorsed: number) =>
  (source * LEVEL_CODES + level) * LEVEL_CODES + endorsed;
for (const [code, { level, source, endorsed, periods }] of CLAIMS.entries())
  if (periods === 0) STARTS[placeOf(SOURCES.indexOf(source), level, endorsed)] = code;

const MAX_PERIODS = Uint8Array.from({ length: SOURCES.length * 2 }, (_, at) =>
  periodsOf(SOURCES[at >> 1] ?? "self", at & 1),
);

/** Returns a claim as a one-byte code: its index among the claims that score differently. */
export function claimCode(claim: Omit<Claim, "skillId">): number {
  const level = claim.level === null ? 0 : clampLevel(claim.level);
  const source = SOURCES.indexOf(claim.source);
  const said = claim.source === "self" ? (claim.endorsedLevel ?? 0) : 0;
  const endorsed = said > 0 ? Math.min(level, clampLevel(said)) : 0;
  const years = Number.isFinite(claim.lastUsedYears) ? Math.max(0, claim.lastUsedYears) : 0;
  const most = MAX_PERIODS[source * 2 + (endorsed > 0 ? 1 : 0)] ?? 0;
  const periods = Math.min(most, Math.floor(years / UNUSED_PERIOD_YEARS));
  return (STARTS[placeOf(source, level, endorsed)] ?? 0) + periods;
}

const LEVELS = Uint8Array.from({ length: CODE_COUNT }, (_, code) => CLAIMS[code]?.level ?? 0);
const SCORABLE = Uint8Array.from({ length: CODE_COUNT }, (_, code) =>
  CLAIMS[code]?.source === "language" ? 0 : 1,
);

/** Levels by code: 1–5, or 0 for unknown. */
export const STATED_LEVELS = Int8Array.from(LEVELS);

/** Levels by code of confirmed claims: 1–5, or 0 for unknown; -1 for unconfirmed claims. */
export const CONFIRMED_LEVELS = Int8Array.from({ length: CODE_COUNT }, (_, code) =>
  CLAIMS[code]?.source === "confirmed" ? CLAIMS[code].level : -1,
);

/** Returns the level of a code: 1–5, or 0 for unknown. */
export function codeLevel(code: number): number {
  return LEVELS[code] ?? 0;
}

/**
 * Returns the evidence factor of a claim at its own level, 0.5–1: that of its source or endorsement, reduced
 * by a tenth per three years without use, at least the floor.
 */
export function codeEvidence(code: number): number {
  const claim = CLAIMS[code];
  if (claim === undefined) return EVIDENCE_FLOOR;
  const { source, level, endorsed, periods } = claim;
  return agedEvidence(endorsed > 0 && endorsed === level ? ENDORSED_EVIDENCE : EVIDENCE[source], periods);
}

/** Returns whether a code is more than a spoken language, see `isScorable`. */
export function isScorableCode(code: number): boolean {
  return SCORABLE[code] === 1;
}

/** Returns the share of a required level (1–5) that a level reaches, 0–1; level 0 is unknown. */
function levelReach(level: number, required: number): number {
  const held = level === 0 ? UNKNOWN_LEVEL : level;
  return Math.min(1, held / required);
}

/** levelReach as a table: index required × 6 + level. */
export const LEVEL_REACH = Float64Array.from({ length: (LEVEL_MAX + 1) * LEVEL_CODES }, (_, at) =>
  levelReach(at % LEVEL_CODES, Math.max(1, Math.floor(at / LEVEL_CODES))),
);

/** Returns the credit of a claim by its own level, and by its endorsed level. */
function creditsOf({ level, source, endorsed, periods }: CodedClaim, required: number) {
  return {
    own: levelReach(level, required) * agedEvidence(EVIDENCE[source], periods),
    endorsed: endorsed === 0 ? 0 : levelReach(endorsed, required) * agedEvidence(ENDORSED_EVIDENCE, periods),
  };
}

/** Credit of a claim on the required skill itself: index required level × 256 + code. */
export const DIRECT_CREDIT = Float64Array.from({ length: (LEVEL_MAX + 1) * CODE_COUNT }, (_, at) => {
  const claim = CLAIMS[at % CODE_COUNT];
  if (claim === undefined) return 0;
  const { own, endorsed } = creditsOf(claim, Math.max(1, Math.floor(at / CODE_COUNT)));
  return Math.max(own, endorsed);
});

/** Returns the credit, 0–1, of a claim code on a requirement of this level for the same skill. */
export function directCredit(code: number, required: number): number {
  return DIRECT_CREDIT[required * CODE_COUNT + code] ?? 0;
}

/**
 * Returns whether an endorsement, rather than the own level, earns the claim's credit at a required level.
 */
export function earnsByEndorsement(code: number, required: number): boolean {
  const claim = CLAIMS[code];
  if (claim === undefined) return false;
  const { own, endorsed } = creditsOf(claim, required);
  return endorsed > own;
}

/**
 * Returns the credit, 0–0.4, of a level (0 unknown) of another skill with a given adjacency strength
 * (0–0.4).
 */
export function adjacentCredit(strength: number, level: number, required: number): number {
  return strength * (LEVEL_REACH[required * LEVEL_CODES + level] ?? 0);
}
