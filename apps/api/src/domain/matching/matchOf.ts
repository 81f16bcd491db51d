import type { MatchSummary } from "@vaardig/contract/matching";
import { bandOf } from "@vaardig/matching/bands";
import type { RankedRecord } from "./matchEngine.ts";

/** The match when nothing is required or no match was requested. */
export const NO_MATCH: MatchSummary = { score: null, band: null, capped: false, provisional: false };

/**
 * Converts a ranked record to the wire format; `capped` when a missing must-have keeps the band below that of
 * the score.
 */
export function matchOf(
  { score, band }: Pick<RankedRecord, "score" | "band">,
  provisional = false,
): MatchSummary {
  return { score, band, capped: score !== null && bandOf(score) !== band, provisional };
}
