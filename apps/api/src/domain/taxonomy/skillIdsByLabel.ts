import type { Tx } from "../../platform/db/database.ts";

/**
 * Returns the skill id for every label of approved skills, in any language and in lowercase; of the shared
 * taxonomy, and of the company if given. For a label of two skills, a preferred label and then the starter
 * taxonomy take precedence.
 */
export async function skillIdsByLabel(tx: Tx, companyId: string | null): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ label: string; id: string }>(
    `select lower(l.label) as label, s.id from skill_labels l join skills s on s.id = l.skill_id
      where (s.company_id is null or s.company_id = $1) and (l.company_id is null or l.company_id = $1)
        and s.merged_into is null and s.status = 'approved'
      order by l.preferred, s.source = 'starter', s.id desc`,
    [companyId],
  );
  return new Map(rows.map(({ label, id }) => [label, id]));
}
