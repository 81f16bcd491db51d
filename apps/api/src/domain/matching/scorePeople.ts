import type { Tx } from "../../platform/db/database.ts";
import type { RankedRecord, RequiredSkill } from "./matchEngine.ts";
import { scoreClaims } from "./scoreClaims.ts";
import { claimsOf } from "./worker/claims.ts";

/**
 * How well each of a few people fits, in their order: the numbers of a ranking, from the rows of these people alone.
 * It asks the engine nothing, so that whoever shows a page of cards waits neither for its start nor for its index.
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
