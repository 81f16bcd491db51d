import type { Claim, ClaimSource } from "./model.ts";
import {
  EVIDENCE,
  EVIDENCE_FLOOR,
  LEVEL_MAX,
  UNKNOWN_LEVEL,
  UNUSED_PERIOD_FACTOR,
  UNUSED_PERIOD_YEARS,
} from "./scorerConfig.ts";

export const CODES = 256;
export const LEVEL_CODES = 8;
export const LEVEL_MASK = 7;
const PERIODS_MAX = 7;
const SOURCES: readonly ClaimSource[] = ["confirmed", "self", "inferred", "language"];

/** Rounds a level to 1–5. */
export function clampLevel(level: number): number {
  return Math.min(LEVEL_MAX, Math.max(1, Math.round(level)));
}

/**
 * A claim as one byte: bits 0–2 level (0 unknown), bits 3–4 source, bits 5–7 full three-year periods unused.
 * Seven periods bring the strongest source to the floor, so the byte loses nothing the score depends on.
 */
export function claimCode(claim: Omit<Claim, "skillId">): number {
  const level = claim.level === null ? 0 : clampLevel(claim.level);
  const years = Number.isFinite(claim.lastUsedYears) ? Math.max(0, claim.lastUsedYears) : 0;
  const periods = Math.min(PERIODS_MAX, Math.floor(years / UNUSED_PERIOD_YEARS));
  return level | (SOURCES.indexOf(claim.source) << 3) | (periods << 5);
}

/** The level in a code: 1–5, or 0 for unknown. */
export function codeLevel(code: number): number {
  return code & LEVEL_MASK;
}

/** How far a claim is believed, 0.5–1: source, less a tenth for every three years unused, never below the floor. */
export function codeEvidence(code: number): number {
  const base = EVIDENCE[SOURCES[(code >> 3) & 3] ?? "inferred"];
  return Math.max(EVIDENCE_FLOOR, base * UNUSED_PERIOD_FACTOR ** (code >> 5));
}

/** Whether a code says more than which language somebody speaks, see `isScorable`. */
export function isScorableCode(code: number): boolean {
  return SOURCES[(code >> 3) & 3] !== "language";
}

/** Share of a required level (1–5) that a level reaches, 0–1; 0 is unknown. */
function levelReach(level: number, required: number): number {
  const held = level === 0 ? UNKNOWN_LEVEL : level;
  return Math.min(1, held / required);
}

/** levelReach by required level and level: index required × 8 + level. */
export const REACH = Float64Array.from({ length: (LEVEL_MAX + 1) * LEVEL_CODES }, (_, at) =>
  levelReach(at % LEVEL_CODES, Math.max(1, Math.floor(at / LEVEL_CODES))),
);

/** Credit of a claim on the required skill itself: index required level × 256 + code. */
export const DIRECT_CREDIT = Float64Array.from({ length: (LEVEL_MAX + 1) * CODES }, (_, at) => {
  const code = at % CODES;
  return levelReach(codeLevel(code), Math.max(1, Math.floor(at / CODES))) * codeEvidence(code);
});

/** Credit, 0–1, that a claim code earns on a requirement of this level for the same skill. */
export function directCredit(code: number, required: number): number {
  return DIRECT_CREDIT[required * CODES + code] ?? 0;
}

/** Credit, 0–0.4, that a claim code on another skill earns, given how adjacent (0–0.4) that skill is. */
export function adjacentCredit(strength: number, code: number, required: number): number {
  return strength * (REACH[required * LEVEL_CODES + codeLevel(code)] ?? 0);
}
