import type { Tx } from "../../platform/db/database.ts";
import { skillWishes } from "./personSkills.table.ts";

/**
 * Puts skills back on a person's wishlist that confirmations took off it, according to the log of that
 * moment.
 */
export async function restoreWishes(
  tx: Tx,
  companyId: string,
  { userId, actorId, skillIds }: { userId: string; actorId: string; skillIds: readonly string[] },
  ratingIds: string[],
): Promise<void> {
  const { rows } = await tx.$client.query<{ skill_id: string }>(
    `select distinct w.skill_id from events e
       cross join lateral jsonb_array_elements_text(e.data -> 'wish_skill_ids') w (skill_id)
     where e.company_id = $1 and e.user_id = $2 and e.actor_id = $3 and e.kind = 'skills.confirmed'
       and w.skill_id = any($4::text[])
       and e.at in (select valid_from from person_skills where company_id = $1 and id = any($5::uuid[]))`,
    [companyId, userId, actorId, skillIds, ratingIds],
  );
  if (rows.length === 0) return;
  await tx
    .insert(skillWishes)
    .values(rows.map(({ skill_id: skillId }) => ({ companyId, userId, skillId })))
    .onConflictDoNothing();
}
