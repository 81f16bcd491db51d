import { compileJob } from "@vaardig/matching/compileJob";
import { scoreCompiled } from "@vaardig/matching/scorer";
import type { Tx } from "../db/database.ts";
import type { RankedRecord, RequiredSkill } from "./matchEngine.ts";
import { skillFactsOf } from "./skillFactsOf.ts";
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
  if (required.length === 0) return userIds.map((id) => ({ id, score: null, band: null }));
  const claims = await claimsOf(tx, companyId, userIds, new Date());
  const held = new Set([...claims.values()].flatMap((person) => person.claims.map(({ skillId }) => skillId)));
  const asked = required.map(({ skillId }) => skillId);
  const facts = await skillFactsOf(tx, companyId, asked, [...held]);
  const job = compileJob(required, facts);
  return userIds.map((id) => {
    const scored = job && scoreCompiled(job, claims.get(id)?.claims ?? [], facts);
    return { id, score: scored?.score ?? null, band: scored?.band ?? null };
  });
}
