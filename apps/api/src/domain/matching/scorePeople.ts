import type { Tx } from "../../platform/db/database.ts";
import type { RankedRecord, RequiredSkill } from "./matchEngine.ts";
import { scoreClaims } from "./scoreClaims.ts";
import { claimsOf } from "./worker/claims.ts";

/**
 * Scores a few people, in order, with the numbers of a ranking but from these people's rows only. A page of
 * cards therefore depends neither on the engine's start nor on its index.
 */
export async function scorePeople(
  tx: Tx,
  companyId: string,
  userIds: string[],
  required: RequiredSkill[],
): Promise<RankedRecord[]> {
  const claims = await claimsOf(tx, companyId, userIds, new Date());
  const byPerson = new Map(userIds.map((id) => [id, claims.get(id)?.claims ?? []]));
  return scoreClaims(tx, companyId, byPerson, required);
}
