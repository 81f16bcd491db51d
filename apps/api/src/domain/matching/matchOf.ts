import type { MatchSummary } from "@vaardig/contract/matching";
import { bandOf } from "@vaardig/matching/bands";
import type { RankedRecord } from "./matchEngine.ts";

/** Nothing is asked for, or no one asked how well it fits. */
export const NO_MATCH: MatchSummary = { score: null, band: null, capped: false, provisional: false };

/** A ranked record → wire: `capped` where a missing must-have keeps the band below that of the score. */
export function matchOf(
  { score, band }: Pick<RankedRecord, "score" | "band">,
  provisional = false,
): MatchSummary {
  return { score, band, capped: score !== null && bandOf(score) !== band, provisional };
}
