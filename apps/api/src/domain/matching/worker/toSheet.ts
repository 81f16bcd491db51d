import type { Explanation } from "@vaardig/matching/explanation";
import { SCORER_VERSION } from "@vaardig/matching/scorerConfig";
import type { ScoreSheet } from "../matchEngine.ts";
import type { PersonClaims } from "./claims.ts";

/**
 * Converts the scorer's explanation to the numbers of the match sheet, with the dates of the person's skills.
 */
export function toSheet(
  explanation: Explanation | null,
  { lastUsed, expiresOn }: Pick<PersonClaims, "lastUsed" | "expiresOn">,
): ScoreSheet {
  if (!explanation) {
    return {
      scorerVersion: SCORER_VERSION,
      score: null,
      band: null,
      cappedBySkillId: null,
      confidence: 0,
      requirements: [],
      lift: null,
      notUsedSkillIds: [],
    };
  }
  return {
    scorerVersion: explanation.scorerVersion,
    score: explanation.score,
    band: explanation.band,
    cappedBySkillId: explanation.cappedBy,
    confidence: explanation.confidence,
    requirements: explanation.requirements.map((entry) => ({
      skillId: entry.skillId,
      status: entry.status,
      need: entry.need,
      have: entry.have,
      kind: entry.kind,
      importance: entry.importance,
      mustHave: entry.mustHave,
      viaSkillId: entry.via,
      viaLevel: entry.viaLevel,
      credit: entry.credit,
      points: entry.points,
      lost: entry.lost,
      source: entry.source,
      lastUsed: lastUsed.get(entry.via ?? entry.skillId) ?? null,
      expiresOn: expiresOn.get(entry.skillId) ?? null,
    })),
    lift: explanation.lift && {
      band: explanation.lift.band,
      changes: explanation.lift.changes.map(({ skillId, fromLevel, toLevel, gain }) => ({
        skillId,
        from: fromLevel,
        to: toLevel,
        gain,
      })),
    },
    notUsedSkillIds: [...explanation.notUsed],
  };
}
