import type { Language } from "@vaardig/contract/limits";
import type { Skill } from "@vaardig/contract/skills";
import type { Tx } from "../db/database.ts";

const READ = {
  name: "skills_by_id",
  text: `select s.id, s.group_id, g.labels as group_labels,
      coalesce(
        (select label from skill_labels where skill_id = s.id and lang = $2 and preferred),
        (select label from skill_labels where skill_id = s.id and lang = 'en' and preferred),
        (select label from skill_labels where skill_id = s.id order by preferred desc, label limit 1),
        s.uri) as name
    from skills s left join skill_groups g on g.id = s.group_id
    where s.id = any($1::uuid[])`,
};

interface Row {
  id: string;
  name: string;
  group_id: string | null;
  group_labels: Record<string, string> | null;
}

/** Skills by id with their labels in `language` (English, then any, as fallback). Unknown ids are left out. */
export async function skillsById(
  tx: Tx,
  ids: Iterable<string>,
  language: Language,
): Promise<Map<string, Skill>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { rows } = await tx.$client.query<Row>({ ...READ, values: [wanted, language] });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        group_id: row.group_id,
        group_name: row.group_labels?.[language] ?? row.group_labels?.en ?? null,
      },
    ]),
  );
}
