import type { Coverage } from "@vaardig/contract/analysis/skillsAnalysis";

/** Returns the share of people with a known level who reach the required one; null when no level is known. */
export function shareOf({ asked, unknown, met }: Coverage): number | null {
  const known = asked - unknown;
  return known > 0 ? met / known : null;
}

/** Returns one of five tones for a share. */
export function toneOfShare(share: number): 1 | 2 | 3 | 4 | 5 {
  const tone = Math.min(5, Math.floor(share * 5) + 1);
  return tone === 1 || tone === 2 || tone === 3 || tone === 4 ? tone : 5;
}

/** Returns one of five tones for a mean level. */
export function toneOfMean(mean: number): 1 | 2 | 3 | 4 | 5 {
  const tone = Math.round(mean);
  return tone === 2 || tone === 3 || tone === 4 || tone === 5 ? tone : 1;
}
