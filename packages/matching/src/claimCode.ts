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

export const CODES = 256;
export const LEVEL_CODES = LEVEL_MAX + 1;
const SOURCES = Object.keys(EVIDENCE) as ClaimSource[];

/** What the score depends on of a claim; level and endorsed level 0 for none, periods of three years unused. */
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

/** How far evidence is believed after full periods without use, never below the floor. */
function agedEvidence(base: number, periods: number): number {
  return Math.max(EVIDENCE_FLOOR, base * UNUSED_PERIOD_FACTOR ** periods);
}

/** Periods after which evidence has sunk to the floor, so that more make no difference. */
function periodsToFloor(base: number): number {
  let periods = 0;
  while (agedEvidence(base, periods) > EVIDENCE_FLOOR) periods += 1;
  return periods;
}

/** Only what a person states can be endorsed beside it, and a spoken language does not age. */
function periodsOf(source: ClaimSource, endorsed: number): number {
  if (source === "language") return 0;
  return periodsToFloor(endorsed > 0 ? ENDORSED_EVIDENCE : EVIDENCE[source]);
}

/** Every claim that scores differently, by its code. */
const CLAIMS: readonly CodedClaim[] = Array.from({ length: LEVEL_CODES }, (_, level) =>
  SOURCES.flatMap((source) =>
    Array.from({ length: source === "self" ? level + 1 : 1 }, (_, endorsed) =>
      Array.from({ length: periodsOf(source, endorsed) + 1 }, (_, periods) => ({
        ...{ level, source, endorsed, periods },
      })),
    ).flat(),
  ),
).flat();

/** Distinct claims; at most {@link CODES}, so that one byte says all that the score depends on. */
export const CLAIM_COUNT = CLAIMS.length;

/** First code by source, level and endorsed level, and how many periods follow it. */
const STARTS = new Uint8Array(SOURCES.length * LEVEL_CODES * LEVEL_CODES);
const placeOf = (source: number, level: number, endorsed: number) =>
  (source * LEVEL_CODES + level) * LEVEL_CODES + endorsed;
for (const [code, { level, source, endorsed, periods }] of CLAIMS.entries())
  if (periods === 0) STARTS[placeOf(SOURCES.indexOf(source), level, endorsed)] = code;

const MOST_PERIODS = Uint8Array.from({ length: SOURCES.length * 2 }, (_, at) =>
  periodsOf(SOURCES[at >> 1] ?? "self", at & 1),
);

/** A claim as one byte: a number among the claims that score differently. */
export function claimCode(claim: Omit<Claim, "skillId">): number {
  const level = claim.level === null ? 0 : clampLevel(claim.level);
  const source = SOURCES.indexOf(claim.source);
  const said = claim.source === "self" ? (claim.endorsedLevel ?? 0) : 0;
  const endorsed = said > 0 ? Math.min(level, clampLevel(said)) : 0;
  const years = Number.isFinite(claim.lastUsedYears) ? Math.max(0, claim.lastUsedYears) : 0;
  const most = MOST_PERIODS[source * 2 + (endorsed > 0 ? 1 : 0)] ?? 0;
  const periods = Math.min(most, Math.floor(years / UNUSED_PERIOD_YEARS));
  return (STARTS[placeOf(source, level, endorsed)] ?? 0) + periods;
}

const LEVELS = Uint8Array.from({ length: CODES }, (_, code) => CLAIMS[code]?.level ?? 0);
const SCORABLE = Uint8Array.from({ length: CODES }, (_, code) =>
  CLAIMS[code]?.source === "language" ? 0 : 1,
);

/** The level in a code: 1–5, or 0 for unknown. */
export function codeLevel(code: number): number {
  return LEVELS[code] ?? 0;
}

/**
 * How far a claim is believed at its own level, 0.5–1: source or endorsement, less a tenth for every three years unused,
 * never below the floor.
 */
export function codeEvidence(code: number): number {
  const claim = CLAIMS[code];
  if (claim === undefined) return EVIDENCE_FLOOR;
  const { source, level, endorsed, periods } = claim;
  return agedEvidence(endorsed > 0 && endorsed === level ? ENDORSED_EVIDENCE : EVIDENCE[source], periods);
}

/** Whether a code says more than which language someone speaks, see `isScorable`. */
export function isScorableCode(code: number): boolean {
  return SCORABLE[code] === 1;
}

/** Share of a required level (1–5) that a level reaches, 0–1; 0 is unknown. */
function levelReach(level: number, required: number): number {
  const held = level === 0 ? UNKNOWN_LEVEL : level;
  return Math.min(1, held / required);
}

/** levelReach by required level and level: index required × 6 + level. */
export const REACH = Float64Array.from({ length: (LEVEL_MAX + 1) * LEVEL_CODES }, (_, at) =>
  levelReach(at % LEVEL_CODES, Math.max(1, Math.floor(at / LEVEL_CODES))),
);

/** What a claim earns by its own level, and by the level up to which colleagues endorsed it. */
function creditsOf({ level, source, endorsed, periods }: CodedClaim, required: number) {
  return {
    own: levelReach(level, required) * agedEvidence(EVIDENCE[source], periods),
    endorsed: endorsed === 0 ? 0 : levelReach(endorsed, required) * agedEvidence(ENDORSED_EVIDENCE, periods),
  };
}

/** Credit of a claim on the required skill itself: index required level × 256 + code. */
export const DIRECT_CREDIT = Float64Array.from({ length: (LEVEL_MAX + 1) * CODES }, (_, at) => {
  const claim = CLAIMS[at % CODES];
  if (claim === undefined) return 0;
  const { own, endorsed } = creditsOf(claim, Math.max(1, Math.floor(at / CODES)));
  return Math.max(own, endorsed);
});

/** Credit, 0–1, that a claim code earns on a requirement of this level for the same skill. */
export function directCredit(code: number, required: number): number {
  return DIRECT_CREDIT[required * CODES + code] ?? 0;
}

/** Whether it is the endorsement of colleagues that earns a claim's credit on a requirement of this level. */
export function earnsByEndorsement(code: number, required: number): boolean {
  const claim = CLAIMS[code];
  if (claim === undefined) return false;
  const { own, endorsed } = creditsOf(claim, required);
  return endorsed > own;
}

/** Credit, 0–0.4, that a level (0 unknown) of another skill earns, given how adjacent (0–0.4) that skill is. */
export function adjacentCredit(strength: number, level: number, required: number): number {
  return strength * (REACH[required * LEVEL_CODES + level] ?? 0);
}
