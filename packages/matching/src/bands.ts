import type { Band } from "./model.ts";
import { BAND_STARTS, BAND_TOLERANCE, MUST_HAVE_CAP, MUST_HAVE_CREDIT } from "./scorerConfig.ts";

const RANKS = new Map<Band, number>(BAND_STARTS.map(({ band }, at) => [band, BAND_STARTS.length - 1 - at]));

/** Returns the rank of a band, 0 (very low) to 4 (very high). */
export function bandRank(band: Band): number {
  return RANKS.get(band) ?? 0;
}

/** Returns whether a score, 0–1, reaches the start of a band. */
export function reachesBand(score: number, band: Band): boolean {
  const start = BAND_STARTS.find((entry) => entry.band === band)?.from ?? 0;
  return score + BAND_TOLERANCE >= start;
}

/** Returns the band of a score, 0–1, before any cap. */
export function bandOf(score: number): Band {
  return BAND_STARTS.find(({ band }) => reachesBand(score, band))?.band ?? "very_low";
}

/** Returns the next higher band, or null for the highest. */
export function bandAbove(band: Band): Band | null {
  const at = BAND_STARTS.findIndex((entry) => entry.band === band);
  return BAND_STARTS[at - 1]?.band ?? null;
}

/** Returns whether a missing must-have excludes this band. */
export function isCapped(band: Band): boolean {
  return bandRank(band) > bandRank(MUST_HAVE_CAP);
}

/** Returns whether a credit, 0–1, is too low for a must-have. */
export function failsMustHave(credit: number): boolean {
  return credit + BAND_TOLERANCE < MUST_HAVE_CREDIT;
}

/** The fields of a requirement that a cap depends on. */
export interface BandedRequirement {
  skillId: string;
  mustHave: boolean;
  share: number;
}

/**
 * Returns the band of a score after the must-have cap; `cappedBy` is the heaviest must-have that limits the
 * band, or null. `creditAt` is called only where the cap can apply.
 */
export function bandWithCap(
  score: number,
  requirements: readonly BandedRequirement[],
  creditAt: (at: number) => number,
): { band: Band; cappedBy: string | null } {
  const band = bandOf(score);
  if (!isCapped(band)) return { band, cappedBy: null };
  let holding: BandedRequirement | null = null;
  for (const [at, requirement] of requirements.entries()) {
    if (!requirement.mustHave || (holding && holding.share >= requirement.share)) continue;
    if (failsMustHave(creditAt(at))) holding = requirement;
  }
  return holding ? { band: MUST_HAVE_CAP, cappedBy: holding.skillId } : { band, cappedBy: null };
}
