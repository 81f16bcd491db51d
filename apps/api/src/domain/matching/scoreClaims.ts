import { compileJob } from "@vaardig/matching/compileJob";
import { explain } from "@vaardig/matching/explanation";
import type { Claim } from "@vaardig/matching/model";
import { scoreCompiled } from "@vaardig/matching/scorer";
import type { Tx } from "../../platform/db/database.ts";
import type { RankedRecord, RequiredSkill, ScoreSheet } from "./matchEngine.ts";
import { skillFactsOf } from "./skillFactsOf.ts";
import { NO_CLAIMS } from "./worker/claims.ts";
import { toSheet } from "./worker/toSheet.ts";

const skillIdsOf = (entries: readonly { skillId: string }[]) => entries.map(({ skillId }) => skillId);

/**
 * Scores claims that need not be stored, such as skills read from an application's résumé, by any id and in
 * the given order. With several claims on one skill the best one counts. A level that no one stated is null.
 */
export async function scoreClaims(
  tx: Tx,
  companyId: string,
  claimsById: ReadonlyMap<string, readonly Claim[]>,
  required: RequiredSkill[],
): Promise<RankedRecord[]> {
  const ids = [...claimsById.keys()];
  if (required.length === 0) return ids.map((id) => ({ id, score: null, band: null }));
  const held = new Set(skillIdsOf([...claimsById.values()].flat()));
  const facts = await skillFactsOf(tx, companyId, skillIdsOf(required), [...held]);
  const job = compileJob(required, facts);
  return [...claimsById].map(([id, claims]) => {
    const scored = job && scoreCompiled(job, claims, facts);
    return { id, score: scored?.score ?? null, band: scored?.band ?? null };
  });
}

/**
 * Returns the explanation for claims that need not be stored: the numbers of {@link scoreClaims}, line by
 * line.
 */
export async function explainClaims(
  tx: Tx,
  companyId: string,
  claims: readonly Claim[],
  required: RequiredSkill[],
): Promise<ScoreSheet> {
  const facts = await skillFactsOf(tx, companyId, skillIdsOf(required), skillIdsOf(claims));
  return toSheet(explain(required, claims, facts), NO_CLAIMS);
}
