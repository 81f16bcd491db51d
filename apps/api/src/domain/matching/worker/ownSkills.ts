import type { SkillKind } from "@vaardig/matching/model";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import type { Tx } from "../../../platform/db/database.ts";

/** A company's additions to the shared skills. */
export interface OwnSkills {
  skills: { id: string; kind: SkillKind; groupIds: string[] }[];
  /** Merged skills of the company → the skill that stays. */
  merged: ReadonlyMap<string, string>;
  /** Labels of approved own skills, and the company's labels for shared ones. */
  labels: Label[];
  /** Labels of proposed skills that were not decided on. */
  proposed: Label[];
}

interface SkillRow {
  id: string;
  kind: SkillKind;
  group_id: string | null;
  merged_into: string | null;
}

interface LabelRow extends Label {
  proposed: boolean;
}

/** Reads a company's own skills and labels. */
export async function readOwnSkills(tx: Tx, companyId: string): Promise<OwnSkills> {
  const skills = await tx.$client.query<SkillRow>({
    name: "own_skills",
    text: "select id, kind, group_id, merged_into from skills where company_id = $1 and status = 'approved' order by id",
    values: [companyId],
  });
  const labels = await tx.$client.query<LabelRow>({
    name: "own_skill_labels",
    text: `select l.skill_id as "conceptId", l.label, l.lang, l.preferred, s.status = 'proposed' as proposed
      from skill_labels l join skills s on s.id = l.skill_id
      where l.company_id = $1 order by l.skill_id, l.lang, l.preferred desc, l.label`,
    values: [companyId],
  });
  const toLabel = ({ conceptId, label, lang, preferred }: LabelRow): Label => ({
    conceptId,
    label,
    lang,
    preferred,
  });
  return {
    skills: skills.rows.map(({ id, kind, group_id: group }) => ({
      id,
      kind,
      groupIds: group ? [group] : [],
    })),
    merged: new Map(skills.rows.flatMap(({ id, merged_into: into }) => (into ? [[id, into] as const] : []))),
    labels: labels.rows.filter((row) => !row.proposed).map(toLabel),
    proposed: labels.rows.filter((row) => row.proposed).map(toLabel),
  };
}
