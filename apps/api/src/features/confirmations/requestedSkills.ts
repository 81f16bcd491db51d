import type { Language } from "@vaardig/contract/limits";
import { endorsersOf } from "../../domain/skills/confirmations/endorsements.queries.ts";
import { requestedLevel } from "../../domain/skills/confirmations/requestedLevel.ts";
import { openRequestsOf } from "../../domain/skills/confirmations/requests.queries.ts";
import { confirmationsOf } from "../../domain/skills/ratings.queries.ts";
import { type ShownSkillRow, shownSkillsOf } from "../../domain/skills/spokenSkills.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** A skill that a person wants to have confirmed. */
export interface RequestedSkill {
  id: string;
  /** Empty for an unknown skill. */
  name: string;
  /** The level to request; null when this skill cannot be requested. */
  level: number | null;
  row: ShownSkillRow | undefined;
}

/** Returns the viewer's skills with these ids, in order, each with the level that can be requested. */
export async function requestedSkills(
  tx: Tx,
  { companyId, userId }: Viewer,
  ids: string[],
  language: Language,
): Promise<RequestedSkill[]> {
  const canonical = await canonicalSkillIds(tx, ids);
  const skills = await skillsById(tx, canonical.values(), language);
  const rows = new Map((await shownSkillsOf(tx, companyId, userId)).map((row) => [row.skillId, row]));
  const own = new Map(
    (await confirmationsOf(tx, companyId, userId)).map((one) => [one.skill_id, one.own_level]),
  );
  return ids.map((asked) => {
    const id = canonical.get(asked) ?? asked;
    const [skill, row] = [skills.get(id), rows.get(id)];
    const level = skill && row ? requestedLevel(row, skill.kind, own.get(id) ?? null) : null;
    return { id, name: skill?.name ?? "", level, row };
  });
}

/** Returns, per person, the skills with an unanswered request and those endorsed at the stated level. */
export async function wasRequestedBefore(
  tx: Tx,
  { companyId, userId }: Viewer,
  skills: readonly RequestedSkill[],
): Promise<(personId: string) => { asked: string[]; endorsed: string[] }> {
  const open = await openRequestsOf(tx, companyId, userId);
  const ids = skills.map(({ id }) => id);
  const endorsers = await endorsersOf(tx, companyId, userId, ids);
  return (personId) => ({
    asked: ids.filter((id) => open.some((one) => one.skill_id === id && one.responder_id === personId)),
    endorsed: skills.flatMap(({ id, level }) =>
      endorsers.get(id)?.some((one) => one.author_id === personId && one.level >= (level ?? 0)) ? [id] : [],
    ),
  });
}
