import type { Band } from "./model.ts";
import { BAND_STARTS, BAND_TOLERANCE, MUST_HAVE_CAP, MUST_HAVE_CREDIT } from "./scorerConfig.ts";

const RANKS = new Map<Band, number>(BAND_STARTS.map(({ band }, at) => [band, BAND_STARTS.length - 1 - at]));

/** The band's place, 0 (very low) to 4 (very high). */
export function bandRank(band: Band): number {
  return RANKS.get(band) ?? 0;
}

/** Whether a score, 0–1, has reached the start of a band. */
export function reachesBand(score: number, band: Band): boolean {
  const start = BAND_STARTS.find((entry) => entry.band === band)?.from ?? 0;
  return score + BAND_TOLERANCE >= start;
}

/** The band of a score, 0–1, before any cap. */
export function bandOf(score: number): Band {
  return BAND_STARTS.find(({ band }) => reachesBand(score, band))?.band ?? "very_low";
}

/** The band above, or null for the best one. */
export function bandAbove(band: Band): Band | null {
  const at = BAND_STARTS.findIndex((entry) => entry.band === band);
  return BAND_STARTS[at - 1]?.band ?? null;
}

/** Whether a missing must-have keeps a person out of this band. */
export function isCapped(band: Band): boolean {
  return bandRank(band) > bandRank(MUST_HAVE_CAP);
}

/** Whether a credit, 0–1, is too little for a must-have. */
export function failsMustHave(credit: number): boolean {
  return credit + BAND_TOLERANCE < MUST_HAVE_CREDIT;
}

/** One requirement as a cap looks at it. */
export interface BandedRequirement {
  skillId: string;
  mustHave: boolean;
  share: number;
}

/**
 * The band of a score with the cap for must-haves applied; cappedBy is the heaviest must-have that holds the band
 * down, null when none does. Credits are asked for only where they matter.
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
