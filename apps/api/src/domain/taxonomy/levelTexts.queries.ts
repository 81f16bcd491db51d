import type { Tx } from "../../platform/db/database.ts";

/** Returns the groups that describe what each level means. */
export async function levelTexts(tx: Tx): Promise<{ id: string; levels: Record<string, string[]> }[]> {
  const { rows } = await tx.$client.query<{ id: string; levels: Record<string, string[]> }>({
    name: "skill_level_texts",
    text: "select id, levels from skill_groups where levels is not null order by id",
  });
  return rows;
}

/** Returns the skills of the company with their own descriptions of the levels. */
export async function skillLevelTexts(
  tx: Tx,
  companyId: string,
): Promise<{ id: string; levels: Record<string, string[]> }[]> {
  const { rows } = await tx.$client.query<{ id: string; levels: Record<string, string[]> }>({
    name: "own_skill_level_texts",
    text: "select id, levels from skills where company_id = $1 and levels is not null and merged_into is null order by id",
    values: [companyId],
  });
  return rows;
}
