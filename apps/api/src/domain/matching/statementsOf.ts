import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

/** A current level: when it was stated, and the person's own level when it was confirmed. */
export interface Statement {
  skill_id: string;
  level: number | null;
  stated_at: Date;
  own_level: number | null;
  /** Names of the colleagues who endorsed it, highest level first; null for none. */
  endorsed_by: string[] | null;
}

/** Returns the statements behind a person's skills, by skill id; the company is that of the transaction. */
export async function statementsOf(
  tx: Tx,
  userId: string,
  skillIds: string[],
): Promise<Map<string, Statement>> {
  const { rows } = await tx.$client.query<Statement>({
    name: "match_statements",
    text: `select c.skill_id, c.level, c.valid_from as stated_at, s.level as own_level, e.names as endorsed_by
      from person_skills c left join lateral (
        select h.level from person_skills h
        where h.company_id = c.company_id and h.user_id = c.user_id and h.skill_id = c.skill_id and c.source = 'confirmed'
          and h.source <> 'confirmed' and h.valid_to = h.valid_from and h.valid_from >= c.valid_from
        order by h.valid_from desc, h.id desc limit 1) s on true
      left join lateral (
        select array_agg(${fullName("a")} order by d.level desc, d.created_at, d.id) as names
        from skill_endorsements d join users a on a.company_id = d.company_id and a.id = d.author_id
        where d.company_id = c.company_id and d.user_id = c.user_id and d.skill_id = c.skill_id and d.taken_back_at is null) e on true
      where c.company_id = (select nullif(current_setting('app.company_id', true), '')::uuid)
        and c.user_id = $1 and c.skill_id = any($2::uuid[]) and c.valid_to is null`,
    values: [userId, skillIds],
  });
  return new Map(rows.map((row) => [row.skill_id, row]));
}
