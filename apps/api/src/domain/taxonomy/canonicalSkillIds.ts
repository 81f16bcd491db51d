import type { Tx } from "../../platform/db/database.ts";

/**
 * Returns requested skill ids mapped to current ids, following merges; unknown and undecided skills are left
 * out.
 */
export async function canonicalSkillIds(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ asked: string; id: string }>({
    name: "skills_canonical_approved",
    text: `with recursive chain as (
        select id as asked, id, merged_into, status from skills where id = any($1::uuid[])
        union
        select c.asked, s.id, s.merged_into, s.status from chain c join skills s on s.id = c.merged_into)
      select asked, id from chain where merged_into is null and status = 'approved'`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.asked, row.id]));
}
