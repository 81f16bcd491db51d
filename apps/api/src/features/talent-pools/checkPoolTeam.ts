import { POOL_READERS } from "@vaardig/contract/talentPools";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { PoolFacts } from "../../platform/recruiting/pools/poolScope.ts";

/** Refuses, at the field, whoever is newly named and has no talent pools to work with. */
export async function checkPoolTeam(
  tx: Tx,
  companyId: string,
  now: PoolFacts,
  next: PoolFacts,
): Promise<void> {
  const known = new Set([now.ownerId, ...now.coOwnerIds, ...now.memberIds]);
  const named = [next.ownerId, ...next.coOwnerIds, ...next.memberIds].filter((id) => !known.has(id));
  const { rows } = await tx.$client.query<{ id: string }>(
    "select id from users where company_id = $1 and id = any($2::uuid[]) and system_role <> all($3)",
    [companyId, named, POOL_READERS],
  );
  const without = new Set(rows.map(({ id }) => id));
  const wrong = [
    ["owner_id", [next.ownerId]],
    ["co_owner_ids", next.coOwnerIds],
    ["member_ids", next.memberIds],
  ] as const;
  const fields = Object.fromEntries(
    wrong
      .filter(([, ids]) => ids.some((id) => without.has(id)))
      .map(([field]) => [field, "works_with_pools"]),
  );
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}
