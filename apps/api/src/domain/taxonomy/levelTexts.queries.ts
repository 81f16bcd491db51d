import type { Tx } from "../../platform/db/database.ts";

/** Returns the groups that describe what each level means. */
export async function levelTexts(tx: Tx): Promise<{ id: string; levels: Record<string, string[]> }[]> {
  const { rows } = await tx.$client.query<{ id: string; levels: Record<string, string[]> }>({
    name: "skill_level_texts",
    text: "select id, levels from skill_groups where levels is not null order by id",
  });
  return rows;
}

/** Returns the skills with their own descriptions of the levels, together where the descriptions are the same. */
export async function skillLevelTexts(
  tx: Tx,
  companyId: string,
): Promise<{ ids: string[]; levels: Record<string, string[]> }[]> {
  const { rows } = await tx.$client.query<{ ids: string[]; levels: Record<string, string[]> }>({
    name: "own_skill_level_texts",
    text: `select array_agg(id order by id) as ids, levels from skills
      where (company_id is null or company_id = $1) and levels is not null and merged_into is null
      group by levels order by min(id::text)`,
    values: [companyId],
  });
  return rows;
}
