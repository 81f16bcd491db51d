import type { Rating } from "@vaardig/contract/skills/skillHistory";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

/** A confirmed level, with the person's own statements since. */
export interface Confirmation {
  skill_id: string;
  confirmed_by: string | null;
  /** The latest statement beside the confirmation; null when there is none. */
  own_level: number | null;
  own_at: Date | null;
}

/**
 * Returns a person's current confirmations. A statement made beside one was never current: it ends when it
 * begins.
 */
export async function confirmationsOf(tx: Tx, companyId: string, userId: string): Promise<Confirmation[]> {
  const { rows } = await tx.$client.query<Confirmation>({
    name: "person_skill_confirmations",
    text: `select c.skill_id, ${fullName("a")} as confirmed_by, s.level as own_level, s.valid_from as own_at
      from person_skills c
      left join users a on a.company_id = c.company_id and a.id = c.created_by
      left join lateral (
        select h.level, h.valid_from from person_skills h
        where h.company_id = c.company_id and h.user_id = c.user_id and h.skill_id = c.skill_id
          and h.source <> 'confirmed' and h.valid_to = h.valid_from and h.valid_from >= c.valid_from
        order by h.valid_from desc, h.id desc limit 1) s on true
      where c.company_id = $1 and c.user_id = $2 and c.valid_to is null and c.source = 'confirmed'`,
    values: [companyId, userId],
  });
  return rows;
}

export interface RatingRow extends Omit<Rating, "by" | "valid_from" | "valid_to"> {
  created_by: string;
  by_name: string | null;
  valid_from: Date;
  valid_to: Date | null;
}

/** Returns every rating of a person's skill or of one that was merged into it, newest first. */
export async function ratingsOf(
  tx: Tx,
  companyId: string,
  userId: string,
  skillId: string,
): Promise<RatingRow[]> {
  const { rows } = await tx.$client.query<RatingRow>({
    name: "person_skill_ratings",
    text: `select h.id, h.level, h.source, h.words, h.evidence, h.last_used::text, h.created_by,
        ${fullName("a")} as by_name, h.valid_from, h.valid_to
      from person_skills h left join users a on a.company_id = h.company_id and a.id = h.created_by
      where h.company_id = $1 and h.user_id = $2 and h.skill_id in (select id from skills where id = $3 or merged_into = $3)
      order by h.valid_from desc, h.id desc limit 200`,
    values: [companyId, userId, skillId],
  });
  return rows;
}
