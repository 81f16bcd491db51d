import type { Language, SkillKind } from "@vaardig/contract/limits";
import type { Skill } from "@vaardig/contract/skills/skills";
import type { Tx } from "../../platform/db/database.ts";

const READ = {
  name: "skills_by_id",
  // The ids are in a subquery: planned for their exact number, each call would be planned again.
  text: `select s.id, s.company_id is null and l.company_id is null and l.label is not null and g.company_id is null as shared,
      s.kind, s.group_id, g.labels as group_labels,
      coalesce(l.label,
        (select label from skill_labels where skill_id = s.id and lang = 'en' and preferred),
        (select label from skill_labels where skill_id = s.id order by preferred desc, label limit 1),
        s.uri) as name
    from skills s left join skill_labels l on l.skill_id = s.id and l.lang = $2 and l.preferred
    left join skill_groups g on g.id = s.group_id
    where s.id = any((select $1::uuid[])::uuid[])`,
};

interface Row {
  id: string;
  shared: boolean;
  name: string;
  kind: SkillKind;
  group_id: string | null;
  group_labels: Record<string, string> | null;
}

/**
 * Returns skills by ids, in no order, each with whether it reads the same for every company: a shared skill
 * with a shared label in this very language, which no company can override. Unknown ids are left out.
 */
export async function readSkills(
  tx: Tx,
  ids: Iterable<string>,
  language: Language,
): Promise<{ skill: Skill; isShared: boolean }[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const { rows } = await tx.$client.query<Row>({ ...READ, values: [wanted, language] });
  return rows.map((row) => ({
    isShared: row.shared,
    skill: {
      id: row.id,
      name: row.name,
      kind: row.kind,
      group_id: row.group_id,
      group_name: row.group_labels?.[language] ?? row.group_labels?.en ?? null,
    },
  }));
}

/**
 * Returns skills by id with their labels in `language` (English, then any, as fallback). Unknown ids are left
 * out.
 */
export async function skillsById(
  tx: Tx,
  ids: Iterable<string>,
  language: Language,
): Promise<Map<string, Skill>> {
  const read = await readSkills(tx, ids, language);
  return new Map(read.map(({ skill }) => [skill.id, skill]));
}
