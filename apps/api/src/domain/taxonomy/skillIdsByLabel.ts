import type { Tx } from "../../platform/db/database.ts";

/**
 * Every name of a skill that is in use, in any language and in small letters → the skill's id; of the shared taxonomy, and
 * of the company where one is given. A preferred name and the starter taxonomy win where two skills share a name.
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
